// Keeps one page for when there is no connection, and tells whose turn it is; everything else comes
// from the server.
const KEPT = 'heyday-2'
const FILES = ['/offline.html', '/offline.css', '/offline.js', '/icon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)))
  self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const page = event.request.mode === 'navigate'
  const path = new URL(event.request.url).pathname
  if (!page && !FILES.includes(path)) return
  event.respondWith(fetch(event.request).catch(() => caches.match(page ? FILES[0] : path)))
})

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== KEPT)
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))),
  )
})

self.addEventListener('push', (event) => {
  const { text, table } = event.data.json()
  const shown = { body: text, icon: '/icon-192.png', tag: table ?? 'test', data: table }
  event.waitUntil(self.registration.showNotification('heyday', shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const table = event.notification.data
  event.waitUntil(self.clients.openWindow(table ? `/table/${table}` : '/'))
})
