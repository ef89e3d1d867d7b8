// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { parse } from '../src/shell/router.svelte.ts'

const at = (path: string) => parse(new URL(path, 'http://x'))

test.each([
  ['/', { page: 'lobby' }],
  ['/games', { page: 'games' }],
  ['/table/abc', { page: 'table', id: 'abc', at: null }],
  ['/table/abc?at=57', { page: 'table', id: 'abc', at: 57 }],
  ['/record/abc?at=x', { page: 'record', id: 'abc', at: null }],
  ['/scenario', { page: 'scenario', name: '' }],
  ['/scenario/gods-decay', { page: 'scenario', name: 'gods-decay' }],
  ['/gallery/gods-middle?end', { page: 'gallery', name: 'gods-middle' }],
  ['/rules/gods#D3', { page: 'rules', game: 'gods', section: 'D3' }],
  ['/table', { page: 'nowhere' }],
  ['/no/such', { page: 'nowhere' }],
])('%s', (path, route) => {
  expect(at(path)).toEqual(route)
})
