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
  const [held, counted, bought, terms] = await Promise.all([
    findMembership(db, accountId, dayOf(now)),
    listCounted(db, accountId, now),
    sumBought(db, accountId, now),
    readTerms(db),
  ]);
  const { daysAhead, discountPercent } = standingOf(terms, held !== undefined);
  const minutes = {
    minutes_bought: held ? bought : counted.reduce((sum, each) => sum + each.minutes, 0),
    minutes_needed: terms.membership_minutes,
    bookable_days_ahead: daysAhead,
  };
  if (!held) return { has_membership: false, membership: null, discounts: [], ...minutes };
  return {
    has_membership: true,
    membership: {
      id: held.number,
      valid_from: held.validFrom,
      valid_to: held.validTo,
      user: {
        first_name: held.firstName,
        last_name: held.lastName,
        name: `${held.firstName} ${held.lastName}`,
      },
    },
    discounts: [{ name: 'Every booking', discount_percentage: discountPercent }],
    ...minutes,
  };
}
