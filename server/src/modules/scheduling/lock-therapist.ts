import type { Trx } from '../../platform/database/db.ts';
import * as queries from './queries/bookings.ts';

/**
 * Makes whoever books or holds a therapist wait until the transaction ends. Take it after the locks
 * of the account, of a package and of a branch, and look at the day only under it.
 */
export function lockTherapist(trx: Trx, therapistId: number): Promise<void> {
  return queries.lockTherapist(trx, therapistId);
}
