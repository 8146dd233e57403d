import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Randomness } from './randomness.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The purposes of sealing: each has its own key, so that a sealed text of one is not accepted for
 * another.
 */
type Purpose =
  | 'health notes'
  | 'session notes'
  | 'mails'
  | 'one-time codes'
  | 'second factors'
  | 'answers'
  | 'payments'
  | 'gift cards'
  | 'webhooks'
  | 'push';

/** Seals text with AES-256-GCM under a key derived from `secret`; empty text is null. */
export function seal(
  secret: string,
  text: string,
  random: Randomness,
  purpose: Purpose = 'health notes',
): Buffer | null {
  if (text === '') return null;
  const iv = random.bytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Opens what {@link seal} made; null is empty text. Throws when it was tampered with. */
export function unseal(
  secret: string,
  sealed: Buffer | null,
  purpose: Purpose = 'health notes',
): string {
  if (sealed === null) return '';
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), iv);
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

/**
 * Opens what {@link seal} made; null when it cannot be opened, for example after a change of the
 * secret. That is logged, and the person must still be able to sign in.
 */
export function unsealIfReadable(
  secret: string,
  sealed: Buffer | null,
  purpose: Purpose = 'health notes',
): string | null {
  try {
    return unseal(secret, sealed, purpose);
  } catch {
    console.warn('Sealed notes cannot be opened. Was LIMBER_SECRET changed?');
    return null;
  }
}

function keyOf(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `limber ${purpose}`, 32));
}
