import type { FeeTerms } from '@limber/contract/terms/booking/session-fees.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { type RemindedHours, remindedHoursOf } from '../catalogue/settings/reminder-rules.ts';
import { deskTermsOf, termsOf } from '../catalogue/settings/term-rules.ts';
import { findStanding } from './queries/memberships.ts';
import { type Standing, standingOf } from './rules.ts';

/** What a session costs that is cancelled late or missed. */
export interface FeesByTerms {
  readonly late: FeeTerms;
  readonly missed: FeeTerms;
  /** What goes back of money paid online once it is cancelled late; null: nothing is said. */
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
      late: { percent: set.late_fee_percent, fils: set.late_fee_fils },
      missed: { percent: set.missed_fee_percent, fils: set.missed_fee_fils },
      lateBackPercent: set.late_back_percent,
    },
  };
}
