import { amountText } from '@limber/contract/money/amount-text.ts';
import { withCurrency } from '@limber/contract/money/currency.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { aedOf } from '../../../platform/fils-of-amount.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import { composeMail, linkAfterSignIn, readSender } from '../../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../../notifications/mail-layout.ts';
import { queueMail } from '../../notifications/queue-mail.ts';
import type { BookingDeps } from '../deps.ts';
import { readMailData, sessionLines, startLine } from '../notifying/session-in-mails.ts';

/** What went back for a session that was cancelled late. */
interface WentBack {
  readonly healedMinutes: number;
  readonly isWhole: boolean;
  readonly returnedMinutes: number;
  /** By how much less it costs; 0 where a package paid. */
  readonly savedFils: number;
}

/** Mails a client that others took the time of the session that they cancelled late, and what came back. */
export async function tellHealed(
  trx: Trx,
  deps: BookingDeps,
  bookingId: string,
  { healedMinutes, isWhole, returnedMinutes, savedFils }: WentBack,
): Promise<void> {
  const booking = await readMailData(trx, bookingId);
  if (!booking || booking.clientEmail === null) return;
  const { clientEmail, language, package: paidFrom } = booking;
  const session = { ...booking, clientEmail };
  const say = words[language];
  const sender = await readSender(trx, deps.publicUrl);
  const back =
    paidFrom && returnedMinutes > 0
      ? [say.minutesBack(returnedMinutes, paidFrom.name)]
      : savedFils > 0
        ? [say.costsLess(aedOf(savedFils), isWhole)]
        : [];
  const mail = composeMail(sender, {
    eventKey: `late-cancel-healed:${bookingId}:${booking.changes}:${healedMinutes}`,
    to: clientEmail,
    language,
    title: say.title(booking.date, booking.time),
    paragraphs: [
      say.opening(booking.clientFirstName),
      `${startLine(session)}\n${sessionLines(session)}`,
      isWhole ? say.whole : say.part(healedMinutes),
      ...back,
    ],
    link: { label: say.see, url: linkAfterSignIn(sender.publicUrl, '/profile') },
  });
  await queueMail(trx, deps, mail);
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
