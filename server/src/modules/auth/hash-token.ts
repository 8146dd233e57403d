import { createHash } from 'node:crypto';

/** SHA-256 of a refresh token; the token is random enough to need neither key nor salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
