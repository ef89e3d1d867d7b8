/** Web Push: this browser is told by its maker's service, even when no page of ours is open. */
import * as http from '../api/http.ts'

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

/** Ask for permission and subscribe; false if the person said no. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const worker = await navigator.serviceWorker.ready
  const { key } = await http.noticeKey()
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  })
  await http.addNotice({ kind: 'push', subscription: made.toJSON() as http.Subscription })
  return true
}
