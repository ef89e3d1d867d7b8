/** Small things this browser remembers. Private windows may forbid it; then nothing is kept. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`heyday.${key}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`heyday.${key}`, JSON.stringify(value))
  } catch {
    // Nothing to do: the app works without memory.
  }
}
