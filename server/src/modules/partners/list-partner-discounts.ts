import type { PartnerDiscount } from '@limber/contract/partners.ts';
import type { Db } from '../../platform/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import { readMemberDiscount } from '../membership/read-member-discount.ts';
import { listDiscounts } from './queries.ts';

/** The partners' discounts as a member sees them; none for who is not a member on the day of `now`. */
export async function listPartnerDiscounts(
  db: Db,
  accountId: number,
  now: Date,
): Promise<PartnerDiscount[]> {
  const [percent, discounts] = await Promise.all([
    readMemberDiscount(db, accountId, dayOf(now)),
    listDiscounts(db, accountId),
  ]);
  return percent > 0 ? discounts : [];
}
