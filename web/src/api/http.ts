/** Everything that is asked once. */
import { recall, remember } from '../shell/store.ts'
import { settings } from '../shell/settings.svelte.ts'
import type { components } from './schema.d.ts'
import type {
  GameInfo,
  Moment,
  NewTable,
  Refusal,
  ReviewState,
  SeatWish,
  Summary,
  Verdict,
} from './types.ts'

/** The server said no, or could not be reached (code `lost`). */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text)
  }
}

const LOST: Refusal = { code: 'lost', text: '', reference: '' }
let token = recall<string | null>('token', null)

export const currentToken = (): string | null => token

async function ask(path: string, method = 'GET', body?: unknown): Promise<Response> {
  const address = new URL(path, location.origin)
  address.searchParams.set('language', settings.language)
  const headers: Record<string, string> = {}
  if (token) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(address, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refused(LOST)
  }
  if (answer.ok) return answer
  throw new Refused(await answer.json().catch(() => LOST))
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json()
}

async function post<T>(path: string, body: unknown = {}, method = 'POST'): Promise<T> {
  const answer = await ask(path, method, body)
  return answer.status === 204 ? (undefined as T) : answer.json()
}

export interface Me {
  player: { id: string; name: string }
  tables: Summary[]
}

/** Become somebody, if this browser is nobody yet. */
export async function enter(name: string): Promise<void> {
  if (token) return
  const account = await post<{ token: string }>('/api/me', { name })
  token = account.token
  remember('token', token)
}

/** Who this browser is, and where it plays; null if nobody. A token that is not known is dropped. */
export async function me(): Promise<Me | null> {
  if (!token) return null
  try {
    return await get<Me>('/api/me')
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== 'unknown-token') throw error
    token = null
    remember('token', null)
    return null
  }
}

/** Become the person who made a link on another device; return their name. */
export async function enterByLink(code: string): Promise<string> {
  const account = await post<{ token: string; player: { name: string } }>('/api/me/enter', { code })
  token = account.token
  remember('token', token)
  return account.player.name
}

export const makeLink = (): Promise<{ code: string }> => post('/api/me/link')
export const rename = (name: string): Promise<Me> => post('/api/me', { name }, 'PATCH')
export const games = (): Promise<GameInfo[]> => get('/api/games')
export const newTable = (wish: NewTable): Promise<Summary> => post('/api/tables', wish)
export const summary = (id: string): Promise<Summary> => get(`/api/tables/${id}`)
export const openTables = (): Promise<Summary[]> => get('/api/tables')
export const start = (id: string): Promise<Summary> => post(`/api/tables/${id}/start`)
export const rematch = (id: string): Promise<Summary> => post(`/api/tables/${id}/rematch`)
export const takeSeat = (id: string, seat: number, wish: SeatWish): Promise<Summary> =>
  post(`/api/tables/${id}/seats/${seat}`, wish)
export const leaveSeat = (id: string, seat: number): Promise<Summary> =>
  post(`/api/tables/${id}/seats/${seat}`, undefined, 'DELETE')
export const change = (id: string, wish: { pause?: number }): Promise<Summary> =>
  post(`/api/tables/${id}`, wish, 'PATCH')
export const scenarios = (): Promise<Scenario[]> => get('/api/scenarios')
export const openScenario = (name: string): Promise<Summary> =>
  post(`/api/scenarios/${encodeURIComponent(name)}`)
export const fork = (id: string, ply: number, seats: SeatWish[]): Promise<Summary> =>
  post(`/api/tables/${id}/fork`, { ply, seats })
export const moment = (id: string, ply: number): Promise<Moment> =>
  get(`/api/tables/${id}/at/${ply}`)
export const bringRecord = (text: string): Promise<Summary> => post('/api/records', { text })
export const recordOf = async (id: string): Promise<string> =>
  (await ask(`/api/tables/${id}/record`)).text()
export const verify = (id: string): Promise<Verdict> => post(`/api/tables/${id}/verify`, {})
export const askReview = (id: string): Promise<ReviewState> =>
  post(`/api/tables/${id}/review`, { setting: 'quick' })
export const review = (id: string): Promise<ReviewState> =>
  get(`/api/tables/${id}/review?setting=quick`)

export type Scenario = components['schemas']['ScenarioInfo']
export type Notice = components['schemas']['Notice']
export type Subscription = components['schemas']['Subscription']
type NewNotice =
  | Omit<components['schemas']['Push'], 'language'>
  | Omit<components['schemas']['Webhook'], 'language'>

export const noticeKey = (): Promise<{ key: string }> => get('/api/notices/key')
export const notices = (): Promise<Notice[]> => get('/api/me/notices')
export const addNotice = (wish: NewNotice): Promise<Notice> =>
  post('/api/me/notices', { ...wish, language: settings.language })
export const testNotice = (id: string): Promise<{ failed: string | null }> =>
  post(`/api/me/notices/${id}/test`)
export const removeNotice = (id: string): Promise<void> =>
  post(`/api/me/notices/${id}`, undefined, 'DELETE')
