import type { CardProvider } from '../../src/platform/card-payments/provider.ts';
import { stripeProvider } from '../../src/platform/card-payments/stripe.ts';

/** What is tried, and with which key. */
export interface StripeTry {
  readonly secretKey: string;
  /** Of the studio: ISO 4217. */
  readonly currency: string;
  /** Of the payment; a new one each time. */
  readonly paymentId: string;
  readonly now: Date;
  /** Where Stripe is; left out: Stripe's own. */
  readonly url?: string | undefined;
  say(line: string): void;
}

const AMOUNT_MINOR = 3200;
const DAY_MS = 86_400_000;

/** Why a key is not tried; null: it is a test key. */
export function refuseKey(key: string): string | null {
  if (key === '')
    return 'Set STRIPE_SECRET_KEY to a test key, which begins with sk_test_ or rk_test_.';
  return /^[sr]k_test_\w+$/.test(key)
    ? null
    : 'This is no test key. Only keys that begin with sk_test_ or rk_test_ are tried.';
}

/**
 * Tries the adapter of Stripe with a test key: a page is opened twice and is one, is read, ended, and read again;
 * disputes and payouts are listed. No money moves. Throws where Stripe answers otherwise than the product needs.
 */
export async function tryStripe({ secretKey, url, say, ...what }: StripeTry): Promise<void> {
  const refused = refuseKey(secretKey);
  if (refused) throw new Error(refused);
  // Nothing is told here, so nothing is checked with the secret of webhooks.
  const stripe = stripeProvider({ secretKey, webhookSecret: 'whsec_none', url });
  const page = pageOf(what);
  const opened = await stripe.openPaymentPage(page);
  say(`A page is open: ${opened.url}`);
  const again = await stripe.openPaymentPage(page);
  mustBe('the page that is opened twice', again.reference, opened.reference);
  say('Opened twice, it is one page.');
  mustBe('the page', (await stripe.readPage(opened.reference)).state, 'open');
  mustBe('the ended page', (await stripe.endPage(opened.reference)).state, 'ended');
  mustBe('the ended page', (await stripe.readPage(opened.reference)).state, 'ended');
  say('It was read, and ended: nobody can pay on it any more.');
  const since = new Date(what.now.getTime() - DAY_MS);
  const disputes = await stripe.listDisputes(since);
  const payouts = await stripe.listPayouts(since);
  say(`Of the last day: ${disputes.length} disputes, ${payouts.length} payouts.`);
}

function pageOf({ currency, paymentId, now }: Pick<StripeTry, 'currency' | 'paymentId' | 'now'>) {
  const page: Parameters<CardProvider['openPaymentPage']>[0] = {
    ...{ paymentId, amount: AMOUNT_MINOR, keepsCard: true, currency },
    ...{ title: 'Limber tries its payments', email: null, language: 'en' },
    returnUrl: 'https://limber.example/payment/tried',
    expiresAt: new Date(now.getTime() + 20 * 60_000),
  };
  return page;
}

function mustBe(what: string, is: string, expected: string): void {
  if (is !== expected) throw new Error(`Of ${what} Stripe says ${is}, and not ${expected}.`);
}
