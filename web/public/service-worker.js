// Shows a client what this browser keeps for them when the site cannot be reached. Pages and scripts of
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

async function pageOrKept(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = await (await caches.open(KEPT)).match('/');
    if (kept) return kept;
    throw error;
  }
}
