import { randomUUID } from 'node:crypto';

/** What becomes of charges to a kept card. */
export type CardKind = 'works' | 'declines' | 'asks';

interface Customer {
  readonly id: string;
  readonly method: string;
  readonly kind: CardKind;
}

interface Charge {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly customer: Customer;
  status: 'requires_confirmation' | 'requires_payment_method' | 'succeeded' | 'canceled';
  failed: 'authentication_required' | 'card_declined' | null;
}

/** The part of the small Stripe that keeps cards: customers, and charges without them. */
export function simulateCards() {
  const customers = new Map<string, Customer>();
  const charges = new Map<string, Charge>();

  return {
    forget() {
      customers.clear();
      charges.clear();
    },
    /** A client whose card is kept from here on. */
    keep(kind: CardKind): Customer {
      const customer = { id: `cus_${randomUUID()}`, method: `pm_${randomUUID()}`, kind };
      customers.set(customer.id, customer);
      return customer;
    },
    kept: () => [...customers.values()],
    charges: () => [...charges.values()],
    isCharge: (id: string) => charges.has(id),
    answer(method: string, kind: string, [id, verb]: string[], body: URLSearchParams): unknown {
      if (kind === 'customers') {
        const isKnown = customers.delete(id ?? '');
        return isKnown ? { id, object: 'customer', deleted: true } : undefined;
      }
      if (method === 'POST' && id === undefined) return prepare(body);
      const charge = charges.get(id ?? '');
      if (!charge) return undefined;
      if (verb === 'confirm') return confirm(charge);
      if (verb === 'cancel') charge.status = 'canceled';
      return chargeOnWire(charge);
    },
  };

  function prepare(body: URLSearchParams) {
    const customer = customers.get(body.get('customer') ?? '');
    if (!customer)
      return { error: { type: 'invalid_request_error', message: 'No such customer.' } };
    const charge: Charge = {
      id: `pi_${randomUUID()}`,
      amount: Number(body.get('amount')),
      currency: body.get('currency') ?? '',
      customer,
      status: 'requires_confirmation',
      failed: null,
    };
    charges.set(charge.id, charge);
    return chargeOnWire(charge);
  }

  function confirm(charge: Charge) {
    if (charge.status !== 'requires_confirmation') {
      return { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } };
    }
    if (charge.customer.kind === 'works') {
      charge.status = 'succeeded';
      return chargeOnWire(charge);
    }
    charge.status = 'requires_payment_method';
    charge.failed = charge.customer.kind === 'asks' ? 'authentication_required' : 'card_declined';
    return { error: { type: 'card_error', code: charge.failed, message: 'The bank refuses.' } };
  }
}

/** The card of a client as an intent shows it. */
export function methodOnWire({ method, kind }: Customer) {
  const last4 = { works: '4242', declines: '0341', asks: '3184' }[kind];
  const card = { brand: 'visa', last4, exp_year: 2029, exp_month: 2 };
  return { id: method, object: 'payment_method', card };
}

function chargeOnWire({ id, amount, currency, status, failed }: Charge) {
  const error = failed && { last_payment_error: { code: failed } };
  return { id, object: 'payment_intent', amount, currency, status, ...error };
}
