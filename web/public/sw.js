// Keeps one page for when there is no connection, and tells whose turn it is; everything else comes
// from the server.
const KEPT = 'heyday-1'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(['/offline.html', '/icon.svg'])))
  self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(fetch(event.request).catch(() => caches.match('/offline.html')))
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
