import { createHmac } from 'node:crypto';
import { isSameSecret } from './is-same-secret.ts';

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
  return isSameSecret(signed, signBytes(secret, purpose, bytes)) ? bytes : null;
}

export const ID_BYTES = 16;

/** An id as {@link ID_BYTES} bytes. */
export function bytesOfId(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

/** The id of {@link bytesOfId}. */
export function idOfBytes(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * An id with our signature, so that a copy of the database alone opens nothing: the last part of a
 * secret address.
 */
export function signId(secret: string, purpose: Purpose, id: string): string {
  return signBytes(secret, purpose, bytesOfId(id));
}

/** The id that we signed for a purpose; null: it is not our signature. */
export function readSignedId(secret: string, purpose: Purpose, signed: string): string | null {
  const id = readSignedBytes(secret, purpose, { signed, length: ID_BYTES });
  return id && idOfBytes(id);
}

type Purpose =
  | 'card-pass'
  | 'wallet-card'
  | 'wallet-key'
  | 'wallet-file'
  | 'calendar-feed'
  | 'waitlist-offer'
  | 'reminder-answer'
  | 'no-offers';
