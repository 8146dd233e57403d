import { amountText } from '@limber/contract/money/amount-text.ts';
import { withCurrency } from '@limber/contract/money/currency.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import { composeMail, linkAfterSignIn, type Sender } from '../../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../../notifications/mail-layout.ts';
import type { QueuedMail } from '../../notifications/queries.ts';
import { calendarFile } from '../calendars/calendar-file.ts';
import { cutoffOf, freeUntil } from '../changing/cancel-rules.ts';
import {
  type BookingMailData,
  type BookingWords,
  sessionLines,
  startLine,
} from './session-in-mails.ts';

/** The mail about a cancelled session, with the calendar file that removes it. */
export function cancellationMail(booking: BookingMailData, sender: Sender, now: Date): QueuedMail {
  const say = words[booking.language];
  return {
    ...composeMail(sender, {
      // It may be restored and cancelled again.
      eventKey: `booking-cancelled:${booking.id}:${booking.changes}`,
      to: booking.clientEmail,
      language: booking.language,
      title: say.title(booking.date, booking.time),
      paragraphs: [
        say.opening(booking.clientFirstName),
        `${startLine(booking)}\n${sessionLines(booking)}`,
        ...whatFollows(booking, now),
      ],
      link: { label: say.bookAgain, url: linkAfterSignIn(sender.publicUrl, '/booking') },
    }),
    calendar: calendarFile(booking, sender, 'cancel', now),
  };
}

/** What comes back of a cancelled session, and what it costs; empty: nothing follows. */
export function whatFollows(booking: BookingWords, now: Date): string[] {
  const say = words[booking.language];
  const { package: paidFrom, late, paidOnline, giftCardAmount } = booking;
  const backAmount = paidOnline ? (late ? paidOnline.lateBackAmount : paidOnline.backAmount) : 0;
  const minutesBack =
    paidFrom && paidFrom.kind !== 'unlimited' && !late
      ? [say.minutesBack(paidFrom.minutes, paidFrom.name)]
      : [];
  return [
    ...minutesBack,
    ...(backAmount > 0 && !paidFrom ? [say.moneyBack(backAmount)] : []),
    ...(giftCardAmount > 0 && !paidFrom && !late ? [say.cardBack(giftCardAmount)] : []),
    ...(late ? [whatLateMeans(booking, now)] : []),
  ];
}

/** It counts as used, or costs its fee; and why, where it was cancelled too late. */
function whatLateMeans(booking: BookingWords, now: Date): string {
  const say = words[booking.language];
  const { lateFeeAmount } = booking;
  const hours = now > freeUntil(booking) ? cutoffOf(booking) : null;
  if (lateFeeAmount === null) return hours === null ? say.used : say.late(hours);
  return [...(hours === null ? [] : [say.why(hours)]), say.fee(lateFeeAmount)].join(' ');
}

const words: InEveryLanguage<{
  title(date: string, time: string): string;
  opening(name: string): string;
  minutesBack(minutes: number, packageName: string): string;
  moneyBack(amount: number): string;
  cardBack(amount: number): string;
  late(cutoffHours: number): string;
  why(cutoffHours: number): string;
  used: string;
  /** What is due for it by its terms. */
  fee(amount: number): string;
  bookAgain: string;
}> = {
  en: {
    title: (date, time) => `Your session on ${date} at ${time} is cancelled`,
    opening: (name) => `Hello ${name}, this session will not take place.`,
    minutesBack: (minutes, packageName) => `${minutes} minutes are back in your ${packageName}.`,
    moneyBack: (amount) =>
      `${withCurrency(amountText(amount), amount, 'en')} go back to where they came from. Your bank may take a few days to show them.`,
    cardBack: (amount) =>
      `${withCurrency(amountText(amount), amount, 'en')} go back to the gift card that paid.`,
    late: (hours) =>
      `It was cancelled less than ${countInEnglish(hours, 'hour')} before its start, so it counts as used.`,
    why: (hours) => `It was cancelled less than ${countInEnglish(hours, 'hour')} before its start.`,
    used: 'It counts as used.',
    fee: (amount) =>
      `By the terms of your booking it costs ${withCurrency(amountText(amount), amount, 'en')}.`,
    bookAgain: 'Book another session',
  },
  ar: {
    title: (date, time) => `أُلغيت جلستك يوم ${date} الساعة ${isolated(time)}`,
    opening: (name) => `مرحباً ${name}، لن تُقام هذه الجلسة.`,
    minutesBack: (minutes, packageName) =>
      `أُعيدت إلى باقتك «${packageName}» ${countInArabic(minutes, 'minutes')}.`,
    moneyBack: (amount) =>
      `سيُعاد مبلغ ${withCurrency(amountText(amount), amount, 'ar')} إلى وسيلة الدفع نفسها. قد يستغرق ظهوره لدى مصرفك بضعة أيام.`,
    cardBack: (amount) =>
      `يعود مبلغ ${withCurrency(amountText(amount), amount, 'ar')} إلى بطاقة الهدية التي دفعته.`,
    late: (hours) =>
      `أُلغيت الجلسة قبل أقل من ${countInArabic(hours, 'hours')} من بدايتها، فاحتُسبت مستخدَمة.`,
    why: (hours) => `أُلغيت الجلسة قبل أقل من ${countInArabic(hours, 'hours')} من بدايتها.`,
    used: 'احتُسبت مستخدَمة.',
    fee: (amount) => `تكلفتها وفق شروط حجزك ${withCurrency(amountText(amount), amount, 'ar')}.`,
    bookAgain: 'حجز جلسة أخرى',
  },
};
