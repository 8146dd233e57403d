import Stripe from 'stripe';
import {
  type CardProvider,
  type ChargeState,
  type PageState,
  type PageToOpen,
  type ProviderCard,
  type ProviderEvent,
  ProviderFailed,
  type SentBack,
} from './provider.ts';
import { asked } from './stripe-call.ts';
import { disputesAndPayouts } from './stripe-payouts.ts';

const DEADLINE_MS = 8000;
/** How old an event may be: a copied one is no use later. */
const EVENT_SECONDS = 300;
/** Stripe keeps its pages open for at least so long; ours are ended earlier by a call. */
const SHORTEST_PAGE_MS = 31 * 60_000;

export interface StripeAccount {
  readonly secretKey: string;
  /** Signs what Stripe tells us. */
  readonly webhookSecret: string;
  /** Where its API is; left out: Stripe's own. */
  readonly url?: string | undefined;
}

/**
 * Payments by Stripe Checkout: card data stays on the pages of Stripe.
 *
 * @param deadlineMs how long a call may take; read at each
 */
export function stripeProvider(
  { secretKey, webhookSecret, url }: StripeAccount,
  deadlineMs = () => DEADLINE_MS,
): CardProvider {
  const at = url ? new URL(url) : null;
  const stripe = new Stripe(secretKey, {
    httpClient: clientWithin(deadlineMs),
    // Jobs ask again, under the same key.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(at && {
      host: at.hostname,
      port: Number(at.port),
      protocol: at.protocol === 'http:' ? 'http' : 'https',
    }),
  });
  return {
    name: 'stripe',
    async openPaymentPage(page) {
      const endsAt = Math.max(page.expiresAt.getTime(), Date.now() + SHORTEST_PAGE_MS);
      const session = await asked(() =>
        stripe.checkout.sessions.create(
          {
            ...askedOnPage(page),
            client_reference_id: page.paymentId,
            metadata: { payment: page.paymentId },
            allowed_payment_method_types: ['card'],
            ...(page.email && { customer_email: page.email }),
            // A customer of its own, so that deleting it deletes the card.
            ...(page.keepsCard && { customer_creation: 'always' }),
            // Stripe has no Arabic page: it takes the browser's language.
            locale: page.language === 'en' ? 'en' : 'auto',
            success_url: page.returnUrl,
            cancel_url: page.returnUrl,
            expires_at: Math.ceil(endsAt / 1000),
          },
          { idempotencyKey: `page ${page.paymentId}` },
        ),
      );
      if (!session.url) throw new ProviderFailed('The page has no address.');
      return { reference: session.id, url: session.url };
    },
    readPage: (reference) => readPage(stripe, reference),
    async endPage(reference) {
      try {
        return stateOf(await asked(() => stripe.checkout.sessions.expire(reference)));
      } catch (error) {
        // It may be over already, or paid at this moment.
        const isOver = error instanceof ProviderFailed && isRefused(error.cause);
        if (!isOver) throw error;
        return readPage(stripe, reference);
      }
    },
    async sendBack({ id, paymentReference, amount }) {
      try {
        return sentBackOf(
          await asked(() =>
            stripe.refunds.create(
              { payment_intent: paymentReference, amount, metadata: { refund: id } },
              { idempotencyKey: `refund ${id}` },
            ),
          ),
        );
      } catch (error) {
        const cause = error instanceof ProviderFailed ? error.cause : null;
        if (!isRefused(cause)) throw error;
        return { state: 'failed', reference: `refused ${id}`, failure: (cause as Error).message };
      }
    },
    readSentBack: async (reference) =>
      sentBackOf(await asked(() => stripe.refunds.retrieve(reference))),
    async forgetCard(customerReference) {
      try {
        await asked(() => stripe.customers.del(customerReference));
      } catch (error) {
        const isGone = error instanceof ProviderFailed && isRefused(error.cause);
        if (!isGone) throw error;
      }
    },
    async prepareCharge({ id, amount, currency, title, card }) {
      try {
        const intent = await asked(() =>
          stripe.paymentIntents.create(
            {
              amount,
              currency: currency.toLowerCase(),
              customer: card.customerReference,
              payment_method: card.cardReference,
              allowed_payment_method_types: ['card'],
              description: title,
              metadata: { charge: id },
            },
            { idempotencyKey: `charge ${id}` },
          ),
        );
        return intent.id;
      } catch (error) {
        if (error instanceof ProviderFailed && isRefused(error.cause)) return null;
        throw error;
      }
    },
    takeCharge: (reference) => takeCharge(stripe, reference),
    ...disputesAndPayouts(stripe),
    readEvent(body, signature, now) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          EVENT_SECONDS,
          undefined,
          now.getTime(),
        );
        return eventOf(event);
      } catch {
        return null;
      }
    },
  };
}

