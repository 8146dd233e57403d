import type { FreeTime } from '@limber/contract/bookings.ts';
import type { Db } from '../../platform/db.ts';
import { addDays, timeFromMinutes } from '../../platform/dubai.ts';
import { findFreeStarts } from './find-free-starts.ts';
import { nearestStarts } from './rules.ts';

const WANTED = 3;
const DAYS_SEARCHED = 14;

/**
 * Up to three free times with a therapist, nearest to the wished one: those of its day first, then
 * the earliest of the days after, two weeks at most.
 */
export async function findNearestTimes(
  db: Db,
  therapistId: number,
  wish: { date: string; startsAt: number; lastsMinutes: number },
  now: Date,
): Promise<FreeTime[]> {
  const found: FreeTime[] = [];
  for (let days = 0; days < DAYS_SEARCHED && found.length < WANTED; days += 1) {
    const date = addDays(wish.date, days);
    const starts = await findFreeStarts(db, therapistId, date, wish.lastsMinutes, now);
    const near = nearestStarts(
      starts,
      days === 0 ? wish.startsAt : 0,
      wish.lastsMinutes,
      WANTED - found.length,
    );
    found.push(...near.map((start) => ({ date, time: timeFromMinutes(start.startsAt) })));
  }
  return found;
}
