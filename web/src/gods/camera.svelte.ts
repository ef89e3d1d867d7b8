/** What part of an unbounded field is seen: dragged, zoomed by wheel, pinch and buttons, or fitted. */
import type { Box, Point } from './hexes.ts'

const LEAST = 0.25
const MOST = 3
const FOOT = 44 // px below, where a button tells of what is out of view
const READABLE = 0.88 // below this, letters would be smaller than 12 px

export class Camera {
  width = $state(0)
  height = $state(0)
  zoom = $state(1)
  x = $state(0) // where the field's 0, 0 stands in the window
  y = $state(0)
  following = $state(true) // until somebody moves the field
  whole = false // follow all of it, even if it cannot be read
  private box: Box = { x: 0, y: 0, width: 1, height: 1 }
  private fingers = new Map<number, Point>()
  moved = false // a drag is no click

  /** The field has changed, or the window. */
  show(box: Box, width: number, height: number): void {
    this.box = box
    this.width = width
    this.height = height
    if (this.following && width && height) this.fit(!this.whole)
  }

  /** See the whole field; with `readable`, only as much of it as can be read. */
  fit(readable = false): void {
    const { box, width, height } = this
    const all = Math.min(width / box.width, height / box.height)
    this.zoom = Math.min(1.75, Math.max(all, readable ? READABLE : LEAST))
    this.x = width / 2 - (box.x + box.width / 2) * this.zoom
    this.y = height / 2 - (box.y + box.height / 2) * this.zoom
    this.following = true
  }

  zoomBy(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const zoom = Math.min(MOST, Math.max(LEAST, this.zoom * factor))
    const real = zoom / this.zoom
    this.x = at.x - (at.x - this.x) * real
    this.y = at.y - (at.y - this.y) * real
    this.zoom = zoom
    this.following = false
  }

  /** Bring a point of the field into the window, if it is outside. */
  reveal(point: Point): void {
    const rim = 40 * this.zoom
    const { x, y } = this.toWindow(point)
    const dx = Math.max(rim - x, 0) - Math.max(x - (this.width - rim), 0)
    const dy = Math.max(rim - y, 0) - Math.max(y - (this.height - FOOT - rim), 0)
    if (!dx && !dy) return
    this.x += dx
    this.y += dy
    this.following = false
  }

  toWindow(point: Point): Point {
    return { x: this.x + point.x * this.zoom, y: this.y + point.y * this.zoom }
  }

  sees(point: Point): boolean {
    const { x, y } = this.toWindow(point)
    return x > 0 && y > 0 && x < this.width && y < this.height
  }

  press(id: number, at: Point): void {
    if (this.fingers.size === 0) this.moved = false
    this.fingers.set(id, at)
  }

  /** Drag with one finger or the mouse, pinch with two. */
  drag(id: number, to: Point): void {
    const from = this.fingers.get(id)
    if (!from) return
    const other = [...this.fingers].find(([key]) => key !== id)?.[1]
    if (!this.moved && !other && Math.hypot(to.x - from.x, to.y - from.y) < 5) return
    this.moved = true
    this.following = false
    this.fingers.set(id, to)
    if (other) {
      const before = Math.hypot(from.x - other.x, from.y - other.y)
      const after = Math.hypot(to.x - other.x, to.y - other.y)
      if (before > 0) this.zoomBy(after / before, other)
    } else {
      this.x += to.x - from.x
      this.y += to.y - from.y
    }
  }

  release(id: number): void {
    this.fingers.delete(id)
  }
}
