import type { Db, Trx } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import { readStanding } from '../membership/read-standing.ts';
import type { Standing } from '../membership/rules.ts';
import type { DiaryWindow, Holder } from './window-rules.ts';

/**
 * How far the diary is open for whoever asks at `now`: further for a member.
 */
export async function readWindow(db: Db | Trx, holder: Holder, now: Date): Promise<DiaryWindow> {
  return windowOf(holder, await readStanding(db, holder.accountId, dayOf(now)), now);
}

/** The same, where it is known how they stand. */
export function windowOf(
  holder: Holder,
  { daysAhead }: Pick<Standing, 'daysAhead'>,
  now: Date,
): DiaryWindow {
  return { now, holder, daysAhead };
}
