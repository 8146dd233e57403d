import { amountText } from '@limber/contract/money/amount-text.ts';
import { amountOf, minorOf, withCurrency } from '@limber/contract/money/currency.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import { dayOf, longDateOf, startOfDay, timeOf } from '../../../platform/studio-days.ts';
import { ANSWERS } from '../../messages/templates/reminder-buttons.ts';
import type { Sender } from '../../notifications/compose-mail.ts';
import { composeMail, linkAfterSignIn } from '../../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../../notifications/mail-layout.ts';
import type { QueuedMail } from '../../notifications/queries.ts';
import { calendarFile } from '../calendars/calendar-file.ts';
import { calendarsInMail } from '../calendars/calendar-links.ts';
import { cutoffOf, freeUntil } from '../changing/cancel-rules.ts';
import {
  type BookingMailData,
  type BookingWords,
  feeSentence,
  policySentence,
  sessionLines,
  startLine,
  takenFrom,
} from './session-in-mails.ts';
import { tightPlacesLine } from './tight-places-in-words.ts';

/**
 * Confirms a booking, with the session as a calendar file.
 *
 * @param changes set when a cancelled session was restored and is confirmed again
 */
export function confirmationMail(
  booking: BookingMailData,
  sender: Sender,
  now: Date,
  changes?: number,
): QueuedMail {
  const say = words[booking.language];
  return {
    ...mailOf(booking, sender, {
      eventKey: ['booking-confirmed', booking.id, changes].filter(isSaid).join(':'),
      title: say.confirmed(booking.date, booking.time),
      opening: booking.cameFree
        ? say.cameFree(booking.clientFirstName, untilWhen(booking))
        : say.welcome(booking.clientFirstName),
      buys: true,
      isLate: now > freeUntil(booking),
      forCalendars: true,
    }),
    sendBefore: booking.startsAt,
    calendar: calendarFile(booking, sender, 'invite', now),
  };
}

/** Until when it is free to cancel, such as '6 March 2026, 07:00'. */
function untilWhen(booking: BookingMailData): string {
  const until = freeUntil(booking);
  return words[booking.language].at(longDateOf(dayOf(until), booking.language), timeOf(until));
}

const isSaid = (part: string | number | undefined) => part !== undefined;

/**
 * The mail about a new time, therapist or service, with the calendar file that replaces the old
 * one.
 */
export function movedMail(
  booking: BookingMailData,
  from: { date: string; time: string },
  sender: Sender,
  now: Date,
): QueuedMail {
  const say = words[booking.language];
  const stays = from.date === booking.date && from.time === booking.time;
  const opening = stays ? say.changed : say.movedFrom;
  return {
    ...mailOf(booking, sender, {
      eventKey: `booking-moved:${booking.id}:${booking.changes}`,
      title: say.moved(booking.date, booking.time),
      opening: opening(booking.clientFirstName, from.date, from.time),
      forCalendars: true,
    }),
    // The desk may move a session that has begun.
    sendBefore: now < booking.startsAt ? booking.startsAt : booking.endsAt,
    calendar: calendarFile(booking, sender, 'invite', now),
  };
}

/**
 * Reminds of a session that starts in `hours` hours, and asks whether its client comes.
 *
 * @param answerAt the page on which they say so
 */
export function reminderMail(
  booking: BookingMailData,
  hours: number,
  sender: Sender,
  answerAt: string,
): QueuedMail {
  const say = words[booking.language];
  return {
    ...mailOf(booking, sender, {
      eventKey: `booking-reminder:${booking.id}:${booking.startsAt.toISOString()}:${hours}`,
      title: hours === 24 ? say.tomorrow : say.startsIn(hours),
      opening: say.reminder(booking.clientFirstName),
      // It is read after the cutoff.
      isLate: hours <= cutoffOf(booking),
      answerAt,
    }),
    sendBefore: reminderEndsAt(booking.startsAt, hours),
  };
}

/** When a reminder becomes wrong: 'tomorrow' at midnight, 'in 3 hours' an hour later. */
export function reminderEndsAt(startsAt: Date, hours: number): Date {
  if (hours === 24) return startOfDay(dayOf(startsAt));
  return new Date(startsAt.getTime() - (hours - 1) * 3_600_000);
}

