import { amountText } from '@limber/contract/money/amount-text.ts';
import { amountOf, withCurrency } from '@limber/contract/money/currency.ts';
import { backWhenLate } from '@limber/contract/money/deposit-and-late-refund.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import { dayOf, longDateOf, timeOf } from '../../../platform/studio-days.ts';
import { plainName, plainWholeName } from '../../accounts/name-rules.ts';
import { readNames } from '../../catalogue/read-names.ts';
import type { InEveryLanguage } from '../../notifications/mail-layout.ts';
import { paidBy } from '../booking/price-and-payment-rules.ts';
import { cutoffOf } from '../changing/cancel-rules.ts';
import { findMailData, type PaidOnline } from '../queries.ts';

/** A booking as mails and calendars describe it, in the client's language. */
export type BookingWords = NonNullable<Awaited<ReturnType<typeof readMailData>>>;

/** The same for a client with an e-mail address. */
export type BookingMailData = BookingWords & { readonly clientEmail: string };

/** A booking as mails and calendars show it; null when there is none. */
export async function readMailData(db: Db | Trx, bookingId: string) {
  const row = await findMailData(db, bookingId);
  if (!row) return null;
  const { language } = row;
  const named = await readNames(db, language);
  return {
    id: row.id,
    status: row.status,
    clientId: row.clientId,
    language,
    // Null: known to the desk by telephone alone.
    clientEmail: row.clientEmail,
    clientFirstName: plainName(row.clientFirstName),
    therapistName: named(plainWholeName(row.therapistFirstName, row.therapistLastName)),
    serviceNames: row.lines.map(({ name }) => named(name)),
    locationName: named(row.locationName),
    locationAddress: named(row.locationAddress),
    // For example '4 March 2026'.
    date: longDateOf(dayOf(row.startsAt), language),
    // `HH:MM`, by the clock of the studio's city.
    time: timeOf(row.startsAt),
    city: named(row.city),
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    cutoffHours: row.cutoffHours,
    priceAmount: amountOf(row.priceMinor),
    // What it costs once it is cancelled late or missed; null: its price.
    lateFeeAmount: row.lateFeeMinor === null ? null : amountOf(row.lateFeeMinor),
    missedFeeAmount: row.missedFeeMinor === null ? null : amountOf(row.missedFeeMinor),
    package:
      row.packageName === null || row.packageKind === null
        ? null
        : {
            name: named(row.packageName),
            kind: row.packageKind,
            // The minutes that this session takes from it.
            minutes: row.packageMinutes ?? 0,
            // As bought; null: unlimited.
            totalMinutes: row.packageHas,
            // Written out, such as '31 August 2026'; null: it never ends.
            lastDay: row.packageEndsOn === null ? null : longDateOf(row.packageEndsOn, language),
            // Null unless it was bought with this session.
            boughtForAmount:
              paidBy(row.serviceType).paidBy === 'purchase'
                ? amountOf(row.packageMinor ?? 0)
                : null,
          },
    // Null: nothing was paid online.
    paidOnline: row.paidOnline && paidOnlineOf(row.paidOnline),
    // What gift cards paid; with a package, for it.
    giftCardAmount: amountOf(row.giftCardMinor),
    // Where the client feels tight, as the session was booked.
    tightPlaces: row.tightPlaces,
    // Booked by itself for a client who waited for it, once it came free.
    cameFree: row.cameFree,
    isCancelled: row.status === 'cancelled',
    // So late that it counts as used.
    late: row.late,
    // Minutes of its time that others have since it was cancelled late.
    healedMinutes: row.healedMinutes,
    // How often it was moved or cancelled so far.
    changes: row.changes,
  };
}

/** What stands paid online, and what goes back of it when the session is cancelled: in time, or late. */
function paidOnlineOf({ minor, goneMinor, heldMinor, lateBackPercent }: PaidOnline) {
  if (minor <= goneMinor) return null;
  const gone = goneMinor + heldMinor;
  return {
    amount: amountOf(minor - goneMinor),
    backAmount: amountOf(Math.max(0, minor - gone)),
    lateBackAmount: amountOf(Math.max(0, backWhenLate(minor, lateBackPercent) - gone)),
  };
}

type WithFees = Pick<
  BookingWords,
  'language' | 'priceAmount' | 'lateFeeAmount' | 'missedFeeAmount'
>;

/** Whether a session that is cancelled late or missed costs something else than its price. */
export function hasFees({ lateFeeAmount, missedFeeAmount }: Omit<WithFees, 'language'>): boolean {
  return lateFeeAmount !== null || missedFeeAmount !== null;
}

/**
 * What a session costs that is cancelled late or missed, as mails and calendars say it; none: it counts
 * as used. `isLate`: it can no longer be cancelled free of charge.
 */
