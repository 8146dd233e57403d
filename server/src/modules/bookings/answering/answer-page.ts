import type { Language } from '@limber/contract/values/people.ts';
import type { Db } from '../../../platform/database/db.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { htmlOf } from '../../../platform/http/plain-page.ts';
import { linkAfterSignIn, readSender } from '../../notifications/compose-mail.ts';
import { type BookingWords, readMailData, startLine } from '../notifying/session-in-mails.ts';
import { isComing, type RemindedSession } from './queries.ts';

/**
 * The page on which a client answers a reminder, in their language: they come, or are led to
 * cancelling and moving.
 *
 * @param asked null: it is not an address of ours
 * @param language of a visitor whose session is not known
 */
export async function answerPage(
  { db, publicUrl }: { readonly db: Db; readonly publicUrl: string },
  asked: RemindedSession | null,
  language: Language,
  now: Date,
): Promise<{ status: number; html: string }> {
  const booking = asked && (await readMailData(db, asked.bookingId));
  if (!asked || !booking) return sentence(404, language, 'unknown');
  const own = linkAfterSignIn(publicUrl, '/profile#appointments');
  const stands =
    booking.status === 'booked' && booking.startsAt.getTime() === asked.startsAt.getTime();
  if (!stands) return sentence(410, booking.language, 'changed', own);
  if (booking.startsAt <= now) return sentence(410, booking.language, 'over', own);
  const { brand } = await readSender(db, publicUrl);
  const say = words[booking.language];
  const answer = (await isComing(db, asked))
    ? `<p role="status">${say.thanks}</p>`
    : `<form method="post"><button>${say.coming}</button></form>`;
  const body = `${sessionOf(booking)}${answer}<p><a href="${escapeHtml(own)}">${say.cannot}</a></p>`;
  return { status: 200, html: htmlOf(booking.language, escapeHtml(say.title(brand)), body) };
}

function sessionOf(booking: BookingWords): string {
  const when = escapeHtml(startLine(booking));
  return `<p><strong>${when}</strong><br>${escapeHtml(booking.locationName)}</p>`;
}

function sentence(
  status: number,
  language: Language,
  which: 'unknown' | 'changed' | 'over',
  own?: string,
): { status: number; html: string } {
  const say = words[language];
  const link = own ? `<p><a href="${escapeHtml(own)}">${say.see}</a></p>` : '';
  return { status, html: htmlOf(language, say.nothing, `<p>${say[which]}</p>${link}`) };
}

const words: Readonly<
  Record<
    Language,
    Record<
      'coming' | 'cannot' | 'thanks' | 'nothing' | 'unknown' | 'changed' | 'over' | 'see',
      string
    > & { title(brand: string): string }
  >
> = {
  en: {
    title: (brand) => `Your session at ${brand}`,
    coming: 'I’m coming',
    cannot: 'I can’t come: cancel or move it',
    thanks: 'Thank you. We are expecting you.',
    nothing: 'There is nothing to answer here',
    unknown: 'This link is not one of ours, or is not complete.',
    changed: 'This session was moved or cancelled since we reminded you.',
    over: 'This session has already begun.',
    see: 'See your appointments',
  },
  ar: {
    title: (brand) => `جلستك في ${brand}`,
    coming: 'سأحضر',
    cannot: 'لا أستطيع الحضور: إلغاء الجلسة أو تغيير موعدها',
    thanks: 'شكراً لك. نحن بانتظارك.',
    nothing: 'لا شيء للإجابة عنه هنا',
    unknown: 'هذا الرابط ليس من روابطنا، أو أنه غير كامل.',
    changed: 'تغيّر موعد هذه الجلسة أو أُلغيت منذ أن ذكّرناك بها.',
    over: 'لقد بدأت هذه الجلسة.',
    see: 'عرض مواعيدك',
  },
};
