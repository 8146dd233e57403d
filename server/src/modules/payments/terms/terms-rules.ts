import type { Deposit } from '@limber/contract/money.ts';
import type { WayToPay } from '@limber/contract/payments.ts';

/** Where something is paid, as the studio set it; amounts in the currency's smallest unit. */
export interface PaymentTermsOf extends Deposit {
  readonly paid: 'studio' | 'either' | 'online';
  readonly askedOf: 'everybody' | 'new' | 'missed';
  /** How many missed sessions it takes; only for `missed`. */
  readonly missedSessions: number | null;
  readonly lateBackPercent: number;
}

/** As a studio that has set nothing. */
export const PAID_AT_STUDIO: PaymentTermsOf = {
  paid: 'studio',
  askedOf: 'everybody',
  missedSessions: null,
  depositPercent: null,
  depositFils: null,
  lateBackPercent: 0,
};

/** What is known of a client. */
export interface Payer {
  readonly visits: number;
  readonly missed: number;
}

/** Of a visitor nothing is known. */
export const VISITOR: Payer = { visits: 0, missed: 0 };

/** Whether it matters who pays. */
export function dependsOnPayer({ paid, askedOf }: PaymentTermsOf): boolean {
  return paid !== 'studio' && askedOf !== 'everybody';
}

/** How a client may pay; the first way is proposed. */
export function waysToPay(terms: PaymentTermsOf, payer: Payer): WayToPay[] {
  if (terms.paid === 'studio' || !isAskedOf(terms, payer)) return ['studio'];
  return terms.paid === 'either' ? ['online', 'studio'] : ['online'];
}

function isAskedOf({ askedOf, missedSessions }: PaymentTermsOf, payer: Payer): boolean {
  if (askedOf === 'new') return payer.visits === 0;
  if (askedOf === 'missed') return payer.missed >= (missedSessions ?? 1);
  return true;
}
