import type { Db, Trx } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import { isMember } from '../membership/is-member.ts';
import { daysAheadOf } from '../membership/rules.ts';
import type { DiaryWindow, Holder } from './window-rules.ts';

/**
 * How far the diary is open for whoever asks at `now`: further for a member.
 */
export async function readWindow(db: Db | Trx, holder: Holder, now: Date): Promise<DiaryWindow> {
  const { accountId } = holder;
  const member = accountId !== null && (await isMember(db, accountId, dayOf(now)));
  return windowOf(holder, member, now);
}

/** The same, where it is known whether they are a member. */
export function windowOf(holder: Holder, isMember: boolean, now: Date): DiaryWindow {
  return { now, holder, daysAhead: daysAheadOf(isMember) };
}
