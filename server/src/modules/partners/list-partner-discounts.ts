import type { PartnerDiscount } from '@limber/contract/partners.ts';
import type { Db } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { readSwitches } from '../catalogue/website/read-switches.ts';
import { isMember } from '../membership/is-member.ts';
import { listDiscounts } from './queries.ts';

/**
 * The partners' discounts as a member sees them; none for a client who is not a member on the day
 * of `now`, and none where the studio has partners switched off.
 */
export async function listPartnerDiscounts(
  db: Db,
  accountId: number,
  now: Date,
): Promise<PartnerDiscount[]> {
  const [member, { partners }, discounts] = await Promise.all([
    isMember(db, accountId, dayOf(now)),
    readSwitches(db),
    listDiscounts(db, accountId),
  ]);
  return member && partners ? discounts : [];
}
