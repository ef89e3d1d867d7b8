/** The games that have a table here, each loaded when it is first needed. */
import type { Component } from 'svelte'
import type { GameInfo, View } from './api/types.ts'
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

/** What an action speaks of, if a board does not show it. */
export interface MeantProps {
  action: string
  view: View
}

/** A part of the pages, for a table that is played with some content. */
type Part<Props extends Record<string, any>> = (
  content?: string,
) => Promise<{ default: Component<Props> }>

export interface GamePages {
  icon: string
  table: Part<{ play: Play; tools: Tools }>
  board: Part<BoardProps>
  meant?: Part<MeantProps>
  picture: Part<Record<string, never>>
  coach?: Part<{ play: Play }>
  ending: Part<EndingProps>
}

export const GAMES: Record<string, GamePages> = {
  gentes: {
    icon: 'city',
    table: (content) => ready(() => import('./gentes/GentesTable.svelte'), content),
    board: (content) => ready(() => import('./gentes/Board.svelte'), content),
    meant: (content) => ready(() => import('./gentes/Meant.svelte'), content),
    picture: () => import('./gentes/Picture.svelte'),
    coach: (content) => ready(() => import('./gentes/Coach.svelte'), content),
    ending: (content) => ready(() => import('./gentes/Ending.svelte'), content),
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

/** Those of the server's games that have a table here, in our order. */
export const playable = (games: readonly GameInfo[]): GameInfo[] =>
  Object.keys(GAMES).flatMap((name) => games.filter((game) => game.name === name))
