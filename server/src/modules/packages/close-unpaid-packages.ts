import type { Trx } from '../../platform/database/db.ts';
import { tellOfPackage } from '../../platform/database/notify-changed-days.ts';
import { insertEntry, lockOwnedRows, lockPackageRow } from './queries/ledger.ts';
import {
  findUnpaid,
  listShared,
  listUnpaid,
  updateClosed,
  updateClosedUnpaid,
} from './queries/offers.ts';

/**
 * Closes the unpaid packages of an erased owner, so that the people who share them cannot use them
 * further. What is left expires; the price of a used one stays owed. The owner's own upcoming
 * sessions do not count as use: they are cancelled with the account, which is locked.
 */
export async function closeUnpaid(trx: Trx, ownerId: number, now: Date): Promise<void> {
  await lockOwnedRows(trx, ownerId);
  for (const { used, ...owned } of await listUnpaid(trx, ownerId, now)) {
    await expireRest(trx, owned, now);
    await updateClosedUnpaid(trx, owned.id, used);
  }
}

/**
 * Closes a package that was not paid after all; does nothing with any other. What is left expires;
 * the price of a used one stays owed.
 */
export async function closeUnpaidPackage(trx: Trx, packageId: number, now: Date): Promise<void> {
  await lockPackageRow(trx, packageId);
  const owned = await findUnpaid(trx, packageId);
  if (!owned) return;
  await expireRest(trx, owned, now);
  await updateClosedUnpaid(trx, packageId, owned.used);
  await tellOfPackage(trx, packageId);
}

/**
 * Closes all packages of an erased owner that others could use, as the owner requested. What is
 * left expires.
 */
export async function closeShared(trx: Trx, ownerId: number, now: Date): Promise<void> {
  await closeUnpaid(trx, ownerId, now);
  for (const owned of await listShared(trx, ownerId)) {
    await expireRest(trx, owned, now);
    await updateClosed(trx, owned.id);
  }
}

async function expireRest(
  trx: Trx,
  { id, balanceMinutes }: { id: number; balanceMinutes: number | null },
  now: Date,
): Promise<void> {
  if (!balanceMinutes) return;
  const left = { packageId: id, minutes: -balanceMinutes, at: now };
  await insertEntry(trx, { ...left, kind: 'expired' });
}
