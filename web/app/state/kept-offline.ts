/** As in public/service-worker.js, which shows it. */
const KEPT = 'kept-offline';

/** Keeps a page for when the site cannot be reached, in place of the one before. */
export async function keepOffline(html: string): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const kept = new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    },
  });
  await (await caches.open(KEPT)).put('/', kept);
}

/**
 * Forgets the page that is kept, and has nothing pushed here any more; where there is neither, it does
 * nothing.
 */
export async function forgetOffline(): Promise<void> {
  const worker = await globalThis.navigator?.serviceWorker
    ?.getRegistration()
    .catch(() => undefined);
  const subscription = await worker?.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
  await globalThis.caches?.delete(KEPT).catch(() => undefined);
}
