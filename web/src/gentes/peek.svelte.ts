/** A card that is looked at closely: beside the pointer after a while, or as a sheet. */
const WAIT = 400 // ms a pointer rests
const PRESS = 450 // ms a finger rests

class Peek {
  beside: { card: string; at: DOMRect } | null = $state.raw(null)
  sheet: string | null = $state(null)
  private timer = 0

  private later(act: () => void, ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(act, ms) as unknown as number
  }

  rest(card: string, node: Element, event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return
    this.later(() => (this.beside = { card, at: node.getBoundingClientRect() }), WAIT)
  }

  press(card: string, event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.leave()
    else this.later(() => this.open(card), PRESS)
  }

  leave(): void {
    clearTimeout(this.timer)
    this.beside = null
  }

  open(card: string): void {
    this.leave()
    this.sheet = card
  }

  close(): void {
    this.sheet = null
  }
}

export const peek = new Peek()
