import type { NextOpenings, NextOpeningsQuery, Opening } from '@limber/contract/scheduling.ts';
import type { Db } from '../../platform/db.ts';
import { addDays, dayOf, daysBetween, minutesInto, timeFromMinutes } from '../../platform/dubai.ts';
import { readBranchDiary } from './read-branch-diary.ts';
import {
  BOOKABLE_DAYS_AHEAD,
  type Colleague,
  type ColleagueDay,
  DAY_MINUTES,
  fairestOf,
  freeAt,
  openDiary,
  startsOfAny,
} from './rules.ts';

const WANTED = 3;
/** Most clients find a time in the first two weeks; who does not is looked for in longer strides. */
const FIRST_STRIDE_DAYS = 14;

/**
 * The first day with an opening for whoever is asked about, the next three openings with the
 * therapist asked for, and the next three with anyone of the branch who fits, as far as the diary
 * reaches. Refuses like {@link readBranchDiary}.
 *
 * @param clientId whose favourites come first among those free at the same time; null: nobody's
 */
export async function findNextOpenings(
  db: Db,
  asked: NextOpeningsQuery,
  clientId: number | null,
  now: Date,
): Promise<NextOpenings> {
  const today = dayOf(now);
  const lastDay = addDays(today, BOOKABLE_DAYS_AHEAD);
  const therapist: Opening[] = [];
  const any: Opening[] = [];
  let from = asked.from && asked.from > today ? asked.from : today;
  for (let stride = FIRST_STRIDE_DAYS; ; stride *= 2) {
    const length = Math.min(stride, daysBetween(from, lastDay) + 1);
    // Read even beyond the diary, to know who is asked about.
    const to = addDays(from, Math.max(length, 1) - 1);
    const diary = await readBranchDiary(db, asked, from, to, clientId);
    const holds = openDiary(diary);
    const theOne = diary.people.filter(
      (each) => each.id === asked.therapist_id && !each.booksByPhone,
    );
    const fitting = diary.people.filter((each) => each.fits);
    for (let day = 0; day < length; day += 1) {
      const minutes = minutesInto(from, now) - day * DAY_MINUTES;
      for (const [openings, people] of [
        [therapist, theOne],
        [any, fitting],
      ] as const) {
        if (openings.length === WANTED) continue;
        const found = openingsOf(holds(people, day), asked.total_duration, minutes);
        const date = addDays(from, day);
        openings.push(
          ...found.slice(0, WANTED - openings.length).map((each) => ({ date, ...each })),
        );
      }
    }
    const isSought = (openings: Opening[], people: Colleague[]) =>
      people.length > 0 && openings.length < WANTED;
    if (!isSought(therapist, theOne) && !isSought(any, fitting)) break;
    if (to >= lastDay) break;
    from = addDays(to, 1);
  }
  const [first] = asked.therapist_id === undefined ? any : therapist;
  return { first_day: first?.date ?? null, therapist, any };
}

/** Each start left on a day, with whoever would be given it. */
function openingsOf(
  days: readonly ColleagueDay[],
  lastsMinutes: number,
  now: number,
): Omit<Opening, 'date'>[] {
  const starts = startsOfAny(
    days.map((each) => each.day),
    lastsMinutes,
    now,
  );
  return starts.slice(0, WANTED).flatMap(({ startsAt }) => {
    const who = fairestOf(freeAt(days, startsAt, lastsMinutes, now));
    if (!who) return [];
    return [{ time: timeFromMinutes(startsAt), therapist_id: who.id, therapist_name: who.name }];
  });
}
