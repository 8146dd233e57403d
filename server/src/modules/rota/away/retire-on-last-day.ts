import type { Db } from '../../../platform/database/db.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { retireAsPlanned } from '../../catalogue/therapists/change-therapist.ts';
import { endShiftsBefore } from '../week/queries.ts';
import { lockTimeOff } from './queries.ts';

/**
 * Retires somebody who leaves, once their first day away has begun: their access ends, and so do
 * their shifts. Does nothing before that, or after it was withdrawn. Sessions that are still booked
 * with them stay among those that wait for an outcome.
 */
export async function retireOnLastDay(db: Db, timeOffId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const leaving = await lockTimeOff(trx, timeOffId);
    if (!leaving || leaving.withdrawnAt !== null || leaving.startsAt > now) return;
    await retireAsPlanned(trx, leaving.therapistId, now);
    await endShiftsBefore(trx, leaving.therapistId, studioDayOf(leaving.startsAt), now);
  });
}
