/** Whether the server has other pages by now than those that run here. */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')
  if (!own) return false
  try {
    const page = await (await fetch('/', { cache: 'no-store' })).text()
    return !page.includes(new URL(own.src).pathname)
  } catch {
    return false
  }
}
