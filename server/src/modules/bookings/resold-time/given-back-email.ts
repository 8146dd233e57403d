import { amountText } from '@limber/contract/money/amount-text.ts';
import { amountOf, withCurrency } from '@limber/contract/money/currency.ts';
import type { JobPayloads } from '../../../platform/job-payloads.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import { composeMail, linkAfterSignIn, type Sender } from '../../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../../notifications/mail-layout.ts';
import type { QueuedMail } from '../../notifications/queries.ts';
import {
  type BookingMailData,
  type BookingWords,
  sessionLines,
  startLine,
} from '../notifying/session-in-mails.ts';

/** What went back for a session that was cancelled late. */
export type WentBack = Omit<JobPayloads['tell-late-cancel-healed'], 'bookingId'>;

/** The mail to a client that others took the time of the session that they cancelled late, and what came back. */
export function healedMail(
  booking: BookingMailData,
  { healedMinutes, isWhole, ...back }: WentBack,
  sender: Sender,
): QueuedMail {
  const { clientEmail, language } = booking;
  const say = words[language];
  return composeMail(sender, {
    eventKey: `late-cancel-healed:${booking.id}:${booking.changes}:${healedMinutes}`,
    to: clientEmail,
    language,
    title: say.title(booking.date, booking.time),
    paragraphs: [
      say.opening(booking.clientFirstName),
      `${startLine(booking)}\n${sessionLines(booking)}`,
      isWhole ? say.whole : say.part(healedMinutes),
      ...whatCameBack(booking, { ...back, isWhole }),
    ],
    link: { label: say.see, url: linkAfterSignIn(sender.publicUrl, '/profile') },
  });
}

/** The same in few words: how much of its time others have, and what came back. */
export function healedSentence(
  booking: BookingWords,
  { healedMinutes, isWhole, ...back }: WentBack,
): string {
  const say = words[booking.language];
  const taken = isWhole ? say.whole : say.part(healedMinutes);
  return [taken, ...whatCameBack(booking, { ...back, isWhole })].join(' ');
}

function whatCameBack(
  { language, package: paidFrom }: BookingWords,
  { isWhole, returnedMinutes, savedFils }: Omit<WentBack, 'healedMinutes'>,
): string[] {
  const say = words[language];
  if (paidFrom && returnedMinutes > 0) return [say.minutesBack(returnedMinutes, paidFrom.name)];
  return savedFils > 0 ? [say.costsLess(amountOf(savedFils), isWhole)] : [];
}

const words: InEveryLanguage<{
  title(date: string, time: string): string;
  opening(name: string): string;
  whole: string;
  part(minutes: number): string;
  minutesBack(minutes: number, packageName: string): string;
  costsLess(amount: number, isWhole: boolean): string;
  see: string;
}> = {
  en: {
    title: (date, time) => `Somebody else has taken your time on ${date} at ${time}`,
    opening: (name) => `Hello ${name}, good news about the session that you cancelled late.`,
    whole: 'Somebody else has taken all of its time, so it no longer counts as used.',
    part: (minutes) => `Somebody else has taken ${countInEnglish(minutes, 'minute')} of its time.`,
    minutesBack: (minutes, packageName) =>
      `${countInEnglish(minutes, 'minute')} are back in your ${packageName}.`,
    costsLess: (amount, isWhole) =>
      isWhole
        ? 'You owe nothing for it. What you have paid for it goes back to you.'
        : `It costs ${withCurrency(amountText(amount), amount, 'en')} less. What you have paid beyond that goes back to you.`,
    see: 'See your appointments',
  },
  ar: {
    title: (date, time) => `أخذ شخص آخر موعدك يوم ${date} الساعة ${isolated(time)}`,
    opening: (name) => `مرحباً ${name}، خبر سار عن الجلسة التي ألغيتها متأخراً.`,
    whole: 'أخذ شخص آخر وقتها كله، فلم تعد محتسبة مستخدَمة.',
    part: (minutes) => `أخذ شخص آخر ${countInArabic(minutes, 'minutes')} من وقتها.`,
    minutesBack: (minutes, packageName) =>
      `أُعيدت إلى باقتك «${packageName}» ${countInArabic(minutes, 'minutes')}.`,
    costsLess: (amount, isWhole) =>
      isWhole
        ? 'لا يترتب عليك شيء عنها، وما دفعته عنها يعود إليك.'
        : `تكلفتها أقل بمقدار ${withCurrency(amountText(amount), amount, 'ar')}، وما دفعته زيادة على ذلك يعود إليك.`,
    see: 'عرض مواعيدك',
  },
};
