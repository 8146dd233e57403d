import type { Language } from '@limber/contract/values/people.ts';
import type { FastifyRequest } from 'fastify';
import { ProviderFailed } from '../../../platform/card-payments/provider.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { htmlOf } from '../../../platform/http/plain-page.ts';
import { amountInWords } from '../../../platform/language/amount-in-words.ts';
import { askedLanguage } from '../../../platform/language/asked-language.ts';
import { dayOf, longDateOf, timeOf } from '../../../platform/studio-days.ts';
import { readSender, type Sender } from '../../notifications/compose-mail.ts';
import { settlePayment } from '../book-or-refund-payment.ts';
import type { OnlineDeps } from '../deps.ts';
import { LIVE, type PaymentStatus } from '../payment-status-rules.ts';
import { findLink, findPaymentOfLink, readDebtor } from './queries.ts';
import { type OwedNow, readOwed } from './read-owed.ts';

/**
 * The page of a link, in its client's language: what is owed, with a button that leads to the
 * provider's page, or the outcome. The provider is asked about an open payment first, so that a
 * client who returns from paying sees it.
 *
 * @param linkId null: no link has such an address
 */
export async function owedPage(
  deps: OnlineDeps,
  linkId: string | null,
  request: Pick<FastifyRequest, 'headers'>,
  now: Date,
): Promise<{ status: number; html: string }> {
  const sender = await readSender(deps.db, deps.publicUrl);
  const link = linkId === null ? undefined : await findLink(deps.db, linkId);
  const debtor = link && (await readDebtor(deps.db, link.accountId));
  if (!link || !debtor) return sentence(404, askedLanguage(request), 'unknown', sender);
  const { language } = debtor;
  const payment = await askAgain(deps, link.id, now);
  if (payment === 'processing') return sentence(200, language, 'processing', sender);
  const owed = await readOwed(deps.db, link, language);
  if (!owed && payment === 'refunded') return sentence(200, language, 'refunded', sender);
  if (!owed) return sentence(200, language, payment === 'booked' ? 'thanks' : 'settled', sender);
  if (link.expiresAt <= now) return sentence(410, language, 'over', sender);
  const say = words[language];
  const amount = amountInWords(owed.minor)[language];
  const tried = payment === 'failed' ? say.declined : payment === 'refunded' ? say.refunded : null;
  const body = `<p>${escapeHtml(say.hello(debtor.firstName))}</p>
${tried ? `<p role="status">${tried}</p>` : ''}
<p><strong>${escapeHtml(owed.name)}</strong><br>${whenOf(owed, language)}</p>
<p class="amount">${amount}</p>
<form method="post" action="/owed/${link.id}"><button>${say.pay(amount)}</button></form>
<p class="small">${say.provider}</p><p class="small">${say.until(longDateOf(dayOf(link.expiresAt), language))}</p>
${footOf(sender)}`;
  return { status: 200, html: htmlOf(language, escapeHtml(say.title(sender.brand)), body) };
}

/** The latest payment by a link, with its outcome; undefined: none was begun. */
async function askAgain(
  deps: OnlineDeps,
  linkId: string,
  now: Date,
): Promise<PaymentStatus | undefined> {
  const latest = await findPaymentOfLink(deps.db, linkId);
  if (!latest || !LIVE.includes(latest.status)) return latest?.status;
  try {
    return (await settlePayment(deps, latest.id, { ends: false }, now))?.status;
  } catch (error) {
    // A job asks again.
    if (error instanceof ProviderFailed) return latest.status;
    throw error;
  }
}

function whenOf({ at, isSession }: OwedNow, language: Language): string {
  const day = longDateOf(dayOf(at), language);
  return isSession ? `${day}, <bdi dir="ltr">${timeOf(at)}</bdi>` : day;
}

function sentence(
  status: number,
  language: Language,
  which: 'unknown' | 'processing' | 'refunded' | 'thanks' | 'settled' | 'over',
  sender: Sender,
) {
  const say = words[language];
  const body = `<p role="status">${say[which]}</p>${footOf(sender)}`;
  return { status, html: htmlOf(language, escapeHtml(say.title(sender.brand)), body) };
}

function footOf({ legalName, phone, email }: Sender): string {
  const lines = [legalName, phone, email].filter((line) => line !== null && line !== '');
  const html = lines.map((line) => `<bdi>${escapeHtml(line ?? '')}</bdi>`).join('<br>');
  return `<p class="small foot">${html}</p>`;
}

const words: Readonly<
  Record<
    Language,
    {
      title(brand: string): string;
      hello(firstName: string): string;
      pay(amount: string): string;
      until(day: string): string;
      readonly provider: string;
      readonly declined: string;
      readonly unknown: string;
      readonly processing: string;
      readonly refunded: string;
      readonly thanks: string;
      readonly settled: string;
      readonly over: string;
    }
  >
> = {
  en: {
    title: (brand) => `Pay ${brand}`,
    hello: (firstName) => `Hello ${firstName}, this is still to be paid:`,
    pay: (amount) => `Pay ${amount}`,
    until: (day) => `This link works until ${day}.`,
    provider: 'You pay by card on the page of our payment provider. We never see your card.',
    declined: 'The card was declined, and nothing was paid. Please try again.',
    unknown: 'This link is not right. Please ask the studio for a new one.',
    processing: 'Your bank is still working on the payment. This page shows it once it is done.',
    refunded:
      'This was not owed any more when your payment arrived. All of it goes back to your card.',
    thanks: 'This is paid. Thank you.',
    settled: 'This is paid already, or no longer owed. There is nothing to do.',
    over: 'This link is over. Please ask the studio for a new one, or pay there.',
  },
  ar: {
    title: (brand) => `الدفع إلى ${brand}`,
    hello: (firstName) => `مرحباً ${firstName}، ما زال هذا مستحقاً:`,
    pay: (amount) => `دفع ${amount}`,
    until: (day) => `الرابط صالح حتى ${day}.`,
    provider: 'تدفع بالبطاقة على صفحة مزوّد الدفع. نحن لا نرى بطاقتك أبداً.',
    declined: 'رُفضت البطاقة ولم يُدفع شيء. يرجى المحاولة مرة أخرى.',
    unknown: 'هذا الرابط غير صحيح. يرجى طلب رابط جديد من الاستوديو.',
    processing: 'ما زال مصرفك يعالج الدفعة، وستظهر هنا عند اكتمالها.',
    refunded: 'لم يعد هذا مستحقاً عند وصول دفعتك. سيعود المبلغ كاملاً إلى بطاقتك.',
    thanks: 'تم الدفع. شكراً لك.',
    settled: 'دُفع هذا بالفعل أو لم يعد مستحقاً. لا حاجة إلى أي إجراء.',
    over: 'انتهت صلاحية هذا الرابط. يرجى طلب رابط جديد من الاستوديو أو الدفع هناك.',
  },
};
