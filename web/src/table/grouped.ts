/** Actions that were confirmed at once: they are taken back, and done again, at once. */
export class AtOnce {
  private readonly counts = new Map<number, number>() // by how many actions there were after them

  /** So many actions were confirmed at once, after `ply` others. */
  note(ply: number, count: number): void {
    if (count > 1) this.counts.set(ply + count, count)
  }

  /** Something else is done after `ply` actions. */
  forget(ply: number): void {
    for (const after of this.counts.keys()) if (after > ply) this.counts.delete(after)
  }

  /** How many belong together of those that lead to `ply`. */
  before(ply: number): number {
    return this.counts.get(ply) ?? 1
  }

  /** How many belong together of those that come after `ply`. */
  after(ply: number): number {
    return [...this.counts].find(([after, count]) => after - count === ply)?.[1] ?? 1
  }
}
