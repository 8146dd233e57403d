import { refusal } from '../../platform/errors.ts';
import { readAccessToken } from '../../platform/session.ts';
import { readOwnAccount } from '../accounts/read-own-account.ts';
import type { AuthParts } from './parts.ts';

/** Passes when an access token is good and its account still there; refuses with 401 otherwise. */
export async function verifyToken(parts: AuthParts, token: string, now: Date): Promise<void> {
  const actor = readAccessToken(parts.secret, token, now);
  if (!actor) throw refusal(401, 'Please log in again.');
  await readOwnAccount(parts.db, parts.secret, actor);
}
