import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CardKind, methodOnWire, simulateCards } from './stripe-cards.ts';
import { simulateMoney } from './stripe-money.ts';

/** How Stripe answers calls: as it promises, or as a bad day has it. */
export type Mood = 'well' | 'fails' | 'resets' | 'hangs' | 'does it, then resets';

interface Session {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  declined: boolean;
  intent: string | null;
  /** It only takes a card. */
  readonly isSetUp: boolean;
  readonly keepsCard: boolean;
  customer: ReturnType<ReturnType<typeof simulateCards>['keep']> | null;
}

interface Refund {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  status: 'pending' | 'succeeded' | 'failed';
}

export const WEBHOOK_SECRET = 'whsec_only_for_tests';

/**
 * A small Stripe on loopback, which the real library speaks to: Checkout sessions, refunds,
 * idempotency keys and signed events.
 */
export async function startStripe() {
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, Refund>();
  const answers = new Map<string, unknown>();
  const well = (): Mood => 'well';
  const cards = simulateCards();
  const money = simulateMoney();
  const state = {
    mood: well,
    refundsAre: 'succeeded' as Refund['status'],
    calls: 0,
    busyMs: 0,
    isHanging: false,
  };

  function answer(
    method: string,
    path: string,
    body: URLSearchParams,
    query: URLSearchParams,
  ): unknown {
    const [, , kind, ...rest] = path.split('/');
    if (kind === 'checkout') {
      const [, id, verb] = rest;
      if (method === 'POST' && id === undefined) return create(body);
      const session = sessions.get(id ?? '');
      if (!session) return undefined;
      if (verb === 'expire') {
        if (session.status !== 'open') return refused('Only open sessions can be expired.');
        session.status = 'expired';
      }
      return sessionOnWire(session);
    }
    if (kind === 'disputes' || kind === 'payouts' || kind === 'balance_transactions') {
      return money.answer(kind, rest[0], query);
    }
    if (kind === 'customers' || kind === 'payment_intents') {
      return cards.answer(method, kind, rest, body);
    }
    if (kind === 'refunds' && method === 'POST') return refund(body);
    const found = refunds.get(rest[0] ?? '');
    return found && refundOnWire(found);
  }

  function create(body: URLSearchParams) {
    const line = 'line_items[0][price_data]';
    const session: Session = {
      id: `cs_test_${randomUUID()}`,
      amount: Number(body.get(`${line}[unit_amount]`)),
      currency: body.get(`${line}[currency]`) ?? body.get('currency') ?? '',
      reference: body.get('client_reference_id') ?? '',
      isSetUp: body.get('mode') === 'setup',
      keepsCard: body.get('customer_creation') === 'always',
      ...{ status: 'open', paid: false, declined: false, intent: null, customer: null },
    };
    sessions.set(session.id, session);
    return sessionOnWire(session);
  }

  function refund(body: URLSearchParams) {
    const intent = body.get('payment_intent') ?? '';
    const amount = Number(body.get('amount'));
    const session =
      [...sessions.values()].find((each) => each.intent === intent) ??
      cards.charges().find((each) => each.id === intent);
    const isGone = (each: Refund) => each.intent === intent && each.status !== 'failed';
    const before = [...refunds.values()].filter(isGone);
    const left = (session?.amount ?? 0) - before.reduce((sum, each) => sum + each.amount, 0);
    if (amount > left) return refused('Refund amount is greater than the amount left.');
    const made: Refund = { id: `re_${randomUUID()}`, intent, amount, status: state.refundsAre };
    refunds.set(made.id, made);
    return refundOnWire(made);
  }

  function serve(request: IncomingMessage, reply: ServerResponse): void {
    state.calls += 1;
    const began = performance.now();
    reply.once('close', () => {
      state.busyMs += performance.now() - began;
    });
    const mood = state.mood();
    if (mood === 'fails') {
      send(reply, 500, { error: { type: 'api_error', message: 'down' } });
      return;
    }
    if (mood === 'resets') {
      request.socket.destroy();
      return;
    }
    if (mood === 'hangs') return;
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const { method = 'GET', url = '/' } = request;
      const { pathname: path, searchParams: query } = new URL(url, 'http://stripe');
      const key = request.headers['idempotency-key'];
      const known = typeof key === 'string' ? answers.get(key) : undefined;
      const said = known ?? answer(method, path, new URLSearchParams(text), query);
      if (typeof key === 'string') answers.set(key, said);
      if (mood === 'does it, then resets') request.socket.destroy();
      else if (said === undefined) send(reply, 404, notFound);
      else send(reply, statusOf(said), said);
    });
  }

  const server = createServer(serve);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const sessionOf = (paymentId: string) =>
    [...sessions.values()].find(({ reference }) => reference === paymentId);

  const captured = () =>
    sumOf([
      ...[...sessions.values()].filter(({ paid }) => paid),
      ...cards.charges().filter(({ status }) => status === 'succeeded'),
    ]);
  const refunded = () => sumOf([...refunds.values()].filter(({ status }) => status !== 'failed'));

  return {
    account: {
      secretKey: 'sk_test_only_for_tests',
      webhookSecret: WEBHOOK_SECRET,
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
    /** As on the first day. */
    forget() {
      sessions.clear();
      refunds.clear();
      cards.forget();
      money.forget();
      answers.clear();
      Object.assign(state, { mood: well, refundsAre: 'succeeded', isHanging: false });
    },
    /** How calls are answered from here on: all alike, or each as is asked for it. */
    be: (mood: Mood | (() => Mood)) => {
      state.isHanging = mood === 'hangs';
      state.mood = typeof mood === 'string' ? () => mood : mood;
    },
    /** What becomes of refunds from here on. */
    letRefundsBe: (status: Refund['status']) => {
      state.refundsAre = status;
    },
    cards,
    money,
    /** How long to wait for an answer: where none will come, nobody waits for it. */
    deadlineMs: () => (state.isHanging ? 20 : 8000),
    calls: () => state.calls,
    /** How long it took to answer so far. */
    busyMs: () => state.busyMs,
    sessionOf,
    /** The client pays on the page of a payment. */
    pay(paymentId: string, amount?: number, kind: CardKind = 'works') {
      const session = sessionOf(paymentId);
      if (session?.status !== 'open') throw new Error('There is no open page.');
      const intent = `${session.isSetUp ? 'seti' : 'pi'}_${randomUUID()}`;
      Object.assign(session, { status: 'complete', paid: !session.isSetUp, intent });
      if (session.keepsCard) session.customer = cards.keep(kind);
      if (amount !== undefined) Object.assign(session, { amount });
      return session.id;
    },
    /** The client pays, and the bank takes its time. */
    payLater(paymentId: string) {
      const session = sessionOf(paymentId);
      if (session?.status !== 'open') throw new Error('There is no open page.');
      Object.assign(session, { status: 'complete', intent: `pi_${randomUUID()}` });
      return session.id;
    },
    /** The banks that took their time pay; returns the pages. */
    settlePages() {
      const waiting = [...sessions.values()].filter((each) => each.intent && !each.paid);
      for (const each of waiting) each.paid = true;
      return waiting.map(({ id }) => id);
    },
    decline(paymentId: string) {
      Object.assign(sessionOf(paymentId) ?? {}, { declined: true });
    },
    /** The refunds of a payment: `[amount, status]`. */
    refundsOf: (paymentId: string) =>
      [...refunds.values()]
        .filter(({ intent }) => intent === sessionOf(paymentId)?.intent)
        .map(({ amount, status }) => [amount, status]),
    settleRefunds(status: Refund['status']) {
      for (const each of refunds.values()) each.status = status;
      return [...refunds.keys()];
    },
    /** The pages that were paid, with the payments that they were for. */
    takings: () => [...sessions.values()].filter(({ paid }) => paid),
    /** What was taken, in the smallest unit. */
    captured,
    /** What was given back, or is on its way. */
    refunded,
    kept: () => captured() - refunded(),
  };
}