export function feeSentence(booking: WithFees, isLate: boolean): string[] {
  if (!hasFees(booking)) return [];
  const { language, priceAmount, lateFeeAmount, missedFeeAmount } = booking;
  const say = fees[language];
  const said = (fee: number | null) => {
    const amount = fee ?? priceAmount;
    return withCurrency(amountText(amount), amount, language);
  };
  return [(isLate ? say.now : say.late)(said(lateFeeAmount)), say.missed(said(missedFeeAmount))];
}

type OfAmount = (amount: string) => string;

const fees: InEveryLanguage<{ late: OfAmount; now: OfAmount; missed: OfAmount }> = {
  en: {
    late: (amount) => `If you cancel later, it costs ${amount}.`,
    now: (amount) => `If you cancel it, it costs ${amount}.`,
    missed: (amount) => `If you do not come, it costs ${amount}.`,
  },
  ar: {
    late: (amount) => `إذا ألغيتها بعد ذلك فتكلفتها ${amount}.`,
    now: (amount) => `إذا ألغيتها فتكلفتها ${amount}.`,
    missed: (amount) => `إذا لم تحضر فتكلفتها ${amount}.`,
  },
};

/** Until when a session is cancelled free of charge, and what it is after that; a fee is said beside it. */
export function policySentence(booking: WithFees & Pick<BookingWords, 'cutoffHours'>): string {
  const say = policies[booking.language];
  const hours = cutoffOf(booking);
  return hasFees(booking) ? say.asked(hours) : say.used(hours);
}

// Word for word as on the confirmation step.
const policies: InEveryLanguage<{ asked(hours: number): string; used(hours: number): string }> = {
  en: {
    asked: (hours) =>
      `Please tell us at least ${countInEnglish(hours, 'hour')} before your session.`,
    used: (hours) =>
      `Please tell us at least ${countInEnglish(hours, 'hour')} before your session. Otherwise the session counts as used.`,
  },
  ar: {
    asked: (hours) =>
      `يرجى إبلاغنا قبل موعد الجلسة بمقدار ${countInArabic(hours, 'hours')} على الأقل.`,
    used: (hours) =>
      `يرجى إبلاغنا قبل موعد الجلسة بمقدار ${countInArabic(hours, 'hours')} على الأقل، وإلا احتُسبت مستخدَمة.`,
  },
};

/** Separates the parts of a line. */
const comma: InEveryLanguage<string> = { en: ', ', ar: '، ' };

/** When a session starts; read anywhere, so the clock is named. */
export function startLine({ language, date, time, city }: BookingWords): string {
  return `${date}${comma[language]}${time} ${clockOf(city)[language]}`;
}

function clockOf(city: string): InEveryLanguage<string> {
  return city === ''
    ? { en: 'local time', ar: 'بالتوقيت المحلي' }
    : { en: `${city} time`, ar: `بتوقيت ${city}` };
}

/** A session as every mail shows it: services, length, therapist, branch, and what is paid. */
export function sessionLines(booking: BookingMailData, payment: readonly string[] = []): string {
  const between = comma[booking.language];
  return [
    booking.serviceNames.join(between),
    lasting[booking.language]((booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000),
    withTherapist[booking.language](booking.therapistName),
    `${booking.locationName}${between}${booking.locationAddress}`,
    ...payment,
  ].join('\n');
}

/** The package that pays for a session, as its line shows it. */
export type TakenFrom = Pick<
  NonNullable<BookingWords['package']>,
  'name' | 'minutes' | 'totalMinutes'
>;

/** What a session takes from its package, for a line of a mail or calendar. */
export function takenFrom(language: Language, { name, minutes, totalMinutes }: TakenFrom): string {
  const say = taking[language];
  return totalMinutes === null ? say.included(name) : say.minutes(minutes, name);
}

const taking: InEveryLanguage<{
  minutes(minutes: number, packageName: string): string;
  included(packageName: string): string;
}> = {
  en: {
    minutes: (minutes, packageName) =>
      `${countInEnglish(minutes, 'minute')} of your ${packageName}`,
    included: (packageName) => `Included in your ${packageName}`,
  },
  ar: {
    minutes: (minutes, packageName) =>
      `${countInArabic(minutes, 'minutes')} من باقتك «${packageName}»`,
    included: (packageName) => `ضمن باقتك «${packageName}»`,
  },
};

const lasting: InEveryLanguage<(minutes: number) => string> = {
  en: (minutes) => countInEnglish(minutes, 'minute'),
  ar: (minutes) => countInArabic(minutes, 'minutes'),
};

const withTherapist: InEveryLanguage<(name: string) => string> = {
  en: (name) => `with ${name}`,
  ar: (name) => `مع ${name}`,
};
