import type { TokenPair } from '@limber/contract/auth.ts';
import type { Trx } from '../../platform/db.ts';
import { refusal } from '../../platform/errors.ts';
import { issueAccessToken } from '../../platform/session.ts';
import { hashToken } from './hash-token.ts';
import { newRefreshToken } from './new-refresh-token.ts';
import type { AuthParts } from './parts.ts';
import { insertChildToken, lockSessionOf, updateSessionEnded } from './queries.ts';
import { judgeRefresh, tokenExpiresAt } from './rules.ts';

/**
 * Exchanges a refresh token for a new pair. Refuses with 401 when it is unknown or its session is
 * over; a token that was exchanged before ends its session, because somebody else may hold it too.
 */
export async function refreshSession(
  parts: AuthParts,
  refresh: string,
  now: Date,
): Promise<TokenPair> {
  const tokens = await parts.db.transaction().execute((trx) => rotate(trx, parts, refresh, now));
  // Refused outside, so that the end of a session is kept.
  if (!tokens) throw refusal(401, 'Please log in again.');
  return tokens;
}

async function rotate(
  trx: Trx,
  parts: AuthParts,
  refresh: string,
  now: Date,
): Promise<TokenPair | null> {
  const parentHash = hashToken(refresh);
  const held = await lockSessionOf(trx, parentHash);
  if (!held) return null;
  const verdict = judgeRefresh(held, held, now);
  if (verdict === 'used twice') {
    const { accountId, sessionId } = held;
    parts.log.warn({ security: 'refresh token used twice', accountId, sessionId }, 'session ended');
    await updateSessionEnded(trx, parentHash, 'token used twice', now);
  }
  if (verdict === 'used twice' || verdict === 'over') return null;
  const child = newRefreshToken(parts.random);
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
  return { access: issueAccessToken(parts.secret, held, now), refresh: child };
}
