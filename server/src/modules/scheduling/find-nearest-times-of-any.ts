import type { FreeTime } from '@limber/contract/bookings.ts';
import type { Db } from '../../platform/db.ts';
import { addDays, dayOf, daysBetween, minutesInto, timeFromMinutes } from '../../platform/dubai.ts';
import { refusal } from '../../platform/errors.ts';
import { findDiary, type Whose } from './queries.ts';
import {
  BOOKABLE_DAYS_AHEAD,
  DAY_MINUTES,
  nearestStarts,
  openDiary,
  startsOfAny,
} from './rules.ts';

const WANTED = 3;
const DAYS_SEARCHED = 14;

/**
 * Up to three times at which anyone of a branch who fits is free, nearest to the wished one: those of
 * its day first, then the earliest of the days after, two weeks at most and no further than the diary
 * is open. One query. Refuses 400 an unknown branch.
 *
 * @param wish `startsAt` in minutes from midnight of `date` (`YYYY-MM-DD`) in Dubai
 */
export async function findNearestTimesOfAny(
  db: Db,
  whose: Omit<Whose, 'therapistId' | 'favouritesOf'>,
  wish: { date: string; startsAt: number; lastsMinutes: number },
  now: Date,
): Promise<FreeTime[]> {
  const diary = await findDiary(db, whose, wish.date, addDays(wish.date, DAYS_SEARCHED - 1));
  if (!diary.knowsLocation) {
    const sentence = 'We do not know this branch.';
    throw refusal(400, sentence, { fields: { location: sentence } });
  }
  const fitting = diary.people.filter((each) => each.fits);
  const holds = openDiary(diary);
  const minutes = minutesInto(wish.date, now);
  const found: FreeTime[] = [];
  const lastDay = daysBetween(wish.date, dayOf(now)) + BOOKABLE_DAYS_AHEAD;
  for (let day = 0; day < DAYS_SEARCHED && day <= lastDay && found.length < WANTED; day += 1) {
    const days = holds(fitting, day).map((each) => each.day);
    const starts = startsOfAny(days, wish.lastsMinutes, minutes - day * DAY_MINUTES);
    const wished = day === 0 ? wish.startsAt : 0;
    const near = nearestStarts(starts, wished, wish.lastsMinutes, WANTED - found.length);
    const date = addDays(wish.date, day);
    found.push(...near.map((start) => ({ date, time: timeFromMinutes(start.startsAt) })));
  }
  return found;
}
