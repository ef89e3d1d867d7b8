/** Addresses: every table, every moment of a record and every page has one. */
export type Route =
  | { page: 'lobby' | 'games' | 'learn' | 'settings' | 'link' | 'nowhere' }
  | { page: 'rules'; game: string; section: string }
  | { page: 'table' | 'record' | 'review'; id: string; at: number | null }
  | { page: 'scenario' | 'gallery'; name: string }

const PLAIN = ['games', 'learn', 'settings', 'link'] as const
const TABLES = ['table', 'record', 'review'] as const

export function parse(address: URL): Route {
  const [page = '', id = ''] = address.pathname.split('/').filter(Boolean)
  const plain = PLAIN.find((name) => name === page)
  if (!page) return { page: 'lobby' }
  if (plain) return { page: plain }
  if (page === 'rules') return { page, game: id || 'gentes', section: address.hash.slice(1) }
  if (page === 'scenario' || page === 'gallery') return { page, name: id }
  const table = TABLES.find((name) => name === page)
  if (table && id) {
    const at = address.searchParams.get('at')
    return { page: table, id, at: at !== null && /^\d+$/.test(at) ? Number(at) : null }
  }
  return { page: 'nowhere' }
}

let current: Route = $state.raw(parse(new URL(location.href)))

export const router = {
  get route(): Route {
    return current
  },
}

function update(): void {
  current = parse(new URL(location.href))
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  update()
  if (!replace) scrollTo(0, 0)
}

/** Let links inside the app change the page without loading it again; call once. */
export function followLinks(): void {
  addEventListener('popstate', update)
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!link || !plain || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
