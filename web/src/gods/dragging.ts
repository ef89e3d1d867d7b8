/** A camera in somebody's hands: dragged and pinched by pointers, zoomed by the wheel. */
import type { Camera } from './camera.svelte.ts'
import type { Point } from './hexes.ts'

/** Let the camera follow what happens over its window; return how to stop that. */
export function follow(window_: HTMLElement, camera: Camera): () => void {
  const at = (event: MouseEvent): Point => {
    const frame = window_.getBoundingClientRect()
    return { x: event.clientX - frame.x, y: event.clientY - frame.y }
  }
  const hold = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return
    camera.press(event.pointerId, at(event))
  }
  const drag = (event: PointerEvent) => camera.drag(event.pointerId, at(event))
  const release = (event: PointerEvent) => camera.release(event.pointerId)
  const zoom = (event: WheelEvent) => {
    event.preventDefault()
    camera.zoomBy(Math.exp(-event.deltaY / 400), at(event))
  }

  const stop = new AbortController()
  const { signal } = stop
  window_.addEventListener('pointerdown', hold, { signal })
  window_.addEventListener('pointermove', drag, { signal })
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    window_.addEventListener(name, release, { signal })
  window_.addEventListener('wheel', zoom, { signal, passive: false })
  return () => stop.abort()
}
