import type { Db } from '../../platform/database/db.ts';
import { minuteOf } from '../../platform/studio-days.ts';
import type { DiaryWindow } from './bookable-days-rules.ts';
import {
  askedAbout,
  type DiaryFilter,
  openDay,
  openDiary,
  startsOn,
  withPresent,
} from './diary-rules.ts';
import type { FreeStart } from './free-start-rules.ts';
import { findTherapistDayTogether } from './queries/therapist-day.ts';
import { readDiary, unknownTherapist } from './read-diary.ts';

/**
 * Start times on `date` (the studio's day, `YYYY-MM-DD`) at which the requested therapist, or
 * anyone of the branch, fits and is free for `lastsMinutes`, each with the longest room. None for a
 * therapist who books by telephone. Refuses like {@link readDiary}.
 */
export async function findFreeStarts(
  db: Db,
  filter: DiaryFilter,
  date: string,
  lastsMinutes: number,
  window: DiaryWindow,
): Promise<FreeStart[]> {
  const { therapistId, locationCode, serviceIds, sessionOf, gender, movingId } = filter;
  if (therapistId !== undefined && (locationCode ?? sessionOf ?? gender) === undefined) {
    // Called more often than everything else together.
    const day = { therapistId, date, serviceIds, movingId };
    const found = await findTherapistDayTogether(db, { day, looking: window });
    if (!found) throw unknownTherapist();
    const planned = found.booksByPhone || !found.isAble || found.hasRetired ? [] : [found];
    return startsOn(
      openDay(minuteOf(date, 0), window, (midnight) =>
        planned.map(({ day, locationCode }) => ({
          day: withPresent(day, { id: therapistId, locationCode }, midnight, window),
        })),
      ),
      lastsMinutes,
    );
  }
  const diary = await readDiary(db, filter, date, date, window);
  const day = openDiary(diary, window)(askedAbout(diary, therapistId), 0);
  return startsOn(day, lastsMinutes);
}
