/** What to ask the server when somebody points at something that cannot be chosen. */
import type { Play } from '../table/play.svelte.ts'
import type { GentesView } from './types.ts'

const LATER = 'not-now'

const CARD: Record<string, string> = {
  play: 'play',
  discard: 'discard',
  final: 'score',
  draft: 'draft',
}
const SITE: Record<string, string> = {
  build: 'build',
  relocate: 'relocate',
  decline: 'city',
  turn: 'home',
  train: 'extra',
  tax_again: 'repeat',
}
const GROUP: Record<string, string> = {
  train: 'train',
  hire: 'train',
  join_any: 'join',
  settle: 'settle',
}

/** The wish behind a target, as an action in words; null if pointing at it wishes for nothing. */
export function wishOf(view: GentesView, seat: number, target: string): string | null {
  const [kind, id] = [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)]
  switch (kind) {
    case 'tile':
      return `tile ${id}`
    case 'hourglasses':
      return `tax ${id}`
    case 'group':
      return GROUP[view.step] ? `${GROUP[view.step]} ${id}` : null
    case 'region':
      return `activate ${id}`
    case 'site':
      return ofSite(view, seat, id)
    case 'card':
      return ofCard(view, seat, id)
    case 'button':
      return id === 'hire' ? `hire ${Math.min(3, view.mats[seat]?.cubes.temple ?? 0)}` : id
    default:
      return null
  }
}

function ofSite(view: GentesView, seat: number, id: string): string | null {
  const verb = SITE[view.step]
  const home = id.includes('-')
  const mine = view.sites.find((it) => it.id === id)?.owner === seat
  if (!verb || (['home', 'extra', 'repeat'].includes(verb) && !(home && mine))) return null
  return `${verb} ${id}`
}

function ofCard(view: GentesView, seat: number, id: string): string | null {
  if (view.step === 'take') {
    const slot = view.display.indexOf(id)
    if (slot >= 0) return `take ${slot + 1}`
    return view.discard.includes(id) ? `fetch ${id}` : null
  }
  if (view.mats[seat]?.tableau.includes(id)) {
    if (view.step === 'turn') return `sun ${id}`
    return view.step === 'decline' ? `moon ${id}` : null
  }
  const held = view.mats[seat]?.hand?.some((it) => it.card === id)
  const verb = CARD[view.step]
  return verb && (held || verb === 'draft') ? `${verb} ${id}` : null
}

/** Say why a wish cannot be had; that it is not asked for now only to whoever clicks. */
export async function answer(
  play: Play,
  target: string,
  wish: string | null,
  clicked = false,
): Promise<void> {
  const why = wish ? await play.reason(wish) : null
  if (clicked || why?.code !== LATER) await play.explain(target, wish)
}
