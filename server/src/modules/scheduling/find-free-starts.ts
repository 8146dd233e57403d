import type { Db, Trx } from '../../platform/db.ts';
import { minutesInto } from '../../platform/dubai.ts';
import { refusal } from '../../platform/errors.ts';
import { findTherapistDay } from './queries.ts';
import { type FreeStart, freeStarts } from './rules.ts';

/**
 * Free start times of a therapist on `date` (`YYYY-MM-DD` in Dubai) that leave room for
 * `lastsMinutes`. None for a therapist who books by telephone. Refuses 404 an unknown therapist.
 */
export async function findFreeStarts(
  db: Db | Trx,
  therapistId: number,
  date: string,
  lastsMinutes: number,
  now: Date,
): Promise<FreeStart[]> {
  const found = await findTherapistDay(db, therapistId, date);
  if (!found) throw refusal(404, 'We do not know this therapist.');
  if (found.booksByPhone) return [];
  return freeStarts(found.day, minutesInto(date, now)).filter(
    (start) => start.longestMinutes >= lastsMinutes,
  );
}
