/** Keys: a map from what is pressed to what it does. Nothing happens while somebody types. */
export type Keys = Record<string, (() => void) | undefined>

/** Name a key press: `Enter`, `a`, `Ctrl+z`, `Shift+Ctrl+z`. */
export function nameOf(event: KeyboardEvent): string {
  const ctrl = event.ctrlKey || event.metaKey
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  return `${event.shiftKey && ctrl ? 'Shift+' : ''}${ctrl ? 'Ctrl+' : ''}${key}`
}

/** Whether what has the keyboard takes a key: a slider only those that move it. */
export function takes(target: EventTarget | null, name: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement && target.type === 'range')
    return /^(Arrow|Page|Home$|End$)/.test(name)
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

/** Listen to keys for as long as a component lives; for use with `{@attach}` or `$effect`. */
export function listen(keys: () => Keys): () => void {
  function pressed(event: KeyboardEvent): void {
    const name = nameOf(event)
    if (event.altKey || event.defaultPrevented || takes(event.target, name)) return
    if (document.querySelector('dialog[open]')) return // it has the keyboard
    const onButton =
      event.target instanceof Element && event.target.closest('button, a, [role=button]')
    if (onButton && (name === 'Enter' || name === ' ')) return // the button takes it
    const act = keys()[name]
    if (!act) return
    event.preventDefault()
    act()
  }
  addEventListener('keydown', pressed)
  return () => removeEventListener('keydown', pressed)
}
