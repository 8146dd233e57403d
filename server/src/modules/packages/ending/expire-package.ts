import type { Db } from '../../../platform/database/db.ts';
import { tellOfPackage } from '../../../platform/database/notify-changed-days.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { findBalance, insertEntry, lockPackageRow } from '../queries/ledger.ts';
import { isExpired } from './package-expiry-rules.ts';

/**
 * Expires what is left in a package after its last day. Does nothing before that, or a second time,
 * so it can be called any number of times; nor while its minutes go on into the next month of a plan.
 */
export async function expirePackage(db: Db, packageId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [, found] = await Promise.all([
      lockPackageRow(trx, packageId),
      findBalance(trx, packageId),
    ]);
    if (!found?.balanceMinutes || found.goesOn) return;
    if (!isExpired(found.expiresOn, dayOf(now))) return;
    await insertEntry(trx, {
      packageId,
      kind: 'expired',
      minutes: -found.balanceMinutes,
      at: now,
    });
    await tellOfPackage(trx, packageId);
  });
}
