import type { Db } from '../../platform/database/db.ts';
import { type Device, isKnown } from './device-rules.ts';
import { findAccountId } from './queries/addresses.ts';
import type { SignsInBy } from './signs-in-by-rules.ts';

/**
 * Whether the account of an e-mail address or a number has signed in with this device before. A device without
 * accounts needs no query.
 */
export async function isKnownDevice(
  db: Db,
  by: SignsInBy,
  device: Device,
  now: Date,
): Promise<boolean> {
  if (device.accounts.length === 0) return false;
  const accountId = await findAccountId(db, by);
  return accountId !== undefined && isKnown(device, accountId, now);
}
