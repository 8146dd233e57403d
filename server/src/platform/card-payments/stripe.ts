import Stripe from 'stripe';
import {
  type CardProvider,
  type PageState,
  type ProviderEvent,
  ProviderFailed,
  type SentBack,
} from './provider.ts';

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

/** Payments by Stripe Checkout: card data stays on the pages of Stripe. */
export function stripeProvider({ secretKey, webhookSecret, url }: StripeAccount): CardProvider {
  const at = url ? new URL(url) : null;
  const stripe = new Stripe(secretKey, {
    timeout: DEADLINE_MS,
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
            mode: 'payment',
            client_reference_id: page.paymentId,
            metadata: { payment: page.paymentId },
            payment_intent_data: { metadata: { payment: page.paymentId } },
            allowed_payment_method_types: ['card'],
            customer_email: page.email,
            // Stripe has no Arabic page: it takes the browser's language.
            locale: page.language === 'en' ? 'en' : 'auto',
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: page.currency.toLowerCase(),
                  unit_amount: page.amount,
                  product_data: { name: page.title },
                },
              },
            ],
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

async function readPage(stripe: Stripe, reference: string): Promise<PageState> {
  const expand = ['payment_intent'];
  return stateOf(await asked(() => stripe.checkout.sessions.retrieve(reference, { expand })));
}

/** The answer to a call. Throws {@link ProviderFailed}, with Stripe's error as its cause. */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new ProviderFailed((error as Error).message, { cause: error });
  }
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
  if (paid !== 'paid') return { state: 'processing' };
  const paymentReference = typeof intent === 'string' ? intent : intent?.id;
  if (!paymentReference) throw new ProviderFailed('A paid page names no payment.');
  const { amount_total: amount, currency } = session;
  return {
    state: 'paid',
    paymentReference,
    amount: amount ?? 0,
    currency: (currency ?? '').toUpperCase(),
  };
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
    refundReference: /^(refund\.|charge\.refund\.)/.test(type) ? reference : null,
  };
}
