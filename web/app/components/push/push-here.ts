/** Whether this browser can show what is pushed to it. */
export function canBePushed(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** A browser as the studio pushes to it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Asks whether messages may be shown here, and subscribes with the studio's key; null: the person or the
 * browser said no.
 */
export async function subscribeHere(publicKey: string): Promise<PushTarget | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.register('/service-worker.js');
  await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  if (!endpoint || !keys.p256dh || !keys.auth) return null;
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** The subscription of this browser; null: nothing is pushed here. */
async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!canBePushed()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether messages are pushed to this browser. */
export async function isPushedHere(): Promise<boolean> {
  return (await subscriptionHere().catch(() => null)) !== null;
}

/** Ends the subscription of this browser; its address, null: there was none. */
export async function unsubscribeHere(): Promise<string | null> {
  const subscription = await subscriptionHere();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
