import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 16;

/**
 * Some bytes with our signature, as text that fits an address. The purpose keeps what was signed for
 * one from being accepted for another, as one secret serves all.
 */
export function signBytes(secret: string, purpose: Purpose, bytes: Buffer): string {
  const signature = createHmac('sha256', `${purpose}:${secret}`).update(bytes).digest();
  return Buffer.concat([bytes, signature.subarray(0, SIGNATURE_BYTES)]).toString('base64url');
}

/** The bytes, `length` of them, that we signed for a purpose; null: it is not our signature. */
export function readSignedBytes(
  secret: string,
  purpose: Purpose,
  { signed, length }: { readonly signed: string; readonly length: number },
): Buffer | null {
  const bytes = Buffer.from(signed, 'base64url').subarray(0, length);
  if (bytes.length < length) return null;
  const ours = Buffer.from(signBytes(secret, purpose, bytes));
  const shown = Buffer.from(signed);
  return shown.length === ours.length && timingSafeEqual(shown, ours) ? bytes : null;
}

type Purpose = 'card-pass' | 'calendar-feed';
