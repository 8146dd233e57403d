import type { Db } from '../../../platform/database/db.ts';
import { deleteEndedHolds } from './queries.ts';

/** Deletes holds that are over. */
export async function purgeHolds(db: Db, now: Date): Promise<void> {
  await deleteEndedHolds(db, now);
}
