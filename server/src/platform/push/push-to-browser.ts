import webPush from 'web-push';
import { postOutside } from '../software/post-outside.ts';

/** The studio's keys by which push services know it. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A browser that takes messages. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What a browser is sent. One with the topic of another that waits takes its place. */
interface PushMessage {
  readonly text: string;
  readonly topic: string;
  readonly livesSeconds: number;
}

/** `gone`: the browser takes no more; `not taken`: its push service did not answer well. */
export type Pushed = 'taken' | 'gone' | 'not taken';

const WAITS_MS = 10_000;

export const makePushKeys = (): PushKeys => webPush.generateVAPIDKeys();

/** Sends one message to a browser, encrypted for it alone (RFC 8291), signed by the studio (RFC 8292). */
export async function pushToBrowser(
  { endpoint, p256dh, auth }: PushTarget,
  message: PushMessage,
  {
    keys,
    subject,
    reachesLoopback,
  }: { readonly keys: PushKeys; readonly subject: string; readonly reachesLoopback: boolean },
): Promise<Pushed> {
  const sealed = sealFor({ endpoint, p256dh, auth }, message, { keys, subject });
  if (!sealed) return 'gone';
  const { headers, body } = sealed;
  const outcome = await postOutside(
    {
      url: endpoint,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
      body,
    },
    { waitsMs: WAITS_MS, reachesLoopback },
  );
  if (!('answer' in outcome)) return outcome.failure === 'address' ? 'gone' : 'not taken';
  if (outcome.answer >= 200 && outcome.answer < 300) return 'taken';
  return outcome.answer === 404 || outcome.answer === 410 ? 'gone' : 'not taken';
}

/** The request that carries a message; null: nothing can be encrypted for keys such as these. */
function sealFor(
  { endpoint, p256dh, auth }: PushTarget,
  message: PushMessage,
  { keys, subject }: { readonly keys: PushKeys; readonly subject: string },
) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.text, {
      vapidDetails: { subject, ...keys },
      contentEncoding: 'aes128gcm',
      urgency: 'high',
      TTL: message.livesSeconds,
      topic: message.topic,
    });
  } catch {
    return null;
  }
}
