import type { Trx } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { asOf } from '../ending/package-expiry-rules.ts';
import { onlyLeft } from '../may-package-pay-rules.ts';
import { findBalance, insertEntry, lockPackageRow } from '../queries/ledger.ts';
import { updateClosed, updateGivenBack } from '../queries/offers.ts';
import { fromElsewhere } from './minutes-left-rules.ts';

/**
 * Takes refunded minutes out of a package, everything of its own where `minutes` is null, and
 * closes it where it `closes`; returns how many, and their value without VAT, in minor units. Minutes that
 * came from another package stay, and keep the package open. For an unlimited package it returns
 * null. Refuses 409 more than its own minutes, and closing one with upcoming sessions: cancelled
 * later, they would return minutes that were paid back.
 */
export async function takeBackMinutes(
  trx: Trx,
  packageId: number,
  back: { minutes: number | null; closes: boolean; actorId: number; reason: string },
  now: Date,
): Promise<{ minutes: number; worthMinor: number | null }> {
  const [, found] = await Promise.all([
    lockPackageRow(trx, packageId),
    findBalance(trx, packageId),
  ]);
  if (back.closes && found?.awaited) throw refusal(409, AWAITED);
  const left = (found && asOf(found, dayOf(now)).balanceMinutes) ?? 0;
  const foreign = fromElsewhere(left, found?.transferredMinutes ?? 0);
  if (back.closes) {
    await (foreign > 0 ? updateGivenBack(trx, packageId, now) : updateClosed(trx, packageId));
  }
  const minutes = back.minutes ?? left - foreign;
  if (minutes > left - foreign) throw refusal(409, notSoMany(left - foreign, foreign));
  if (minutes === 0) return { minutes, worthMinor: found?.balanceMinutes === null ? null : 0 };
  const { actorId, reason } = back;
  const entry = {
    packageId,
    kind: 'refunded',
    minutes: -minutes,
    actorId,
    reason,
    at: now,
  } as const;
  const { worthMinor } = await insertEntry(trx, entry);
  return { minutes, worthMinor: -worthMinor };
}

function notSoMany(own: number, foreign: number): Sentence {
  if (foreign === 0) return onlyLeft(own);
  return {
    en: `Of its own this package has only ${own} minutes left; ${foreign} came from another package and stay.`,
    ar: `لم يبقَ من دقائق هذه الباقة نفسها سوى ${countInArabic(own, 'minutes')}، أما ${countInArabic(foreign, 'minutes')} فقد نُقلت إليها من باقة أخرى وتبقى فيها.`,
  };
}

const AWAITED = {
  en: 'Sessions are still booked from this package. Please cancel them first.',
  ar: 'ما زالت هناك جلسات محجوزة من هذه الباقة. يرجى إلغاؤها أولاً.',
};

/**
 * Why the sale of a package, locked until the transaction ends, cannot be undone as a mistake; null
 * when it can.
 */
export async function refuseUndoing(trx: Trx, packageId: number): Promise<Sentence | null> {
  const [, found] = await Promise.all([
    lockPackageRow(trx, packageId),
    findBalance(trx, packageId),
  ]);
  if (!found) return null;
  if (found.booked) return BOOKED;
  if (found.transferredMinutes !== 0) return TRANSFERRED;
  return found.balanceMinutes === found.totalMinutes ? null : CHANGED;
}

const BOOKED: Sentence = {
  en: 'Sessions are booked from this package. Please cancel them first, or refund the sale.',
  ar: 'توجد جلسات محجوزة من هذه الباقة. يرجى إلغاؤها أولاً أو ردّ المبلغ.',
};
const TRANSFERRED: Sentence = {
  en: 'Minutes were transferred between this package and another. Please transfer them back first, or refund the sale.',
  ar: 'نُقلت دقائق بين هذه الباقة وباقة أخرى. يرجى إعادتها أولاً أو ردّ المبلغ.',
};
const CHANGED: Sentence = {
  en: 'The minutes of this package were changed since it was sold. Please refund the sale instead.',
  ar: 'عُدّلت دقائق هذه الباقة منذ بيعها. يرجى ردّ المبلغ بدلاً من ذلك.',
};
