import type { NextOpenings, Opening } from '@limber/contract/scheduling.ts';
import type { Db } from '../../platform/database/db.ts';
import { addDays, daysBetween, studioDayOf, timeOfMinute } from '../../platform/studio-days.ts';
import type { DiaryWindow } from './bookable-days-rules.ts';
import { askedAbout, type DiaryDay, type DiaryFilter, openDiary, startsOn } from './diary-rules.ts';
import { everHasRoom, type Therapist } from './free-days-rules.ts';
import { fairestFor } from './pick-therapist-rules.ts';
import { readDiary } from './read-diary.ts';

const WANTED = 3;
/** Most clients find a time in the first two weeks; after that the search takes longer strides. */
const FIRST_STRIDE_DAYS = 14;

/**
 * The first day with an opening of `lastsMinutes` for the requested therapist or branch, the next
 * three openings with the requested therapist, and the next three with anyone of the branch who
 * fits, within the diary. Refuses like {@link readDiary}.
 *
 * @param notBefore first day of the studio (`YYYY-MM-DD`) that counts; omitted: today
 */
export async function findNextOpenings(
  db: Db,
  filter: DiaryFilter,
  { notBefore, lastsMinutes }: { notBefore?: string | undefined; lastsMinutes: number },
  window: DiaryWindow,
): Promise<NextOpenings> {
  const today = studioDayOf(window.now);
  const lastDay = addDays(today, window.daysAhead);
  const therapist: Opening[] = [];
  const any: Opening[] = [];
  let from = notBefore && notBefore > today ? notBefore : today;
  for (let stride = FIRST_STRIDE_DAYS; ; stride *= 2) {
    const length = Math.min(stride, daysBetween(from, lastDay) + 1);
    // Read even beyond the diary, to validate the requested therapist.
    const to = addDays(from, Math.max(length, 1) - 1);
    const diary = await readDiary(db, { ...filter, withOthers: true }, from, to, window);
    const planOf = openDiary(diary, window);
    const theOne = filter.therapistId === undefined ? [] : askedAbout(diary, filter.therapistId);
    const fitting = askedAbout(diary);
    for (let day = 0; day < length; day += 1) {
      for (const [openings, people] of [
        [therapist, theOne],
        [any, fitting],
      ] as const) {
        if (openings.length === WANTED) continue;
        const date = addDays(from, day);
        const found = openingsOf(planOf(people, day), date, lastsMinutes);
        openings.push(
          ...found.slice(0, WANTED - openings.length).map((each) => ({ date, ...each })),
        );
      }
    }
    // A session longer than every shift is not looked for to the end of the diary.
    const isSought = (openings: Opening[], people: Therapist[]) =>
      openings.length < WANTED && people.some((each) => everHasRoom(diary, each, lastsMinutes));
    if (!isSought(therapist, theOne) && !isSought(any, fitting)) break;
    if (to >= lastDay) break;
    from = addDays(to, 1);
  }
  const [first] = filter.therapistId === undefined ? any : therapist;
  return { first_day: first?.date ?? null, therapist, any };
}

/** The first starts left on a day, with the therapist who would be picked for each. */
function openingsOf(day: DiaryDay, date: string, lastsMinutes: number): Omit<Opening, 'date'>[] {
  return startsOn(day, lastsMinutes)
    .slice(0, WANTED)
    .flatMap(({ startMinute }) => {
      const who = fairestFor(day, startMinute, lastsMinutes);
      if (!who) return [];
      const time = timeOfMinute(date, startMinute);
      return [{ time, therapist_id: who.id, therapist_name: who.name }];
    });
}