export type Stripe = Awaited<ReturnType<typeof startStripe>>;

/** An event as Stripe sends it: its text and the header that signs it. */
export function eventOf(
  about: { readonly type: string; readonly objectId: string; readonly id?: string },
  at: Date,
  secret = WEBHOOK_SECRET,
) {
  const body = JSON.stringify({
    id: about.id ?? `evt_${randomUUID()}`,
    object: 'event',
    type: about.type,
    data: { object: { id: about.objectId } },
  });
  const seconds = Math.floor(at.getTime() / 1000);
  const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { body, signature: `t=${seconds},v1=${signed}` };
}

function sumOf(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

function statusOf(said: unknown): number {
  if (!isRefused(said)) return 200;
  return (said as { error: { type: string } }).error.type === 'card_error' ? 402 : 400;
}

const notFound = { error: { type: 'invalid_request_error', message: 'No such thing.' } };

function refused(message: string) {
  return { error: { type: 'invalid_request_error', message } };
}

function isRefused(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'error' in said;
}

function sessionOnWire(session: Session) {
  const { id, status, paid, amount, currency, reference, intent, declined, isSetUp } = session;
  const customer = session.customer && { id: session.customer.id, object: 'customer' };
  const payment_method = session.customer && methodOnWire(session.customer);
  const whole = {
    id,
    object: 'checkout.session',
    status,
    currency,
    customer: customer?.id ?? null,
  };
  const url = `https://checkout.stripe.example/${id}`;
  if (isSetUp) {
    const setup_intent = intent && { id: intent, object: 'setup_intent', payment_method };
    const nothing = { amount_total: null, payment_status: 'no_payment_required' };
    return { ...whole, ...nothing, client_reference_id: reference, url, setup_intent };
  }
  return {
    ...{ ...whole, client_reference_id: reference, url },
    ...{ amount_total: amount, payment_status: paid ? 'paid' : 'unpaid' },
    payment_intent: intent
      ? { id: intent, object: 'payment_intent', payment_method }
      : declined
        ? { id: 'pi_tried', object: 'payment_intent', last_payment_error: { code: 'declined' } }
        : null,
  };
}

function refundOnWire({ id, status, amount, intent }: Refund) {
  const failure = status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {};
  return { id, object: 'refund', status, amount, payment_intent: intent, ...failure };
}

function send(reply: ServerResponse, status: number, body: unknown): void {
  reply.writeHead(status, { 'content-type': 'application/json' });
  reply.end(JSON.stringify(body));
}
