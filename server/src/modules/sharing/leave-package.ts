import type { Db } from '../../platform/database/db.ts';
import { holdAccount } from '../../platform/database/hold-account.ts';
import { refusal } from '../../platform/http/errors.ts';
import { UNKNOWN_PACKAGE } from '../packages/refusal-rules.ts';
import { findOwnSeat, lockPeople, updateRemoved } from './queries.ts';

/**
 * Takes the account out of a package that another shares with it, or declines an open invitation;
 * what is booked stays booked. Refuses 404 a package it does not share, its own included.
 */
export async function leavePackage(
  db: Db,
  accountId: number,
  packageId: number,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdAccount(trx, accountId);
    // A booking from the package holds the same lock, so it is either before or refused.
    await lockPeople(trx, packageId);
    const seat = await findOwnSeat(trx, packageId, accountId);
    if (!seat) throw refusal(404, UNKNOWN_PACKAGE);
    await updateRemoved(trx, seat.id, now);
  });
}
