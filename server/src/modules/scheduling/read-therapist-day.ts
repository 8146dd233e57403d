import type { Db, Trx } from '../../platform/database/db.ts';
import type { DiaryViewer } from './bookable-days-rules.ts';
import {
  findTherapistDay,
  type TherapistDayQuery,
  type TherapistOnDay,
} from './queries/therapist-day.ts';

/**
 * One day of the studio for a therapist, for modules that judge a session themselves, with what a
 * session of the requested services needs; null when there is no such therapist.
 */
export function readTherapistDay(
  db: Db | Trx,
  asked: TherapistDayQuery,
  looking: DiaryViewer,
): Promise<TherapistOnDay | null> {
  return findTherapistDay(db, asked, looking);
}
