/** Arrow keys go from one thing that can be chosen to the next in that direction. */
import type { Keys } from '../shell/keys.ts'
import { ACTIONS } from './groups.ts'

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ARROWS = Object.keys(STEPS)

function middle(node: Element): [number, number] {
  const at = (node.querySelector('.ground') ?? node).getBoundingClientRect()
  return [at.left + at.width / 2, at.top + at.height / 2]
}

const visible = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-lit]')].filter(
    (node) => node.getClientRects().length > 0,
  )

/** Move the focus; from nowhere it goes to the first target. */
function moveFocus(root: Element, key: string): void {
  const targets = visible(root)
  const here = document.activeElement
  if (!here || !targets.includes(here as HTMLElement)) {
    targets[0]?.focus()
    return
  }
  const [x, y] = middle(here)
  const [dx, dy] = STEPS[key]!
  let best: HTMLElement | null = null
  let least = Infinity
  for (const node of targets) {
    const [nx, ny] = middle(node)
    const along = (nx - x) * dx + (ny - y) * dy
    const aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx)
    if (node === here || along < 4) continue
    if (along + 2.5 * aside < least) [best, least] = [node, along + 2.5 * aside]
  }
  best?.focus()
}

/** Go to the next target inside a part of the page, round and round. */
function focusIn(part: Element | null): void {
  if (!part) return
  const targets = visible(part)
  const at = targets.indexOf(document.activeElement as HTMLElement)
  targets[(at + 1) % targets.length]?.focus()
}

/** Digits lead to the actions; arrows, unless they are for going through a record, to what is lit. */
export const focusKeys = (root: HTMLElement | undefined, arrows: boolean): Keys => ({
  ...Object.fromEntries(
    ACTIONS.map((it) => [
      it.key,
      () => focusIn(root?.querySelector(`[data-action="${it.kind}"]`) ?? null),
    ]),
  ),
  ...Object.fromEntries(
    ARROWS.map((key) => [key, arrows ? () => root && moveFocus(root, key) : undefined]),
  ),
})
