import type { Db, Trx } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import { isMember } from '../membership/is-member.ts';
import { daysAheadOf } from '../membership/rules.ts';
import type { DiaryWindow } from './window-rules.ts';

/**
 * How far the diary is open for whoever asks at `now`: further for a member.
 *
 * @param accountId null: somebody who is not signed in
 */
export async function readWindow(
  db: Db | Trx,
  accountId: number | null,
  now: Date,
): Promise<DiaryWindow> {
  const member = accountId !== null && (await isMember(db, accountId, dayOf(now)));
  return { now, daysAhead: daysAheadOf(member) };
}
