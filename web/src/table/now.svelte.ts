/** The time, as far as a clock that shows seconds needs it. */
import { createSubscriber } from 'svelte/reactivity'

const follow = createSubscriber((update) => {
  const timer = setInterval(update, 1000)
  return () => clearInterval(timer)
})

export function now(): number {
  follow()
  return Date.now() / 1000
}
