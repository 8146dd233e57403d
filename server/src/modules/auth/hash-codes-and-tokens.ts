import { createHash, createHmac } from 'node:crypto';
import { CODE_DIGITS } from '@limber/contract/terms/codes-and-tokens.ts';
import type { Randomness } from '../../platform/randomness.ts';

/** Keyed hash of a code, bound to its account: useless without the key, or for another account. */
export function hashCode(secret: string, accountId: number, code: string): Buffer {
  return createHmac('sha256', `one-time-code:${secret}`).update(`${accountId}:${code}`).digest();
}

/** Keyed hash of a telephone number (E.164), under which its codes and its limits are kept. */
export function hashNumber(secret: string, number: string): Buffer {
  return createHmac('sha256', `telephone-number:${secret}`).update(number).digest();
}

/** SHA-256 of a refresh token; the token is random enough to need neither key nor salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** 256 random bits, in letters that need no escaping. */
export function newToken(random: Randomness): string {
  return random.bytes(32).toString('base64url');
}

/** A code with leading zeros, from a uniform random number. */
export function codeFrom(number: number): string {
  return String(number).padStart(CODE_DIGITS, '0');
}
