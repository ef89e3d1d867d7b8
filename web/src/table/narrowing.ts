/**
 * Choosing by narrowing. The server lists the legal choices; every click names a target or a group
 * of verbs and keeps the choices that agree with it. When one is left it is offered. No rule here.
 */
import type { Choice } from '../api/types.ts'

/** Something that was clicked: `place:2,-1`, `card:blue`, `god:red` or `verb:tribe` (or several). */
export type Pick = string

/** What kind of thing a pick names; a second click of the same kind replaces the first. */
export const kindOf = (pick: Pick): string => pick.slice(0, pick.indexOf(':'))

export function agrees(choice: Choice, pick: Pick): boolean {
  if (kindOf(pick) === 'verb') return pick.slice(5).split('|').includes(choice.verb)
  return choice.targets.includes(pick)
}

export function keep(choices: Choice[], picks: readonly Pick[]): Choice[] {
  return choices.filter((choice) => picks.every((pick) => agrees(choice, pick)))
}

/**
 * Add a pick to others. Those that cannot stand beside it give way: first the one of its kind, then,
 * from the latest on, any that leaves no choice. Null if the pick names no legal choice at all.
 */
export function add(choices: Choice[], picks: readonly Pick[], pick: Pick): Pick[] | null {
  if (!choices.some((choice) => agrees(choice, pick))) return null
  let others = picks.filter((other) => kindOf(other) !== kindOf(pick))
  while (keep(choices, [...others, pick]).length === 0) others = others.slice(0, -1)
  return [...others, pick]
}

/** The targets of a kind that can still be clicked, each with the choices it would leave. */
export function lit(
  choices: Choice[],
  picks: readonly Pick[],
  kind: string,
): Map<string, Choice[]> {
  const open = keep(
    choices,
    picks.filter((pick) => kindOf(pick) !== kind),
  )
  const found = new Map<string, Choice[]>()
  for (const choice of open) {
    for (const target of choice.targets) {
      if (kindOf(target) !== kind) continue
      const list = found.get(target)
      if (list) list.push(choice)
      else found.set(target, [choice])
    }
  }
  return found
}

/** What some choices cost, if it is the same for all. */
export function commonCost(choices: readonly Choice[]): number | null {
  const costs = new Set(choices.map((choice) => choice.cost))
  return costs.size === 1 ? [...costs][0]! : null
}

/** What some choices cost: from, to. */
export function costRange(choices: readonly Choice[]): [number, number] | null {
  if (choices.length === 0) return null
  const costs = choices.map((choice) => choice.cost)
  return [Math.min(...costs), Math.max(...costs)]
}
