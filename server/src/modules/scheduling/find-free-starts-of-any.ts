import type { Db } from '../../platform/db.ts';
import { minutesInto } from '../../platform/dubai.ts';
import { type AskedFor, readBranchDiary } from './read-branch-diary.ts';
import { type FreeStart, openDiary, startsOfAny } from './rules.ts';

/**
 * Start times on `date` (`YYYY-MM-DD` in Dubai) at which anyone of the branch who fits is free for
 * `lastsMinutes`, each with the longest room that any of them has. Refuses 400 without a branch.
 */
export async function findFreeStartsOfAny(
  db: Db,
  asked: AskedFor,
  date: string,
  lastsMinutes: number,
  now: Date,
): Promise<FreeStart[]> {
  const diary = await readBranchDiary(db, asked, date, date);
  const fitting = diary.people.filter((each) => each.fits);
  const days = openDiary(diary)(fitting, 0).map((each) => each.day);
  return startsOfAny(days, lastsMinutes, minutesInto(date, now));
}
