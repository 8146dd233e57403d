import type { Randomness } from '../../platform/randomness.ts';

/** 256 random bits, in letters that need no escaping. */
export function newRefreshToken(random: Randomness): string {
  return random.bytes(32).toString('base64url');
}
