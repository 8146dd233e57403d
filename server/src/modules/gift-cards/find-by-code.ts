import type { Db } from '../../platform/database/db.ts';
import { refusal, tooMany } from '../../platform/http/errors.ts';
import { findFullLimit, type Limit, takeFromLimits } from '../../platform/rate-limits.ts';
import { hashToken } from '../auth/hash-codes-and-tokens.ts';
import { codeFrom, TOO_MANY_WRONG, UNKNOWN_CARD } from './code-and-amount-rules.ts';
import { findIdByHash } from './queries/cards.ts';

/**
 * The id of the card that has a code. Guessing is bounded by limits: every code that nobody has
 * counts, and once they are full no code is looked up. Called outside transactions. Refuses 404 a
 * code that nobody has, 429 too many of them.
 */
export async function findByCode(
  db: Db,
  limits: readonly Limit[],
  typed: string,
  now: Date,
): Promise<number> {
  const full = await findFullLimit(db, limits, now);
  if (full) throw tooMany(TOO_MANY_WRONG, full.retryAfterSeconds);
  const code = codeFrom(typed);
  const id = code && (await findIdByHash(db, hashToken(code)));
  if (id) return id;
  const exceeded = await takeFromLimits(db, limits, now);
  if (exceeded) throw tooMany(TOO_MANY_WRONG, exceeded.retryAfterSeconds);
  throw refusal(404, UNKNOWN_CARD);
}
