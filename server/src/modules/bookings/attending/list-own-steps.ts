import type { Db } from '../../../platform/database/db.ts';
import { listStepsOf } from './queries.ts';

/** Those of some sessions whose last step an account took, which a therapist may take back. */
export async function listOwnSteps(
  db: Db,
  accountId: number,
  bookingIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(bookingIds.length > 0 ? await listStepsOf(db, accountId, bookingIds) : []);
}
