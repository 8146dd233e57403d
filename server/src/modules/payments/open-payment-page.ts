import type { Language } from '@limber/contract/values/people.ts';
import type { PageToOpen } from '../../platform/card-payments/provider.ts';
import { readNamesOf } from '../catalogue/read-names.ts';
import { openCardPage } from './cards/add-card.ts';
import type { OnlineDeps } from './deps.ts';
import { findLink, readDebtor } from './links/queries.ts';
import { readOwed } from './links/read-owed.ts';
import { UNPAID } from './payment-status-rules.ts';
import { giftAddress, linkUrl, plansAddress, returnAddress } from './payment-urls.ts';
import { findPlan } from './plans/queries.ts';
import { findPayer } from './queries/payer.ts';
import { findPayment, type PaymentRow, updatePage } from './queries/payments.ts';
import { openRequest } from './sealed-booking-request.ts';

/**
 * The provider's page for a payment or for adding a card; opened now if it was not open yet. Null:
 * the payment is over, or unknown. Throws `ProviderFailed` when the provider does not answer.
 */
export async function openPaymentPage(deps: OnlineDeps, id: string): Promise<string | null> {
  const payment = await findPayment(deps.db, { id });
  if (!payment) return openCardPage(deps, id, deps.clock.now());
  if (!UNPAID.includes(payment.status)) return null;
  if (payment.pageUrl) return payment.pageUrl;
  const words = await wordsOf(deps, payment);
  if (!words) return null;
  const page = await deps.provider.openPaymentPage({
    ...{ paymentId: id, amount: payment.amountMinor, currency: payment.currency },
    keepsCard: payment.keepsCard,
    ...words,
    expiresAt: payment.expiresAt,
  });
  if (await updatePage(deps.db, id, page)) return page.url;
  // It ended meanwhile, and nobody knows this page's address.
  await deps.provider.endPage(page.reference);
  return null;
}

function wordsOf(deps: OnlineDeps, payment: PaymentRow): Promise<Words> {
  const { linkId, planId } = payment;
  if (payment.buysGiftCard) return wordsOfGift(deps, payment);
  if (linkId) return wordsOfLink(deps, linkId);
  return planId ? wordsOfPlan(deps, payment, planId) : wordsOfRequest(deps, payment);
}

type Words = Pick<PageToOpen, 'title' | 'email' | 'language' | 'returnUrl'> | null;

async function wordsOfRequest(deps: OnlineDeps, payment: PaymentRow): Promise<Words> {
  const payer = await findPayer(deps.db, payment.accountId);
  const stored = openRequest(deps.secret, payment.requestSealed);
  if (!payer || !stored) return null;
  const { email, language } = payer;
  return {
    title: stored.title,
    email,
    language,
    returnUrl: returnAddress(deps.publicUrl, payment.id),
  };
}

async function wordsOfGift({ db, publicUrl }: OnlineDeps, payment: PaymentRow): Promise<Words> {
  const payer = await findPayer(db, payment.accountId);
  if (!payer) return null;
  const { email, language } = payer;
  return {
    title: GIFT_CARD[language],
    email,
    language,
    returnUrl: giftAddress(publicUrl, payment.id),
  };
}

async function wordsOfLink({ db, publicUrl }: OnlineDeps, linkId: string): Promise<Words> {
  const link = await findLink(db, linkId);
  const debtor = link && (await readDebtor(db, link.accountId));
  const owed = debtor && (await readOwed(db, link, debtor.language));
  if (!owed) return null;
  const { email, language } = debtor;
  return { title: owed.name, email, language, returnUrl: linkUrl(publicUrl, linkId) };
}

async function wordsOfPlan(
  { db, publicUrl }: OnlineDeps,
  { accountId }: PaymentRow,
  planId: string,
): Promise<Words> {
  const [payer, plan] = await Promise.all([findPayer(db, accountId), findPlan(db, planId)]);
  if (!payer || !plan) return null;
  const { email, language } = payer;
  const named = await readNamesOf(db, language, [plan.name]);
  return { title: named(plan.name), email, language, returnUrl: plansAddress(publicUrl) };
}

const GIFT_CARD: Readonly<Record<Language, string>> = { en: 'Gift card', ar: 'بطاقة هدية' };
