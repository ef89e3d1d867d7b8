// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { takes } from '../src/shell/keys.ts'

function input(type: string): HTMLInputElement {
  const made = document.createElement('input')
  made.type = type
  return made
}

test('whoever types gives no orders', () => {
  expect(takes(input('text'), 'p')).toBe(true)
  expect(takes(document.createElement('button'), 'p')).toBe(false)
})

test('a slider takes only the keys that move it', () => {
  expect(takes(input('range'), 'ArrowRight')).toBe(true)
  expect(takes(input('range'), 'Home')).toBe(true)
  expect(takes(input('range'), ' ')).toBe(false)
  expect(takes(input('range'), 'p')).toBe(false)
})
