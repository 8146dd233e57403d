import { randomUUID } from 'node:crypto';

interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly payment_intent: string | null;
  readonly reason: string;
  readonly created: number;
  readonly evidence_details: { due_by: number };
  status: string;
}

/** A line of a payout, as Stripe says it. */
export interface BalanceLine {
  readonly type: string;
  readonly amount: number;
  readonly fee?: number;
  readonly intent?: string;
  /** What it is about, where that is not as its type. */
  readonly object?: string;
}

/** The part of the small Stripe that knows of disputes, payouts and what these are made of. */
export function simulateMoney() {
  const disputes = new Map<string, Dispute>();
  const payouts = new Map<string, ReturnType<typeof payoutOnWire>>();
  const lines = new Map<string, object[]>();

  return {
    forget() {
      disputes.clear();
      payouts.clear();
      lines.clear();
    },
    /** A client disputes what an intent has paid, or their bank asks about it. */
    dispute(
      intent: string,
      amount: number,
      at: Date,
      reason = 'fraudulent',
      status = 'needs_response',
    ): string {
      const id = `du_${randomUUID()}`;
      const created = Math.floor(at.getTime() / 1000);
      disputes.set(id, {
        ...{ id, object: 'dispute', amount, payment_intent: intent, reason, created },
        evidence_details: { due_by: created + 9 * 86_400 },
        status,
      });
      return id;
    },
    decide(id: string, status: string) {
      const dispute = disputes.get(id);
      if (dispute) dispute.status = status;
    },
    /** Sends an amount to the bank. */
    payOut(amount: number, arrivesOn: string, parts: readonly BalanceLine[]) {
      const id = `po_${randomUUID()}`;
      payouts.set(id, payoutOnWire(id, amount, arrivesOn));
      const its = [{ type: 'payout', amount: -amount }, ...parts];
      lines.set(
        id,
        its.map((line) => lineOnWire(line, arrivesOn)),
      );
      return id;
    },
    refusePayout(id: string) {
      const payout = payouts.get(id);
      if (payout) payout.status = 'failed';
    },
    answer(kind: string, id: string | undefined, query: URLSearchParams): unknown {
      if (kind === 'disputes') {
        return id === undefined ? page([...disputes.values()], query) : disputes.get(id);
      }
      if (kind === 'payouts') return page([...payouts.values()], query);
      return page(lines.get(query.get('payout') ?? '') ?? [], query);
    },
  };
}

/** A page of a list, as Stripe gives them: what follows on `starting_after`. */
function page(rows: readonly object[], query: URLSearchParams) {
  const after = query.get('starting_after');
  const from = after === null ? 0 : rows.findIndex((row) => 'id' in row && row.id === after) + 1;
  const to = from + Number(query.get('limit') ?? 10);
  return { object: 'list', data: rows.slice(from, to), has_more: to < rows.length };
}

function payoutOnWire(id: string, amount: number, arrivesOn: string) {
  const arrival_date = new Date(arrivesOn).getTime() / 1000;
  return { id, object: 'payout', amount, currency: 'amount', status: 'paid', arrival_date };
}

function lineOnWire({ type, amount, fee = 0, intent, object = type }: BalanceLine, day: string) {
  return {
    ...{ id: `txn_${randomUUID()}`, object: 'balance_transaction', type, amount, fee },
    ...{ net: amount - fee, created: new Date(day).getTime() / 1000 - 172_800 },
    source: intent ? { object, payment_intent: intent } : null,
  };
}
