import type { FeeTerms } from '@limber/contract/terms/booking/session-fees.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { type RemindedHours, remindedHoursOf } from '../catalogue/settings/reminder-rules.ts';
import { deskTermsOf, termsOf } from '../catalogue/settings/term-bounds-rules.ts';
import { type Standing, standingOf } from './member-advantage-rules.ts';
import { findStanding } from './queries/memberships.ts';

/** The fees for a late cancellation and for a no-show. */
export interface FeesByTerms {
  readonly late: FeeTerms;
  readonly missed: FeeTerms;
  /** The refund for a late cancellation of a session paid online, in percent; null: not set. */
  readonly lateBackPercent: number | null;
}

/**
 * An account's standing on `day` (`YYYY-MM-DD`) under the studio's terms, when a client who books
 * now is reminded, and what a session booked now costs that is cancelled late or missed.
 *
 * @param accountId null: an unknown person
 */
export async function readMemberTerms(
  db: Db | Trx,
  accountId: number | null,
  day: string,
): Promise<Standing & { readonly remindedHours: RemindedHours; readonly fees: FeesByTerms }> {
  const { isMember, ...set } = await findStanding(db, accountId, day);
  return {
    ...standingOf(termsOf(set), isMember),
    remindedHours: remindedHoursOf(deskTermsOf(set)),
    fees: {
      late: { percent: set.late_fee_percent, minor: set.late_fee_fils },
      missed: { percent: set.missed_fee_percent, minor: set.missed_fee_fils },
      lateBackPercent: set.late_back_percent,
    },
  };
}