/** What a page asks for: money, or a card alone. */
function askedOnPage(
  page: PageToOpen,
): Pick<
  Stripe.Checkout.SessionCreateParams,
  'mode' | 'currency' | 'line_items' | 'payment_intent_data' | 'setup_intent_data'
> {
  const currency = page.currency.toLowerCase();
  const metadata = { payment: page.paymentId };
  if (page.amount === 0) return { mode: 'setup', currency, setup_intent_data: { metadata } };
  const product_data = { name: page.title };
  return {
    mode: 'payment',
    payment_intent_data: {
      metadata,
      ...(page.keepsCard && { setup_future_usage: 'off_session' }),
    },
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: page.amount, product_data } }],
  };
}

/**
 * Confirms a charge that waits for it, without its client. A charge that failed is cancelled, so
 * that it never succeeds beside another way of paying.
 */
async function takeCharge(stripe: Stripe, reference: string): Promise<ChargeState> {
  let intent = await asked(() => stripe.paymentIntents.retrieve(reference));
  if (intent.status === 'requires_confirmation') {
    try {
      intent = await asked(() => stripe.paymentIntents.confirm(reference, { off_session: true }));
    } catch (error) {
      const cause = error instanceof ProviderFailed ? error.cause : null;
      if (!(cause instanceof Stripe.errors.StripeCardError) && !isRefused(cause)) throw error;
      intent = await asked(() => stripe.paymentIntents.retrieve(reference));
    }
  }
  if (intent.status === 'succeeded') return { state: 'paid' };
  if (intent.status === 'processing') return { state: 'processing' };
  const because = asksForClient(intent) ? 'needs_client' : 'declined';
  if (intent.status !== 'canceled') await asked(() => stripe.paymentIntents.cancel(reference));
  return { state: 'failed', because };
}

function asksForClient({ status, last_payment_error: error }: Stripe.PaymentIntent): boolean {
  return status === 'requires_action' || error?.code === 'authentication_required';
}

async function readPage(stripe: Stripe, reference: string): Promise<PageState> {
  const expand = ['payment_intent.payment_method', 'setup_intent.payment_method'];
  return stateOf(await asked(() => stripe.checkout.sessions.retrieve(reference, { expand })));
}

/** Whether Stripe understood a call and refuses it, so that repeating it is no use. */
function isRefused(cause: unknown): boolean {
  return cause instanceof Stripe.errors.StripeInvalidRequestError;
}

function stateOf(session: Stripe.Checkout.Session): PageState {
  const { status, payment_status: paid, payment_intent: intent } = session;
  if (status === 'expired') return { state: 'ended' };
  if (status !== 'complete') {
    const wasDeclined = typeof intent === 'object' && intent?.last_payment_error;
    return { state: wasDeclined ? 'declined' : 'open' };
  }
  const { setup_intent: setup } = session;
  if (paid !== 'paid' && !setup) return { state: 'processing' };
  const paymentReference = typeof intent === 'string' ? intent : intent?.id;
  const setUpReference = typeof setup === 'string' ? setup : setup?.id;
  const reference = paymentReference ?? setUpReference;
  if (!reference) throw new ProviderFailed('A paid page names no payment.');
  const { amount_total: amount, currency } = session;
  return {
    state: 'paid',
    paymentReference: reference,
    amount: amount ?? 0,
    currency: (currency ?? '').toUpperCase(),
    card: cardOf(session),
  };
}

function cardOf({ customer, ...session }: Stripe.Checkout.Session): ProviderCard | null {
  const intent = session.setup_intent ?? session.payment_intent;
  const method = typeof intent === 'string' ? null : intent?.payment_method;
  const customerReference = typeof customer === 'string' ? customer : customer?.id;
  if (!customerReference || !method || typeof method === 'string' || !method.card) return null;
  const { brand, last4: lastFour, exp_year: year, exp_month: month } = method.card;
  const endsOn = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { customerReference, cardReference: method.id, brand, lastFour, endsOn };
}

function sentBackOf({ id, status, failure_reason: failure }: Stripe.Refund): SentBack {
  if (status === 'succeeded') return { state: 'done', reference: id };
  if (status === 'failed' || status === 'canceled') {
    return { state: 'failed', reference: id, failure: failure ?? status };
  }
  return { state: 'pending', reference: id };
}

function eventOf({ id, type, data }: Stripe.Event): ProviderEvent {
  const about = data.object as { id?: string };
  const reference = about.id ?? null;
  return {
    id,
    pageReference: type.startsWith('checkout.session.') ? reference : null,
    disputeReference: type.startsWith('charge.dispute.') ? reference : null,
    refundReference: /^(refund\.|charge\.refund\.)/.test(type) ? reference : null,
  };
}

/** The library's own HTTP client, with a deadline that is read at each call. */
function clientWithin(deadlineMs: () => number) {
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, method, headers, body, protocol) =>
    send(host, port, path, method, headers, body, protocol, deadlineMs());
  return client;
}