function mailOf(
  booking: BookingMailData,
  sender: Sender,
  mail: {
    eventKey: string;
    title: string;
    opening: string;
    buys?: boolean;
    isLate?: boolean;
    forCalendars?: boolean;
    answerAt?: string;
  },
): QueuedMail {
  const say = words[booking.language];
  // The price of a package is given once, with the session that bought it.
  const { eventKey, title, opening, buys = false, isLate = false } = mail;
  const { forCalendars, answerAt } = mail;
  const own = linkAfterSignIn(sender.publicUrl, '/profile');
  const { coming, cannot } = ANSWERS[booking.language];
  return composeMail(sender, {
    eventKey,
    to: booking.clientEmail,
    language: booking.language,
    title,
    highlight: startLine(booking),
    paragraphs: [
      opening,
      sessionLines(booking, [
        ...tightPlacesLine(buys ? booking : null),
        ...paymentOf(booking, buys),
      ]),
      termsOf(booking, isLate),
    ],
    ...(answerAt
      ? { link: { label: coming, url: answerAt }, otherLink: { label: cannot, url: own } }
      : { link: { label: say.seeAppointments, url: own } }),
    ...(forCalendars && { more: calendarsInMail(booking, sender) }),
  });
}

/** Until when it is changed free of charge, and what it costs after that, in some sentences. */
export function termsOf(booking: BookingWords, isLate: boolean): string {
  const say = words[booking.language];
  const policy = isLate ? say.tooLate(cutoffOf(booking)) : policySentence(booking);
  return [policy, ...backSentence(booking, isLate), ...feeSentence(booking, isLate)].join(' ');
}

/** What is refunded of an online payment for the session itself. */
function backSentence(
  { language, paidOnline, package: paidFrom }: BookingWords,
  isLate: boolean,
): string[] {
  if (!paidOnline || paidFrom) return [];
  const say = words[language];
  const written = (sum: number) => withCurrency(amountText(sum), sum, language);
  const { amount, lateBackAmount } = paidOnline;
  const late = lateBackAmount > 0 ? written(lateBackAmount) : null;
  return [isLate ? say.backNow(late) : say.backBefore(written(amount), late)];
}

function paymentOf(
  { language, priceAmount, package: paidFrom, paidOnline, giftCardAmount }: BookingMailData,
  buys: boolean,
): string[] {
  const say = words[language];
  const isPaid = paidOnline !== null || giftCardAmount > 0;
  const paid = (price: number) => say.paid(paidOnline?.amount ?? 0, giftCardAmount, price);
  if (!paidFrom) return [say.amount(priceAmount), ...(isPaid ? paid(priceAmount) : [])];
  const { name, totalMinutes, lastDay, boughtForAmount } = paidFrom;
  return [
    takenFrom(language, paidFrom),
    ...(boughtForAmount === null || !buys
      ? []
      : [
          say.bought(name, totalMinutes, boughtForAmount),
          ...(lastDay === null ? [] : [say.lastDay(lastDay)]),
          ...(isPaid ? paid(boughtForAmount) : [say.payThere]),
        ]),
  ];
}

function said(amount: number, language: Language): string {
  return withCurrency(amountText(amount), amount, language);
}

/** What is left of a price, if anything, without fractions of a minor unit. */
function stillDue(online: number, giftCard: number, price: number): number[] {
  const leftMinor = minorOf(price) - minorOf(online) - minorOf(giftCard);
  return leftMinor > 0 ? [amountOf(leftMinor)] : [];
}

