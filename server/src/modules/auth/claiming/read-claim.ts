import type { Claim } from '@limber/contract/account-claims.ts';
import type { Db } from '../../../platform/database/db.ts';
import { refusal, tooMany } from '../../../platform/http/errors.ts';
import { takeFromLimits } from '../../../platform/rate-limits.ts';
import { hashToken } from '../hash-codes-and-tokens.ts';
import { claimsTriedFrom, LINK_OVER, TOO_MANY_CLAIMS } from './claim-rules.ts';
import { findClaim, findClaimEnd } from './queries.ts';

/**
 * The account that a link opens. Refuses 404 a used, expired or replaced link, 429 too many
 * attempts.
 */
export async function lookUpClaim(
  db: Db,
  { token, address }: { token: string; address: string },
  now: Date,
): Promise<Claim> {
  const exceeded = await takeFromLimits(db, [claimsTriedFrom(address)], now);
  if (exceeded) throw tooMany(TOO_MANY_CLAIMS, exceeded.retryAfterSeconds);
  const claim = await findClaim(db, hashToken(token), now);
  if (!claim) throw refusal(404, LINK_OVER);
  return { first_name: claim.firstName, expires_at: claim.expiresAt.toISOString() };
}

/** When a client's link expires; undefined: they have none. */
export async function readClaim(db: Db, clientId: number, now: Date): Promise<Date | undefined> {
  return findClaimEnd(db, clientId, now);
}
