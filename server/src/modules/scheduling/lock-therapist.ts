import type { Trx } from '../../platform/database/db.ts';
import * as queries from './queries/bookings.ts';

/**
 * Makes whoever books or holds a therapist wait until the transaction ends, and then, when the session
 * needs a bed, a room or the like, whoever is given one of the branch on that day. Take it after the
 * locks of the account, of a package and of a branch's day, and look at the day only under it.
 */
export function lockTherapist(
  trx: Trx,
  therapistId: number,
  session: queries.LockedSession,
): Promise<void> {
  return queries.lockTherapist(trx, therapistId, session);
}

/**
 * Makes whoever books or holds wait, whomever with: for what concerns a day of the studio. What is read
 * after it has committed tells of every booking that was written before. Take it after the account's.
 */
export function lockTherapists(trx: Trx): Promise<void> {
  return queries.lockTherapists(trx);
}

/** The same for one therapist, for what concerns their days. */
export function lockTherapistsDays(trx: Trx, therapistId: number): Promise<void> {
  return queries.lockTherapist(trx, therapistId, { serviceIds: [], locationCode: '', day: '' });
}
