import { MEMBER_DISCOUNT_PERCENT } from '@limber/contract/membership.ts';
import type { Db, Trx } from '../../platform/db.ts';
import { isMember } from './queries.ts';

/** Percent off the catalogue price for an account on `day` (`YYYY-MM-DD`); 0 without a membership. */
export async function readMemberDiscount(
  db: Db | Trx,
  accountId: number,
  day: string,
): Promise<number> {
  return (await isMember(db, accountId, day)) ? MEMBER_DISCOUNT_PERCENT : 0;
}
