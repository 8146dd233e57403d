import type { Db } from '../../platform/database/db.ts';
import { deleteSettledBookings, deleteSettledSales } from './queries/unsettled.ts';

/** Forgets of what has begun by `now` and of what was sold what is settled: nothing is looked for there any more. */
export async function purgeSettled(db: Db, now: Date): Promise<void> {
  await deleteSettledBookings(db, now);
  await deleteSettledSales(db);
}
