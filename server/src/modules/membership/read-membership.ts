import type { MembershipStatus } from '@limber/contract/membership.ts';
import type { Db } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { readTerms } from '../catalogue/settings/read-terms.ts';
import { standingOf } from './member-advantage-rules.ts';
import { listCounted, sumBought } from './queries/counted-packages.ts';
import { findMembership } from './queries/memberships.ts';

/**
 * The account's membership on the day of `now`, and how far the next one is; without the partners.
 */
export async function readMembership(
  db: Db,
  accountId: number,
  now: Date,
): Promise<Omit<MembershipStatus, 'available_partner_discounts'>> {
  const [membership, counted, bought, terms] = await Promise.all([
    findMembership(db, accountId, dayOf(now)),
    listCounted(db, accountId, now),
    sumBought(db, accountId, now),
    readTerms(db),
  ]);
  const { daysAhead, discountPercent } = standingOf(terms, membership !== undefined);
  const minutes = {
    minutes_bought: membership ? bought : counted.reduce((sum, each) => sum + each.minutes, 0),
    minutes_needed: terms.membership_minutes,
    bookable_days_ahead: daysAhead,
  };
  if (!membership) return { has_membership: false, membership: null, discounts: [], ...minutes };
  return {
    has_membership: true,
    membership: {
      id: membership.number,
      valid_from: membership.validFrom,
      valid_to: membership.validTo,
      user: {
        first_name: membership.firstName,
        last_name: membership.lastName,
        name: `${membership.firstName} ${membership.lastName}`,
      },
    },
    discounts: [{ name: 'Every booking', discount_percentage: discountPercent }],
    ...minutes,
  };
}
