import { expect, test } from 'vitest'
import { Camera } from '../src/gods/camera.svelte.ts'

const box = { x: -100, y: -100, width: 200, height: 200 }

function camera(): Camera {
  const made = new Camera()
  made.show(box, 400, 300)
  return made
}

test('the field is fitted into the window', () => {
  const { zoom, x, y } = camera()

  expect(zoom).toBe(1.5)
  expect([x, y]).toEqual([200, 150])
})

test('a large field is shown only as far as it can be read, unless all is wished for', () => {
  const made = new Camera()
  made.show({ ...box, width: 2000, height: 2000 }, 400, 300)
  expect(made.zoom).toBe(0.88)

  made.fit()

  expect(made.zoom).toBe(0.25)
})

test('zooming keeps the point under the pointer', () => {
  const made = camera()
  const before = { x: (50 - made.x) / made.zoom, y: (60 - made.y) / made.zoom }

  made.zoomBy(1.4, { x: 50, y: 60 })

  expect(made.toWindow(before).x).toBeCloseTo(50)
  expect(made.toWindow(before).y).toBeCloseTo(60)
})

test('a drag moves the field, a click does not', () => {
  const made = camera()
  made.press(1, { x: 10, y: 10 })
  made.drag(1, { x: 12, y: 11 })
  expect(made.moved).toBe(false)

  made.drag(1, { x: 40, y: 10 })

  expect(made.moved).toBe(true)
  expect(made.x).toBe(230)
  expect(made.following).toBe(false)
})

test('two fingers zoom', () => {
  const made = camera()
  made.press(1, { x: 100, y: 100 })
  made.press(2, { x: 200, y: 100 })

  made.drag(2, { x: 300, y: 100 })

  expect(made.zoom).toBeCloseTo(3)
})

test('what is out of view is brought into it', () => {
  const made = camera()
  const far = { x: 400, y: 0 }
  expect(made.sees(far)).toBe(false)

  made.reveal(far)

  expect(made.sees(far)).toBe(true)
})

test('what is brought into view is not covered by the button below', () => {
  const made = camera()
  const far = { x: 0, y: 400 }

  made.reveal(far)

  expect(made.toWindow(far).y).toBeLessThan(300 - 44)
})
