import type { Promised } from '@limber/contract/desk/money/promised.ts';
import type { Db } from '../../../platform/database/db.ts';
import { addDays, daysBetween, studioDayOf } from '../../../platform/studio-days.ts';
import { askedAbout, openDiary } from '../../scheduling/diary-rules.ts';
import { readDiary } from '../../scheduling/read-diary.ts';
import { gapsOf } from '../../waiting-list/offering/whom-freed-time-suits-rules.ts';
import { listEnding } from '../queries/ending-packages.ts';
import { type FreeDay, promisedAndPossible, promisedSpan } from './promised-and-possible-rules.ts';

/** Minutes that end in the coming weeks beside what is free, at one branch or in all. */
export async function readPromised(
  db: Db,
  locationCode: string | undefined,
  now: Date,
): Promise<Promised> {
  const today = studioDayOf(now);
  const [ending, free] = await Promise.all([
    listEnding(db, promisedSpan(today)),
    listFreeDays(db, locationCode, now),
  ]);
  const ofBranch = ending.filter(
    (each) => locationCode === undefined || each.locationCode === locationCode,
  );
  const elsewhere = ending.filter((each) => each.locationCode === null);
  return {
    weeks: promisedAndPossible(today, ofBranch, free),
    elsewhere_minutes: elsewhere.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

async function listFreeDays(
  db: Db,
  locationCode: string | undefined,
  now: Date,
): Promise<FreeDay[]> {
  const { from, to } = promisedSpan(studioDayOf(now));
  const days = daysBetween(from, to) + 1;
  const window = { now, holder: { accountId: null, browser: null }, daysAhead: days };
  const where = locationCode === undefined ? { everywhere: true } : { locationCode };
  const diary = await readDiary(db, { ...where, byPhoneToo: true }, from, to, window);
  const therapists = askedAbout(diary);
  const dayOf = openDiary(diary, window);
  return Array.from({ length: days }, (_, day) => ({
    day: addDays(from, day),
    minutes: gapsOf(dayOf(therapists, day)).reduce(
      (sum, { startMinute, endMinute }) => sum + endMinute - startMinute,
      0,
    ),
  }));
}
