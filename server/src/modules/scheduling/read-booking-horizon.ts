import type { StudioTerms } from '@limber/contract/studio.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { type Standing, standingOf } from '../membership/member-advantage-rules.ts';
import { readMemberTerms } from '../membership/read-member-terms.ts';
import type { DiaryWindow, Holder } from './bookable-days-rules.ts';

/**
 * How far the diary is open for the caller at `now`: further for a member. For visitors no query is
 * needed where `readTerms` knows the studio's terms.
 */
export async function readBookingHorizon(
  db: Db | Trx,
  holder: Holder,
  now: Date,
  readTerms?: () => StudioTerms,
): Promise<DiaryWindow> {
  const { accountId } = holder;
  const standing =
    accountId === null && readTerms
      ? standingOf(readTerms(), false)
      : await readMemberTerms(db, accountId, dayOf(now));
  return windowOf(holder, standing, now);
}

/** The same, where their standing is known. */
export function windowOf(
  holder: Holder,
  { daysAhead }: Pick<Standing, 'daysAhead'>,
  now: Date,
): DiaryWindow {
  return { now, holder, daysAhead };
}
