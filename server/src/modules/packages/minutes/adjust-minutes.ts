import type { Db } from '../../../platform/database/db.ts';
import { tellOfPackage } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { notAllowed, refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { SAY_WHY } from '../../../platform/language/sentence.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { isExpired } from '../ending/package-expiry-rules.ts';
import { CLOSED, onlyLeft, UNKNOWN_PACKAGE } from '../may-package-pay-rules.ts';
import { UNLIMITED } from '../package-refusals.ts';
import { OVER } from '../prolonging/freeze-rules.ts';
import { findBalance, insertEntry, lockPackageRow } from '../queries/ledger.ts';

/**
 * Adds minutes to a package, or takes some away, for a reason that its owner sees in the statement.
 * Returns the new balance. Refuses 403 callers who are not at the desk, 400 a missing reason or no
 * change, 404 an unknown package, 409 a closed, unlimited or expired one, and taking more than
 * there is.
 */
export async function adjustMinutes(
  db: Db,
  actor: Actor,
  { packageId, minutes, reason }: { packageId: number; minutes: number; reason: string },
  now: Date,
): Promise<number> {
  if (actor.accountType !== 'front_desk' && actor.accountType !== 'manager') {
    throw notAllowed();
  }
  if (reason.trim() === '') throw wrongField('reason', SAY_WHY);
  if (!Number.isInteger(minutes) || minutes === 0) {
    throw wrongField('minutes', {
      en: 'Please give a whole number of minutes other than 0.',
      ar: 'يرجى إدخال عدد صحيح من الدقائق غير الصفر.',
    });
  }
  return transactAs(db, actor.accountId, async (trx) => {
    const [, found] = await Promise.all([
      lockPackageRow(trx, packageId),
      findBalance(trx, packageId),
    ]);
    if (!found) throw refusal(404, UNKNOWN_PACKAGE);
    if (!found.active) throw refusal(409, CLOSED);
    if (found.balanceMinutes === null) throw refusal(409, UNLIMITED);
    if (isExpired(found.expiresOn, dayOf(now))) throw refusal(409, OVER);
    if (found.balanceMinutes + minutes < 0) {
      throw refusal(409, onlyLeft(found.balanceMinutes));
    }
    const { balanceMinutes } = await insertEntry(trx, {
      packageId,
      kind: 'adjusted',
      minutes,
      actorId: actor.accountId,
      reason: reason.trim(),
      at: now,
    });
    await tellOfPackage(trx, packageId);
    return balanceMinutes;
  });
}
