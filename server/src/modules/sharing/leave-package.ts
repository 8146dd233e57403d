import type { Db, Trx } from '../../platform/database/db.ts';
import { tellOfPackage } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal } from '../../platform/http/errors.ts';
import { UNKNOWN_PACKAGE } from '../packages/may-package-pay-rules.ts';
import { findOwnSeat, findPackageWithPeople, lockPeople, updateRemoved } from './queries.ts';

/**
 * Removes the account from a package that another shares with it, or declines an open invitation;
 * booked sessions stay booked. Refuses 404 a package it does not share, 409 its own.
 */
export async function leavePackage(
  db: Db,
  accountId: number,
  packageId: number,
  now: Date,
): Promise<void> {
  await transactAs(db, accountId, async (trx) => {
    // A booking from the package holds the same lock, so it is either before or refused.
    await lockPeople(trx, packageId);
    const seat = await findOwnSeat(trx, packageId, accountId);
    if (!seat) throw await refuseLeaving(trx, accountId, packageId);
    await updateRemoved(trx, seat.id, now);
    await tellOfPackage(trx, packageId);
  });
}

async function refuseLeaving(trx: Trx, accountId: number, packageId: number): Promise<Error> {
  const found = await findPackageWithPeople(trx, packageId);
  return found?.ownerId === accountId ? refusal(409, OWN) : refusal(404, UNKNOWN_PACKAGE);
}

const OWN = {
  en: 'This package is your own, so you cannot leave it. You can take the people out who share it.',
  ar: 'هذه الباقة لك، فلا تمكن مغادرتها، وتمكن إزالة المشاركين فيها.',
};
