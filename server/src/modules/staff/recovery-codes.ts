import { createHmac } from 'node:crypto';

/** Keyed hash of a recovery code, bound to its account. */
export function hashRecoveryCode(secret: string, accountId: number, code: string): Buffer {
  return createHmac('sha256', `recovery-codes:${secret}`).update(`${accountId}:${code}`).digest();
}
