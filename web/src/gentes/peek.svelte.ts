/** A card that is looked at closely: beside the pointer after a while, or as a sheet. */
const WAIT = 400 // ms a pointer or the focus rests
const PRESS = 450 // ms a finger rests

class Peek {
  beside: { card: string; node: Element; at: DOMRect } | null = $state.raw(null)
  sheet: string | null = $state(null)
  private timer = 0

  private later(act: () => void, ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(act, ms) as unknown as number
  }

  /** A mouse rests on a card, or the keyboard; a finger has `press`. */
  rest(card: string, node: Element, by: PointerEvent | FocusEvent): void {
    if ('pointerType' in by ? by.pointerType !== 'mouse' : !node.matches(':focus-visible')) return
    this.later(() => (this.beside = { card, node, at: node.getBoundingClientRect() }), WAIT)
  }

  press(card: string, event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.leave()
    else this.later(() => this.open(card), PRESS)
  }

  leave(): void {
    clearTimeout(this.timer)
    this.beside = null
  }

  /** Cards have moved: one that is gone is looked at no more. */
  check(): void {
    if (this.beside && !this.beside.node.isConnected) this.leave()
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
