import type { TokenPair } from '@limber/contract/auth.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { logInAgain } from '../../platform/http/errors.ts';
import { type Actor, issueAccessToken, readAccessToken } from '../../platform/http/session.ts';
import { readOwnAccount } from '../accounts/read-own-account.ts';
import { hashToken, newToken } from './credentials.ts';
import type { AuthDeps } from './deps.ts';
import { insertChildToken, insertSession, lockSessionOf, updateSessionEnded } from './queries.ts';
import { judgeRefresh, sessionEndsAt, tokenExpiresAt } from './rules.ts';

/** Begins a session for a proven account and answers its first pair of tokens. */
export async function startSession(
  trx: Trx,
  deps: AuthDeps,
  actor: Actor,
  now: Date,
): Promise<TokenPair> {
  const refresh = newToken(deps.random);
  const endsAt = sessionEndsAt(now);
  await insertSession(
    trx,
    { id: deps.random.uuid(), accountId: actor.accountId, startedAt: now, endsAt },
    { hash: hashToken(refresh), expiresAt: tokenExpiresAt({ endsAt }, now) },
  );
  return { access: issueAccessToken(deps.secret, actor, now), refresh };
}

/**
 * Exchanges a refresh token for a new pair. Refuses with 401 when it is unknown or its session is
 * over; a token that was exchanged before ends its session, because somebody else may hold it too.
 */
export async function refreshSession(
  deps: AuthDeps,
  refresh: string,
  now: Date,
): Promise<TokenPair> {
  const tokens = await deps.db.transaction().execute((trx) => rotate(trx, deps, refresh, now));
  // Refused outside, so that the end of a session is kept.
  if (!tokens) throw logInAgain();
  return tokens;
}

async function rotate(
  trx: Trx,
  deps: AuthDeps,
  refresh: string,
  now: Date,
): Promise<TokenPair | null> {
  const parentHash = hashToken(refresh);
  const held = await lockSessionOf(trx, parentHash);
  if (!held) return null;
  const verdict = judgeRefresh(held, held, now);
  if (verdict === 'used twice') {
    const { accountId, sessionId } = held;
    deps.log.warn({ security: 'refresh token used twice', accountId, sessionId }, 'session ended');
    await updateSessionEnded(trx, parentHash, 'token used twice', now);
  }
  if (verdict === 'used twice' || verdict === 'over') return null;
  const child = newToken(deps.random);
  await insertChildToken(
    trx,
    {
      hash: hashToken(child),
      parentHash,
      sessionId: held.sessionId,
      expiresAt: tokenExpiresAt(held, now),
    },
    now,
  );
  return { access: issueAccessToken(deps.secret, held, now), refresh: child };
}

/** Signs out: no token of this session can be refreshed any more. An unknown token is no failure. */
export async function revokeSession(db: Db, refresh: string, now: Date): Promise<void> {
  await updateSessionEnded(db, hashToken(refresh), 'signed out', now);
}

/** Passes when an access token is good and its account still there; refuses with 401 otherwise. */
export async function verifyToken(deps: AuthDeps, token: string, now: Date): Promise<void> {
  const actor = readAccessToken(deps.secret, token, now);
  if (!actor) throw logInAgain();
  await readOwnAccount(deps, actor);
}
