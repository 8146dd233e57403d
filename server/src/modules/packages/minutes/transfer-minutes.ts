import { amountOf } from '@limber/contract/money/currency.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { tellOfPackage } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { SAY_WHY } from '../../../platform/language/sentence.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { onlyLeft, UNKNOWN_PACKAGE } from '../may-package-pay-rules.ts';
import { UNLIMITED } from '../package-refusals.ts';
import { insertTransfer, lockPackageRow } from '../queries/ledger.ts';
import { findPackageFor } from '../queries/owned.ts';
import { isOpenOn } from './minutes-left-rules.ts';

/**
 * Transfers minutes of a package into another, with their share of its value. Refuses 400 without a
 * reason or into itself, 404 an unknown package, 409 an unlimited, closed or expired one, and more
 * minutes than there are.
 */
export async function transferMinutes(
  db: Db,
  actor: Actor,
  packageId: number,
  request: { into: number; minutes: number; reason: string },
  now: Date,
): Promise<{ left: number; balance: number; value: number }> {
  const { into, minutes } = request;
  const reason = request.reason.trim();
  if (reason === '') throw wrongField('reason', SAY_WHY);
  if (into === packageId) throw wrongField('into', ITSELF);
  return transactAs(db, actor.accountId, async (trx) => {
    for (const id of [packageId, into].sort((one, other) => one - other)) {
      await lockPackageRow(trx, id);
    }
    const [left, target] = [await readOpen(trx, packageId, now), await readOpen(trx, into, now)];
    if (minutes > left) throw refusal(409, onlyLeft(left));
    const minor = await insertTransfer(trx, {
      packageId,
      into,
      minutes,
      actorId: actor.accountId,
      reason,
      at: now,
    });
    for (const id of [packageId, into]) await tellOfPackage(trx, id);
    return { left: left - minutes, balance: target + minutes, value: amountOf(minor) };
  });
}

async function readOpen(trx: Trx, packageId: number, now: Date): Promise<number> {
  const found = await findPackageFor(trx, packageId, null, null);
  if (!found) throw refusal(404, UNKNOWN_PACKAGE);
  if (found.balanceMinutes === null) throw refusal(409, UNLIMITED);
  if (!isOpenOn(dayOf(now), found)) throw refusal(409, OVER);
  return found.balanceMinutes;
}

const ITSELF = { en: 'Please choose another package.', ar: 'يرجى اختيار باقة أخرى.' };
const OVER = { en: 'This package is over.', ar: 'انتهت هذه الباقة.' };
