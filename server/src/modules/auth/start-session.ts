import type { TokenPair } from '@limber/contract/auth.ts';
import type { Trx } from '../../platform/db.ts';
import { type Actor, issueAccessToken } from '../../platform/session.ts';
import { hashToken } from './hash-token.ts';
import { newRefreshToken } from './new-refresh-token.ts';
import type { AuthParts } from './parts.ts';
import { insertSession } from './queries.ts';
import { sessionEndsAt, tokenExpiresAt } from './rules.ts';

/** Begins a session for a proven account and answers its first pair of tokens. */
export async function startSession(
  trx: Trx,
  parts: AuthParts,
  actor: Actor,
  now: Date,
): Promise<TokenPair> {
  const refresh = newRefreshToken(parts.random);
  const endsAt = sessionEndsAt(now);
  await insertSession(
    trx,
    { id: parts.random.uuid(), accountId: actor.accountId, startedAt: now, endsAt },
    { hash: hashToken(refresh), expiresAt: tokenExpiresAt({ endsAt }, now) },
  );
  return { access: issueAccessToken(parts.secret, actor, now), refresh };
}
