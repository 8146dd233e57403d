import { createHmac } from 'node:crypto';

/** Keyed hash of a code, bound to its account: worth nothing without the key, or to another account. */
export function hashCode(secret: string, accountId: number, code: string): Buffer {
  return createHmac('sha256', `one-time-code:${secret}`).update(`${accountId}:${code}`).digest();
}
