import type { Trx } from '../../platform/database/db.ts';
import { lockTherapistAccounts } from '../../platform/database/lock-account.ts';
import * as queries from './queries/bookings.ts';

/**
 * Makes bookings and holds of a therapist wait until the transaction ends and, when the session
 * needs a resource, all that assign one of the branch on that day. Take it after the locks of the
 * account, of a package and of a branch's day, and read the day only under it.
 */
export function lockTherapist(
  trx: Trx,
  therapistId: number,
  session: queries.LockedSession,
): Promise<void> {
  return queries.lockTherapist(trx, therapistId, session);
}

/**
 * Makes all bookings and holds wait, with any therapist: for changes that concern a day of the
 * studio. What is read after it was granted includes every booking written before. Take it after
 * the account's lock.
 */
export async function lockTherapists(trx: Trx): Promise<void> {
  await lockTherapistAccounts(trx);
  await queries.lockTherapists(trx);
}

/** The same for one therapist, for what concerns their days. */
export async function lockTherapistsDays(trx: Trx, therapistId: number): Promise<void> {
  await lockTherapistAccounts(trx, therapistId);
  await queries.lockTherapist(trx, therapistId, { serviceIds: [], locationCode: '', day: '' });
}
