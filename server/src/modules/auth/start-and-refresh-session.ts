import type { TokenPair } from '@limber/contract/auth.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import {
  endSession,
  findStaffSession,
  judgeStaffSession,
  type SecondFactor,
} from '../../platform/database/staff-session.ts';
import { logInAgain } from '../../platform/http/errors.ts';
import { type Actor, issueAccessToken, readAccessToken } from '../../platform/http/session.ts';
import { readOwnAccount } from '../accounts/read-account.ts';
import type { AuthDeps } from './deps.ts';
import { hashToken, newToken } from './hash-codes-and-tokens.ts';
import {
  insertChildToken,
  insertSession,
  lockSessionOf,
  updateSessionEnded,
} from './queries/sessions.ts';
import { judgeRefresh, sessionEndsAt, tokenExpiresAt } from './session-lifetime-rules.ts';

/** What a team member's session has besides its account. */
export interface OfTeam {
  /** Null while only the one-time code was given. */
  readonly secondFactor: SecondFactor | null;
  readonly deviceId: number | null;
}

const NOT_YET: OfTeam = { secondFactor: null, deviceId: null };

/** Starts a session for a proved account and returns its first pair of tokens. */
export async function startSession(
  trx: Trx,
  deps: Pick<AuthDeps, 'random' | 'secret'>,
  actor: Actor,
  now: Date,
  ofTeam = NOT_YET,
): Promise<TokenPair> {
  const refresh = newToken(deps.random);
  const endsAt = sessionEndsAt(now);
  const sessionId = deps.random.uuid();
  await insertSession(
    trx,
    { id: sessionId, accountId: actor.accountId, startedAt: now, endsAt, ...ofTeam },
    { hash: hashToken(refresh), expiresAt: tokenExpiresAt({ endsAt }, now) },
  );
  return { access: accessOf(deps, { ...actor, ...ofTeam, sessionId }, now), refresh };
}

/**
 * The access token of a session. A team member who has given only the one-time code counts as a
 * client until the second factor is given.
 */
export function accessOf(
  { secret }: Pick<AuthDeps, 'secret'>,
  session: Actor & { readonly sessionId: string; readonly secondFactor: SecondFactor | null },
  now: Date,
): string {
  const { accountId, accountType, sessionId, secondFactor } = session;
  if (accountType === 'client') return issueAccessToken(secret, { accountId, accountType }, now);
  const shown = secondFactor === null ? ('client' as const) : accountType;
  return issueAccessToken(secret, { accountId, accountType: shown, sessionId }, now);
}

/**
 * Exchanges a refresh token for a new pair. Refuses 401 when it is unknown or its session is over.
 * A token that was exchanged before ends its session, because somebody else may have it too.
 */
export async function refreshSession(
  deps: AuthDeps,
  refresh: string,
  now: Date,
): Promise<TokenPair> {
  const tokens = await deps.db.transaction().execute((trx) => rotate(trx, deps, refresh, now));
  // Refused outside the transaction, so that the end of the session is stored.
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
  const session = await lockSessionOf(trx, parentHash);
  if (!session) return null;
  if (judgeStaffSession(session, now) === 'locks itself') {
    await endSession(trx, session.sessionId, { why: 'locked itself' }, now);
    return null;
  }
  const verdict = judgeRefresh(session, session, now);
  if (verdict === 'used twice') {
    const { accountId, sessionId } = session;
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
      sessionId: session.sessionId,
      expiresAt: tokenExpiresAt(session, now),
    },
    now,
  );
  return { access: accessOf(deps, session, now), refresh: child };
}

/**
 * Signs out: no token of this session can be refreshed any more. An unknown token is not a failure.
 */
export async function revokeSession(db: Db, refresh: string, now: Date): Promise<void> {
  await updateSessionEnded(db, hashToken(refresh), 'signed out', now);
}

/** Passes when an access token is valid and its account exists; refuses 401 otherwise. */
export async function verifyToken(deps: AuthDeps, token: string, now: Date): Promise<void> {
  const actor = readAccessToken(deps.secret, token, now);
  if (!actor) throw logInAgain();
  const { accountId, sessionId } = actor;
  if (sessionId) {
    const session = await findStaffSession(deps.db, { accountId, sessionId });
    if (!session || judgeStaffSession(session, now) !== 'good') throw logInAgain();
  }
  await readOwnAccount(deps, actor);
}
