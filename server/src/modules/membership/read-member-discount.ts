import { MEMBER_DISCOUNT_PERCENT } from '@limber/contract/terms/membership.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { isMember } from './is-member.ts';

/** Percent off the catalogue price for an account on `day` (`YYYY-MM-DD`); 0 without a membership. */
export async function readMemberDiscount(
  db: Db | Trx,
  accountId: number,
  day: string,
): Promise<number> {
  return (await isMember(db, accountId, day)) ? MEMBER_DISCOUNT_PERCENT : 0;
}
