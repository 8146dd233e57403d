import type { Trx } from '../../platform/database/db.ts';
import { longDateOf } from '../../platform/studio-days.ts';
import { plainName } from '../accounts/name-rules.ts';
import { readTerms } from '../catalogue/settings/read-terms.ts';
import { readPartners } from '../catalogue/website/read-switches.ts';
import type { MembershipMailData } from './membership-email.ts';
import { findMailData } from './queries/memberships.ts';

/**
 * The content of the mail about a year of membership, in the member's language; null when there is
 * none.
 */
export async function readMailData(
  trx: Trx,
  membershipId: number,
): Promise<MembershipMailData | null> {
  const found = await findMailData(trx, membershipId);
  if (!found) return null;
  const terms = await readTerms(trx);
  const partners = await readPartners(trx);
  return {
    ...found,
    firstName: plainName(found.firstName),
    id: membershipId,
    from: longDateOf(found.validFrom, found.language),
    until: longDateOf(found.validTo, found.language),
    discountPercent: terms.member_discount_percent,
    hasPartners: partners.length > 0,
  };
}
