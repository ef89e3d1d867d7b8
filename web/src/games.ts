/** The games that have a table here, each loaded when it is first needed. */
import type { Component } from 'svelte'
import type { View } from './api/types.ts'
import { ready } from './gentes/sheet.svelte.ts'
import type { Play } from './table/play.svelte.ts'
import type { Tools } from './table/tools.ts'

export interface EndingProps {
  play: Play
  close: () => void
  rematch: (() => void) | null
  replay: () => void
}

export interface BoardProps {
  view: View
  names: string[]
  marks?: { action: string; tone: 'good' | 'bad' }[]
}

export interface GamePages {
  icon: string
  table: () => Promise<{ default: Component<{ play: Play; tools: Tools }> }>
  board: () => Promise<{ default: Component<BoardProps> }>
  picture: () => Promise<{ default: Component<Record<string, never>> }>
  coach?: () => Promise<{ default: Component<{ play: Play }> }>
  ending: () => Promise<{ default: Component<EndingProps> }>
}

export const GAMES: Record<string, GamePages> = {
  gentes: {
    icon: 'city',
    table: () => ready(() => import('./gentes/GentesTable.svelte')),
    board: () => ready(() => import('./gentes/Board.svelte')),
    picture: () => import('./gentes/Picture.svelte'),
    coach: () => ready(() => import('./gentes/Coach.svelte')),
    ending: () => ready(() => import('./gentes/Ending.svelte')),
  },
  gods: {
    icon: 'nation',
    table: () => import('./gods/GodsTable.svelte'),
    board: () => import('./gods/Board.svelte'),
    picture: () => import('./gods/Picture.svelte'),
    coach: () => import('./gods/Coach.svelte'),
    ending: () => import('./gods/Ending.svelte'),
  },
}
