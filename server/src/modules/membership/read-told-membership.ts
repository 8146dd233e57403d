import { MEMBER_DISCOUNT_PERCENT } from '@limber/contract/membership.ts';
import type { Trx } from '../../platform/db.ts';
import { longDateOf } from '../../platform/dubai.ts';
import type { ToldMembership } from './emails.ts';
import { findMembershipToTell } from './queries.ts';

/** What the mail about a year of membership tells, in the member's language; null when there is none. */
export async function readToldMembership(
  trx: Trx,
  membershipId: number,
): Promise<ToldMembership | null> {
  const found = await findMembershipToTell(trx, membershipId);
  if (!found) return null;
  return {
    ...found,
    id: membershipId,
    from: longDateOf(found.validFrom, found.language),
    until: longDateOf(found.validTo, found.language),
    discountPercent: MEMBER_DISCOUNT_PERCENT,
  };
}
