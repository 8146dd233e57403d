import type Stripe from 'stripe';
import type { CardProvider, Dispute, Payout, PayoutLine } from './provider.ts';
import { asked } from './stripe-call.ts';

/** The most rows that Stripe lists at once; its library asks for the next ones. */
const ROWS = 100;

/** What Stripe tells of money after it came: disputes, and what it sends to the bank. */
export function disputesAndPayouts(
  stripe: Stripe,
): Pick<CardProvider, 'readDispute' | 'listDisputes' | 'listPayouts' | 'listPayoutLines'> {
  const all = <Row>(list: AsyncIterable<Row>) => asked(() => Array.fromAsync(list));
  const since = (from: Date) => ({ gte: Math.floor(from.getTime() / 1000) });
  return {
    readDispute: async (reference) =>
      disputeOf(await asked(() => stripe.disputes.retrieve(reference))),
    async listDisputes(from) {
      const list = stripe.disputes.list({ created: since(from), limit: ROWS });
      return (await all(list)).flatMap((each) => disputeOf(each) ?? []);
    },
    async listPayouts(from) {
      return (await all(stripe.payouts.list({ created: since(from), limit: ROWS }))).map(payoutOf);
    },
    async listPayoutLines(payout) {
      const list = { payout, limit: ROWS, expand: ['data.source'] };
      const rows = await all(stripe.balanceTransactions.list(list));
      // The payout itself is among them.
      return rows.filter(({ type }) => !type.startsWith('payout')).map(lineOf);
    },
  };
}

function disputeOf({ id, payment_intent: intent, ...its }: Stripe.Dispute): Dispute | null {
  const paymentReference = typeof intent === 'string' ? intent : intent?.id;
  if (!paymentReference) return null;
  const { amount, reason, status, created, evidence_details: evidence } = its;
  return {
    ...{ reference: id, paymentReference, amount, reason },
    state: DISPUTES[status] ?? 'answered',
    isInquiry: status.startsWith('warning_'),
    answerBy: evidence?.due_by ? momentOf(evidence.due_by) : null,
    openedAt: momentOf(created),
  };
}

/** Warnings are inquiries; one that is closed, and a dispute that was prevented, takes no money. */
const DISPUTES: Readonly<Record<string, Dispute['state']>> = {
  ...{ warning_needs_response: 'open', needs_response: 'open', lost: 'lost' },
  ...{ warning_under_review: 'answered', under_review: 'answered' },
  ...{ warning_closed: 'won', prevented: 'won', won: 'won' },
};

function payoutOf({ id, amount, currency, status, arrival_date: day }: Stripe.Payout): Payout {
  const isOver = status === 'failed' || status === 'canceled';
  return {
    ...{ reference: id, amount, currency: currency.toUpperCase() },
    state: isOver ? 'failed' : status === 'paid' ? 'paid' : 'pending',
    // Stripe names a day by its midnight in UTC.
    arrivesOn: momentOf(day).toISOString().slice(0, 10),
  };
}

function lineOf({ id, type, amount, fee, net, created, source }: Stripe.BalanceTransaction) {
  const about: About = typeof source === 'object' && source !== null ? source : {};
  const { payment_intent: intent } = about;
  return {
    ...{ reference: id, kind: kindOf(type, about), gross: amount, fee, net },
    at: momentOf(created),
    paymentReference: (typeof intent === 'string' ? intent : intent?.id) ?? null,
  };
}

/** What a line is about: a charge, a refund, a dispute, or something else. */
interface About {
  readonly object?: string;
  readonly payment_intent?: string | { readonly id: string } | null;
}

function kindOf(type: string, about: About): PayoutLine['kind'] {
  if (type === 'adjustment' && about.object === 'dispute') return 'dispute';
  return KINDS[type] ?? 'other';
}

const KINDS: Readonly<Record<string, PayoutLine['kind']>> = {
  ...{ charge: 'payment', payment: 'payment', stripe_fee: 'fee', tax_fee: 'fee' },
  ...{ refund: 'refund', payment_refund: 'refund', refund_failure: 'refund' },
  ...{ payment_failure_refund: 'refund', payment_reversal: 'refund' },
};

function momentOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
