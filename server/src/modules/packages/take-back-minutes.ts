import type { Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import { findBalance, insertEntry } from './queries/ledger.ts';
import { updateClosed } from './queries/offers.ts';
import { lockPackageRow } from './queries/owned.ts';

/**
 * Takes minutes that are refunded out of a package, all that is left where `minutes` are null, and
 * closes it where it `closes`; answers how many, and what they are worth without VAT,
 * in fils. An unlimited one has none to take, and null is answered. Refuses 409 more than there
 * are, and to close one with sessions to come: cancelled later, they would give minutes back that were paid back.
 */
export async function takeBackMinutes(
  trx: Trx,
  packageId: number,
  back: { minutes: number | null; closes: boolean; actorId: number; reason: string },
  now: Date,
): Promise<{ minutes: number; worthFils: number | null }> {
  const [, found] = await Promise.all([
    lockPackageRow(trx, packageId),
    findBalance(trx, packageId),
  ]);
  if (back.closes && found?.awaited) throw refusal(409, AWAITED);
  if (back.closes) await updateClosed(trx, packageId);
  const left = found?.balanceMinutes ?? 0;
  const minutes = back.minutes ?? left;
  if (minutes > left) {
    throw refusal(409, {
      en: `This package has only ${left} minutes left.`,
      ar: `لم يبقَ في هذه الباقة سوى ${countInArabic(left, 'minutes')}.`,
    });
  }
  if (minutes === 0) return { minutes, worthFils: found?.balanceMinutes === null ? null : 0 };
  const { actorId, reason } = back;
  const entry = {
    packageId,
    kind: 'refunded',
    minutes: -minutes,
    actorId,
    reason,
    at: now,
  } as const;
  const { worthFils } = await insertEntry(trx, entry);
  return { minutes, worthFils: -worthFils };
}

const AWAITED = {
  en: 'Sessions are still booked from this package. Please cancel them first.',
  ar: 'ما زالت هناك جلسات محجوزة من هذه الباقة. يرجى إلغاؤها أولاً.',
};

/** Whether a package, locked until the transaction ends, has all its minutes still. */
export async function readUnused(trx: Trx, packageId: number): Promise<boolean> {
  const [, found] = await Promise.all([
    lockPackageRow(trx, packageId),
    findBalance(trx, packageId),
  ]);
  return found !== undefined && found.balanceMinutes === found.totalMinutes && !found.booked;
}
