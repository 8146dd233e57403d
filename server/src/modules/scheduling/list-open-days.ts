import type { OpenDay, OpenDaysQuery } from '@limber/contract/scheduling.ts';
import type { Db } from '../../platform/db.ts';
import { addDays, dayOf, daysBetween, minutesInto } from '../../platform/dubai.ts';
import { refusal } from '../../platform/errors.ts';
import { readBranchDiary } from './read-branch-diary.ts';
import { BOOKABLE_DAYS_AHEAD, DAY_MINUTES, fullnessOf, openDiary } from './rules.ts';

const LONGEST_STRETCH_DAYS = 62;

/**
 * How full each day of a stretch is, first to last, for a therapist or for anyone who fits; days
 * beyond the diary count as closed. Refuses 400 a stretch that ends before it begins or is too long.
 */
export async function listOpenDays(db: Db, asked: OpenDaysQuery, now: Date): Promise<OpenDay[]> {
  const length = daysBetween(asked.from, asked.to);
  if (length < 0 || length > LONGEST_STRETCH_DAYS) {
    const sentence =
      length < 0
        ? 'The last day must not be before the first.'
        : `Please ask for ${LONGEST_STRETCH_DAYS} days at most.`;
    throw refusal(400, sentence, { fields: { to: sentence } });
  }
  const diary = await readBranchDiary(db, asked, asked.from, asked.to);
  const people = diary.people.filter((each) =>
    asked.therapist_id === undefined ? each.fits : each.id === asked.therapist_id,
  );
  const reachable = people.filter((each) => !each.booksByPhone);
  const lastDay = daysBetween(asked.from, dayOf(now)) + BOOKABLE_DAYS_AHEAD;
  const holds = openDiary(diary);
  const minutes = minutesInto(asked.from, now);
  return Array.from({ length: length + 1 }, (_, day) => {
    const days = day > lastDay ? [] : holds(reachable, day);
    const fullness = fullnessOf(days, asked.total_duration, minutes - day * DAY_MINUTES);
    return { date: addDays(asked.from, day), ...fullness };
  });
}
