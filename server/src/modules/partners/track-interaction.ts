import type { InteractionType } from '@limber/contract/partners.ts';
import type { Db } from '../../platform/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import { refusal } from '../../platform/errors.ts';
import { readMemberDiscount } from '../membership/read-member-discount.ts';
import { insertInteraction, isGiven } from './queries.ts';

/** Notes what a member did with a discount. Refuses 404 who is no member and an unknown discount. */
export async function trackInteraction(
  db: Db,
  accountId: number,
  { discountId, type }: { discountId: number; type: InteractionType },
  now: Date,
): Promise<void> {
  const [percent, given] = await Promise.all([
    readMemberDiscount(db, accountId, dayOf(now)),
    isGiven(db, discountId),
  ]);
  if (percent === 0 || !given) throw refusal(404, 'We do not know this discount.');
  await insertInteraction(db, { discountId, accountId, type, at: now });
}
