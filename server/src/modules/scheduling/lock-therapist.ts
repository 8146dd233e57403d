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
