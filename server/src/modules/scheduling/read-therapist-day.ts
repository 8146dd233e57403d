import type { Db, Trx } from '../../platform/db.ts';
import { findTherapistDay, type TherapistOnDay } from './queries.ts';

/**
 * What one day (`YYYY-MM-DD` in Dubai) holds for a therapist, for modules that judge a session
 * themselves; null when there is no such therapist.
 */
export function readTherapistDay(
  db: Db | Trx,
  therapistId: number,
  date: string,
): Promise<TherapistOnDay | null> {
  return findTherapistDay(db, therapistId, date);
}
