/** What the shell offers at every table. */
export interface Tools {
  buttons: { icon: string; label: string; act: () => void; on?: boolean }[]
  showAt: (ply: number) => void
  recap: (() => void) | null
  hint: (() => void) | null
  askUndo: (() => void) | null
  ending: (() => void) | null
  fork: ((ply: number) => void) | null
  leave: (() => void) | null // from the past to the present
}
