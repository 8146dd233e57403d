import type { Db, Trx } from '../../platform/database/db.ts';
import { findTherapistDay, type TherapistOnDay } from './queries/diary.ts';
import type { Looking } from './window-rules.ts';

/**
 * What one day (`YYYY-MM-DD` in Dubai) holds for a therapist, for modules that judge a session
 * themselves, as if the booking `movingId` were not; null when there is no such therapist.
 */
export function readTherapistDay(
  db: Db | Trx,
  therapistId: number,
  date: string,
  looking: Looking,
  movingId: string | null = null,
): Promise<TherapistOnDay | null> {
  return findTherapistDay(db, therapistId, date, looking, movingId);
}
