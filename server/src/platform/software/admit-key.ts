import { createHash } from 'node:crypto';
import type { Route } from '@limber/contract/route.ts';
import { KEY_CALLS_A_MINUTE } from '@limber/contract/terms/software/api-keys.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/db.ts';
import { logInAgain, notAllowed, refusal, tooMany } from '../http/errors.ts';
import { refuseAbsentMember } from '../http/refuse-absent-member.ts';
import type { Actor } from '../http/session.ts';
import { takeFromLimits } from '../rate-limits.ts';
import { findAcceptedKey, touchKey } from './accepted-key.ts';

/** What every key begins with, so that it is known from an access token at a glance. */
const PREFIX = 'lk_';

/** A new key from 256 random bits. */
export function keyFrom(bytes: Buffer): string {
  return PREFIX + bytes.toString('base64url');
}

export function isKey(bearer: string): boolean {
  return bearer.startsWith(PREFIX);
}

/** What is stored of a key; it is random enough to need neither secret nor salt. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/**
 * The owner of a key, if the route admits them and the key allows it; null on a public route that
 * the key does not name. Refuses 401 a key that is not accepted any more, 403 one without the scope
 * or while the studio accepts none, 429 one that is used too often.
 */
export async function admitKey(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { access, scope, fullWay, half }: Route,
  key: string,
): Promise<Actor | null> {
  const now = clock.now();
  const found = await findAcceptedKey(db, hashKey(key), now);
  if (!found && access === 'public') return null;
  if (!found) throw logInAgain();
  const { keyId, accountId, accountType } = found;
  const limit = { key: `key-calls:${keyId}`, most: KEY_CALLS_A_MINUTE, perMinutes: 1 };
  const full = await takeFromLimits(db, [limit], now);
  if (full) throw tooMany(TOO_OFTEN, full.retryAfterSeconds);
  const allows = scope !== undefined && found.scopes.includes(scope);
  if (access === 'public' && !(allows && found.isOpen)) return null;
  if (!found.isOpen) throw refusal(403, CLOSED);
  if (!allows || fullWay || half) throw refusal(403, NOT_IN_SCOPE);
  if (access !== 'public' && !access.includes(accountType)) throw notAllowed();
  if (accountType !== 'client') refuseAbsentMember(found, now);
  await touchKey(db, found, now);
  if (accountType === 'client') return { accountId, accountType, keyId };
  const branches = accountType === 'manager' ? ('all' as const) : found.branches;
  return { accountId, accountType, keyId, branches };
}

const TOO_OFTEN = {
  en: 'This key is used too often. Please wait a moment.',
  ar: 'يُستخدم هذا المفتاح أكثر من اللازم. يرجى الانتظار قليلاً.',
};
const CLOSED = {
  en: 'The studio does not accept keys of other software at present.',
  ar: 'لا يقبل الاستوديو حالياً مفاتيح البرامج الأخرى.',
};
const NOT_IN_SCOPE = {
  en: 'This key does not allow that.',
  ar: 'هذا المفتاح لا يسمح بذلك.',
};
