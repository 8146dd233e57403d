import type { InteractionType } from '@limber/contract/partners.ts';
import type { Db } from '../../platform/database/db.ts';
import { lockActor } from '../../platform/database/lock-account.ts';
import { refusal, tooMany } from '../../platform/http/errors.ts';
import { takeFromLimits } from '../../platform/rate-limits.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { isMember } from '../membership/is-member.ts';
import { interactionsOf } from './code-and-click-limit-rules.ts';
import { UNKNOWN_DISCOUNT } from './partner-refusals.ts';
import { insertInteraction, isGiven } from './queries.ts';

/**
 * Records what a member did with a discount. Refuses 404 a caller who is not a member and an
 * unknown discount, 429 more interactions than a person makes.
 */
export async function trackInteraction(
  db: Db,
  accountId: number,
  { discountId, type }: { discountId: number; type: InteractionType },
  now: Date,
): Promise<void> {
  const exceeded = await takeFromLimits(db, [interactionsOf(accountId)], now);
  if (exceeded) throw tooMany(TOO_MANY, exceeded.retryAfterSeconds);
  await db.transaction().execute(async (trx) => {
    const [, member, discount] = await Promise.all([
      lockActor(trx, accountId),
      isMember(trx, accountId, dayOf(now)),
      isGiven(trx, discountId),
    ]);
    if (!member || !discount) throw refusal(404, UNKNOWN_DISCOUNT);
    await insertInteraction(trx, { discountId, accountId, type, at: now });
  });
}

const TOO_MANY = {
  en: 'That is a lot at once. Please wait a little and try again.',
  ar: 'عدد الطلبات كبير. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
};
