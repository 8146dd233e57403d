import type { Language } from '@limber/contract/values/people.ts';
import type { HousePage } from '../../platform/card-payments/house-page.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { htmlOf, pagePolicy } from '../../platform/http/plain-page.ts';

/** These pages run no script and fetch nothing. */
export const PAGE_POLICY = pagePolicy();
/** The form of a link leads on to the provider's page, which browsers treat as its target. */
export const LINK_PAGE_POLICY = pagePolicy("'self' https:");

/** The page that the development provider shows instead of a bank's form. */
export function housePage(page: HousePage): string {
  const { title, amount, currency, state, paymentId, keepsCard } = page;
  const isOver = state === 'paid' || state === 'ended';
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const decimals = digits.maximumFractionDigits ?? 2;
  const written = `${(amount / 10 ** decimals).toFixed(decimals)} ${currency}`;
  const buttons = [
    ['paid', amount > 0 ? 'Pay' : 'Keep a card that works'],
    ...(keepsCard
      ? [
          ['card_declines', 'Keep a card that declines later'],
          ['card_asks', 'Keep a card whose bank asks for its client later'],
        ]
      : []),
    ['declined', 'Decline the card'],
    ['abandoned', amount > 0 ? 'Leave without paying' : 'Leave without a card'],
    ...(amount > 0 ? [['paid_late', 'Pay after the time is over']] : []),
  ].map(button);
  const form = (of: readonly string[]) =>
    `<form method="post" action="/dev/pay/${paymentId}">${of.join('')}</form>`;
  const body = isOver
    ? `<p>This page is over.</p>${state === 'paid' && amount > 0 ? form(disputes.map(button)) : ''}`
    : form(buttons);
  return htmlOf(
    'en',
    amount > 0 ? 'Test payment' : 'Test card',
    `<p>No money moves here: this page takes the place of a bank in development.</p>
${amount > 0 ? `<p class="amount">${written}</p>` : ''}<p>${escapeHtml(title)}</p>
${state === 'declined' ? '<p role="status">The card was declined. Try again.</p>' : ''}${body}`,
  );
}

const button = ([outcome, label]: readonly string[]) =>
  `<button name="outcome" value="${outcome}">${label}</button>`;

const disputes = [
  ['inquired', 'The bank of the client asks'],
  ['disputed', 'The client disputes it'],
  ['dispute_won', 'The studio wins the dispute'],
  ['dispute_lost', 'The studio loses the dispute'],
];

/** Says that the provider of payments does not answer. */
export function sorryPage(again: string, language: Language): string {
  const say = words[language];
  return htmlOf(
    language,
    say.title,
    `<p>${say.text}</p><p><a href="${escapeHtml(again)}">${say.again}</a></p>`,
  );
}

const words: Record<Language, { title: string; text: string; again: string }> = {
  en: {
    title: 'The payment page cannot be opened',
    text: 'The payment provider does not answer at the moment. Nothing was paid, and your time is still held.',
    again: 'Try again',
  },
  ar: {
    title: 'تعذّر فتح صفحة الدفع',
    text: 'مزوّد الدفع لا يستجيب حالياً. لم يُدفع شيء، وما زال وقتك محفوظاً.',
    again: 'إعادة المحاولة',
  },
};