const words: InEveryLanguage<{
  confirmed(date: string, time: string): string;
  welcome(name: string): string;
  /** Booked by itself for who waited; `until` says until when it is free to cancel. */
  cameFree(name: string, until: string): string;
  at(date: string, time: string): string;
  moved(date: string, time: string): string;
  movedFrom(name: string, date: string, time: string): string;
  changed(name: string, date: string, time: string): string;
  tomorrow: string;
  startsIn(hours: number): string;
  reminder(name: string): string;
  amount(amount: number): string;
  /** `minutes` null: unlimited. */
  bought(packageName: string, minutes: number | null, amount: number): string;
  lastDay(day: string): string;
  tooLate(cutoffHours: number): string;
  payThere: string;
  /** What was paid online and by gift card, and what is left of the price. */
  paid(online: number, giftCard: number, price: number): string[];
  /** `late`: what comes back of it then; null: nothing. */
  backBefore(all: string, late: string | null): string;
  backNow(late: string | null): string;
  seeAppointments: string;
}> = {
  en: {
    confirmed: (date, time) => `Your session on ${date} at ${time} is booked`,
    welcome: (name) => `Hello ${name}, we look forward to seeing you.`,
    cameFree: (name, until) =>
      `Hello ${name}. This time came free, and we booked it for you as you asked. You can cancel it free of charge until ${until}.`,
    at: (date, time) => `${date}, ${time}`,
    moved: (date, time) => `Your session is now on ${date} at ${time}`,
    movedFrom: (name, date, time) =>
      `Hello ${name}, your session of ${date} at ${time} was moved. We look forward to seeing you.`,
    changed: (name, date, time) =>
      `Hello ${name}, your session on ${date} at ${time} was changed. We look forward to seeing you.`,
    tomorrow: 'Your session is tomorrow',
    startsIn: (hours) => `Your session starts in ${countInEnglish(hours, 'hour')}`,
    reminder: (name) => `Hello ${name}, a reminder of your session.`,
    amount: (amount) => withCurrency(amountText(amount), amount, 'en'),
    bought: (packageName, minutes, amount) =>
      `You have bought ${packageName}${minutes === null ? '' : `, ${countInEnglish(minutes, 'minute')}`}: ${withCurrency(amountText(amount), amount, 'en')}`,
    lastDay: (day) => `Its last day is ${day}`,
    tooLate: (hours) =>
      `It starts in less than ${countInEnglish(hours, 'hour')}, so it can no longer be cancelled or moved free of charge.`,
    payThere: 'To be paid at the studio, at your first visit',
    paid: (online, giftCard, price) => [
      ...(online > 0 ? [`Paid online: ${said(online, 'en')}`] : []),
      ...(giftCard > 0 ? [`Paid by gift card: ${said(giftCard, 'en')}`] : []),
      ...stillDue(online, giftCard, price).map(
        (left) => `Still to be paid at the studio: ${said(left, 'en')}`,
      ),
    ],
    backBefore: (all, late) =>
      `When you cancel in time, all ${all} that you paid online go back to your card. Later ${late === null ? 'nothing of it goes back' : `${late} of it go back`}.`,
    backNow: (late) =>
      `If you cancel it, ${late === null ? 'nothing of what you paid online goes back' : `${late} of what you paid online go back to your card`}.`,
    seeAppointments: 'See your appointments',
  },
  ar: {
    confirmed: (date, time) => `تم حجز جلستك يوم ${date} الساعة ${isolated(time)}`,
    welcome: (name) => `مرحباً ${name}، نتطلع إلى لقائك.`,
    cameFree: (name, until) =>
      `مرحباً ${name}. أصبح هذا الموعد متاحاً فحجزناه لك كما طلبت. يمكنك إلغاؤه مجاناً حتى ${until}.`,
    at: (date, time) => `${date}، ${isolated(time)}`,
    moved: (date, time) => `أصبح موعد جلستك يوم ${date} الساعة ${isolated(time)}`,
    movedFrom: (name, date, time) =>
      `مرحباً ${name}، تم تغيير موعد جلستك التي كانت يوم ${date} الساعة ${isolated(time)}. نتطلع إلى لقائك.`,
    changed: (name, date, time) =>
      `مرحباً ${name}، تم تعديل جلستك يوم ${date} الساعة ${isolated(time)}. نتطلع إلى لقائك.`,
    tomorrow: 'جلستك غداً',
    startsIn: (hours) => `تبدأ جلستك بعد ${countInArabic(hours, 'hours')}`,
    reminder: (name) => `مرحباً ${name}، نذكّرك بجلستك.`,
    amount: (amount) => withCurrency(amountText(amount), amount, 'ar'),
    bought: (packageName, minutes, amount) =>
      `اشتريت «${packageName}»${minutes === null ? '' : `، ${countInArabic(minutes, 'minutes')}`}: ${withCurrency(amountText(amount), amount, 'ar')}`,
    lastDay: (day) => `آخر يوم لاستخدامها هو ${day}`,
    tooLate: (hours) =>
      `تبدأ الجلسة بعد أقل من ${countInArabic(hours, 'hours')}، لذلك لم يعد إلغاؤها أو تغيير موعدها مجاناً ممكناً.`,
    payThere: 'يُدفع في الاستوديو عند أول زيارة',
    paid: (online, giftCard, price) => [
      ...(online > 0 ? [`مدفوع عبر الإنترنت: ${said(online, 'ar')}`] : []),
      ...(giftCard > 0 ? [`مدفوع ببطاقة هدية: ${said(giftCard, 'ar')}`] : []),
      ...stillDue(online, giftCard, price).map(
        (left) => `يُدفع الباقي في الاستوديو: ${said(left, 'ar')}`,
      ),
    ],
    backBefore: (all, late) =>
      `عند الإلغاء في الوقت المحدد يعود كامل المبلغ المدفوع عبر الإنترنت، ${all}، إلى بطاقتك. بعد ذلك ${late === null ? 'لا يعود منه شيء' : `يعود منه ${late}`}.`,
    backNow: (late) =>
      `إذا ألغيتها ${late === null ? 'فلا يعود شيء مما دفعته عبر الإنترنت' : `يعود إلى بطاقتك ${late} مما دفعته عبر الإنترنت`}.`,
    seeAppointments: 'عرض مواعيدك',
  },
};
