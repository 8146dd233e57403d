import type { Db, Trx } from '../../platform/database/db.ts';
import { type RemindedHours, remindedHoursOf } from '../catalogue/settings/reminder-rules.ts';
import { deskTermsOf, termsOf } from '../catalogue/settings/term-rules.ts';
import { findStanding } from './queries/memberships.ts';
import { type Standing, standingOf } from './rules.ts';

/**
 * An account's standing on `day` (`YYYY-MM-DD`) under the studio's terms, and when a client who
 * books now is reminded.
 *
 * @param accountId null: an unknown person
 */
export async function readMemberTerms(
  db: Db | Trx,
  accountId: number | null,
  day: string,
): Promise<Standing & { readonly remindedHours: RemindedHours }> {
  const { isMember, ...set } = await findStanding(db, accountId, day);
  return {
    ...standingOf(termsOf(set), isMember),
    remindedHours: remindedHoursOf(deskTermsOf(set)),
  };
}
