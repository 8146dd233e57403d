import type { ProlongedPackage } from '@limber/contract/desk/packages.ts';
import type { Db } from '../../platform/database/db.ts';
import { holdAccount } from '../../platform/database/hold-account.ts';
import { addDays, studioDayOf } from '../../platform/dubai.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { SAY_WHY } from '../../platform/language/sentence.ts';
import { notifyEnd } from './notify-end.ts';
import { lockPackageRow } from './queries/owned.ts';
import { findToProlong, updateExpiry } from './queries/prolonging.ts';
import { UNKNOWN_PACKAGE } from './refusal-rules.ts';
import { type DaySpan, daysIn, isExpired } from './rules.ts';

/** By how many days, or for which days it rests meanwhile; and why. */
export type Prolonging = { readonly reason: string } & (
  | { readonly days: number }
  | { readonly frozen: DaySpan }
);

/**
 * Makes the last day of a package later: by some days, or by those for which it is frozen and has no
 * sessions. Its end and the mail before it move along. Refuses 400 days that are none or over, 404
 * an unknown package, 409 one that has no last day, is over or closed, and days that have a
 * session or are frozen already.
 */
export async function prolongPackage(
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  actor: Actor,
  packageId: number,
  asked: Prolonging,
  now: Date,
): Promise<ProlongedPackage> {
  const today = studioDayOf(now);
  const reason = asked.reason.trim();
  if (reason === '') throw wrongField('reason', SAY_WHY);
  const frozen = 'frozen' in asked ? asked.frozen : null;
  if (frozen && (frozen.from < today || frozen.to < frozen.from))
    throw wrongField('from', WRONG_DAYS);
  const days = 'frozen' in asked ? daysIn(asked.frozen) : asked.days;
  if (days > MOST_DAYS) throw wrongField(frozen ? 'to' : 'days', TOO_LONG);
  return db.transaction().execute(async (trx) => {
    await holdAccount(trx, actor.accountId);
    const [, held] = await Promise.all([
      lockPackageRow(trx, packageId),
      findToProlong(trx, packageId),
    ]);
    if (!held) throw refusal(404, UNKNOWN_PACKAGE);
    const { expiresOn: fromExpiresOn } = held;
    if (fromExpiresOn === null) throw refusal(409, NO_END);
    if (!held.active || isExpired(fromExpiresOn, today)) throw refusal(409, OVER);
    if (frozen) {
      if (frozen.from > fromExpiresOn) throw wrongField('from', WRONG_DAYS);
      const isTaken = (day: string) => frozen.from <= day && day <= frozen.to;
      if (held.bookedDays.some(isTaken)) throw refusal(409, BOOKED);
      const touches = ({ from, to }: DaySpan) => from <= frozen.to && frozen.from <= to;
      if (held.frozen.some(touches)) throw refusal(409, FROZEN);
    }
    const toExpiresOn = addDays(fromExpiresOn, days);
    const { accountId: actorId } = actor;
    const written = { fromExpiresOn, toExpiresOn, frozen, reason, actorId, at: now };
    await updateExpiry(trx, packageId, written);
    await notifyEnd(trx, { jobs }, { packageId, expiresOn: toExpiresOn }, now);
    return {
      owned_package_id: packageId,
      expiry_date: toExpiresOn,
      frozen: frozen ? [...held.frozen, frozen] : held.frozen,
    };
  });
}

/** A package is prolonged by a year at most at once. */
const MOST_DAYS = 366;

const WRONG_DAYS = {
  en: 'Please choose days from today on, within the days of the package.',
  ar: 'يرجى اختيار أيام ابتداءً من اليوم وضمن مدة الباقة.',
};
const TOO_LONG = {
  en: 'Please choose a year at most.',
  ar: 'يرجى اختيار سنة كحد أقصى.',
};
const NO_END = {
  en: 'This package has no last day.',
  ar: 'ليس لهذه الباقة يوم أخير.',
};
const OVER = {
  en: 'This package is over.',
  ar: 'انتهت هذه الباقة.',
};
const BOOKED = {
  en: 'There are sessions of this package in these days. Please move them first.',
  ar: 'توجد جلسات من هذه الباقة في هذه الأيام. يرجى تغيير موعدها أولاً.',
};
const FROZEN = {
  en: 'This package is frozen in these days already.',
  ar: 'هذه الباقة مجمّدة في هذه الأيام بالفعل.',
};
