import { endOnlinePayment, readOnlinePayment } from '@limber/contract/payments.ts';
import { afterAll, beforeEach, expect } from 'vitest';
import { stripeProvider } from '../../src/platform/card-payments/stripe.ts';
import { postBooking, serviceRequest } from '../booking-requests.ts';
import { callApi } from '../call-api.ts';
import type { TestClient } from '../people.ts';
import { openStudio } from '../studio.ts';
import { eventOf, startStripe } from './stripe-simulator.ts';

type Terms = Partial<{
  product_id: number;
  paid: 'studio' | 'either' | 'online';
  asked_of: 'everybody' | 'new' | 'missed';
  missed_sessions: number;
  deposit_percent: number;
  deposit_fils: number;
  late_back_percent: number;
  card_of: 'everybody' | 'new' | 'missed';
  card_missed_sessions: number;
  late_fee_percent: number;
  late_fee_fils: number;
  missed_fee_percent: number;
  missed_fee_fils: number;
}>;

/** A studio whose sessions are paid online, by the real library and a simulated Stripe. */
export async function openPaying() {
  const stripe = await startStripe();
  afterAll(() => stripe.close());
  const studio = await openStudio({ provider: stripeProvider(stripe.account, stripe.deadlineMs) });
  const { world, amina } = studio;

  /** How sessions, or a package, are paid from here on. */
  async function setTerms(terms: Terms): Promise<void> {
    await world.db.deleteFrom('payment_terms').execute();
    await world.db
      .insertInto('payment_terms')
      .values({ paid: 'online', ...terms })
      .execute();
  }

  beforeEach(async () => {
    stripe.forget();
    await world.empty(
      'plans',
      'online_payments',
      'saved_cards',
      'provider_events',
      'drawer_sessions',
      'document_series',
    );
    await setTerms({});
  });

  /** Asks for the hour of `serviceRequest`, and returns the payment that is asked for. */
  async function ask(changes: Record<string, unknown> = {}, client = amina, key?: string) {
    const request = await serviceRequest(world, changes);
    const reply = await postBooking(world, client, request, key ? { key } : {});
    expect([reply.statusCode, reply.json()]).toMatchObject([202, { payment: { status: 'open' } }]);
    return reply.json().payment as { id: string; url: string; amount: number; expires_at: string };
  }

  /** Goes to the address at which it is paid, and returns where that leads. */
  async function goTo(payment: { readonly id: string }) {
    const reply = await world.app.inject(`/pay/${payment.id}`);
    return { status: reply.statusCode, to: reply.headers.location };
  }

  /** Opens the page and pays there. */
  async function pay(payment: { readonly id: string }): Promise<string> {
    await goTo(payment);
    return stripe.pay(payment.id);
  }

  /** Presses the button on the page of a link, and returns the payment to which it leads. */
  async function press(url: string): Promise<{ id: string }> {
    const reply = await world.app.inject({
      ...{ method: 'POST', url: new URL(url, 'https://limber.example').pathname, payload: '' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(reply.statusCode).toBe(303);
    return { id: String(reply.headers.location).replace(/^.*\/pay\//, '') };
  }

  const read = async (payment: { readonly id: string }, by: TestClient = amina) =>
    (await callApi(world, readOnlinePayment, { id: payment.id }, { by })).json();

  const giveUp = async (payment: { readonly id: string }, by: TestClient = amina) =>
    callApi(world, endOnlinePayment, { id: payment.id }, { by });

  /** Stripe tells that something happened to a page or a refund. */
  async function tell(
    about: Parameters<typeof eventOf>[0],
    how: { secret?: string; at?: Date } = {},
  ) {
    const { body, signature } = eventOf(about, how.at ?? world.clock.now(), how.secret);
    const reply = await world.app.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
    return { status: reply.statusCode, body: reply.body };
  }

  /** The state of a payment as it is stored, without asking the provider. */
  async function stored({ id }: { readonly id: string }) {
    return world.db
      .selectFrom('online_payments')
      .select(['status', 'booking_id', 'sale_id', 'request_sealed'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  }

  /** Lets minutes pass for the clock and the jobs. */
  async function wait(minutes: number): Promise<void> {
    world.clock.advance(minutes);
    await world.runJobs(minutes);
  }

  return { ...studio, stripe, setTerms, ask, goTo, press, pay, read, giveUp, tell, stored, wait };
}
