// Shows messages that are pushed, and opens their page. Shows a client what this browser keeps for them
// when the site cannot be reached. Pages and scripts of
// the site are always fetched: none is kept, so none is ever older than the server's.

/** As in app/state/kept-offline.ts, which writes it and empties it. */
const KEPT = 'kept-offline';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  // The page is requested while this script starts, so that it costs no time.
  const early = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([early, self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  event.respondWith(pageOrKept(event));
});

self.addEventListener('push', (event) => {
  const { title, text, id, opens } = event.data.json();
  const shown = { body: text, tag: id, icon: '/icons/icon-192.png', dir: 'auto', data: { opens } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.opens));
});

/** Shows a page of the site, in the window that has it already where there is one. */
async function openPage(path) {
  const { origin } = self.location;
  const url = new URL(path, origin);
  if (url.origin !== origin) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find((each) => new URL(each.url).pathname === url.pathname);
  await (open ? open.focus() : self.clients.openWindow(url.href));
}

async function pageOrKept(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = await (await caches.open(KEPT)).match('/');
    if (kept) return kept;
    throw error;
  }
}
