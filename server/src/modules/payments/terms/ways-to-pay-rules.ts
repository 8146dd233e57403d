import type { Deposit } from '@limber/contract/money/deposit-and-late-refund.ts';
import type { WayToPay } from '@limber/contract/payments.ts';

/** Where something is paid, as the studio set it; amounts in the currency's smallest unit. */
export interface PaymentTermsOf extends Deposit {
  readonly paid: 'studio' | 'either' | 'online';
  readonly askedOf: 'everybody' | 'new' | 'missed';
  /** How many missed sessions it takes; only for `missed`. */
  readonly missedSessions: number | null;
  readonly lateBackPercent: number;
  /** Which clients need a card on file before they book; only for sessions. */
  readonly cardOf: 'nobody' | PaymentTermsOf['askedOf'];
  readonly cardMissedSessions: number | null;
  /** What a session costs that is cancelled late or missed; both null: its price. */
  readonly lateFeePercent: number | null;
  readonly lateFeeMinor: number | null;
  readonly missedFeePercent: number | null;
  readonly missedFeeMinor: number | null;
}

/** The terms of a studio that has set nothing. */
export const PAID_AT_STUDIO: PaymentTermsOf = {
  paid: 'studio',
  askedOf: 'everybody',
  missedSessions: null,
  depositPercent: null,
  depositMinor: null,
  lateBackPercent: 0,
  ...{ cardOf: 'nobody', cardMissedSessions: null },
  ...{ lateFeePercent: null, lateFeeMinor: null, missedFeePercent: null, missedFeeMinor: null },
};

/** What is known about a client. */
export interface Payer {
  readonly visits: number;
  readonly missed: number;
}

/** Nothing is known about a visitor. */
export const VISITOR: Payer = { visits: 0, missed: 0 };

/** Whether the terms depend on the client. */
export function dependsOnPayer({ paid, askedOf, cardOf }: PaymentTermsOf): boolean {
  const dependsOnMoney = paid !== 'studio' && askedOf !== 'everybody';
  return dependsOnMoney || cardOf === 'new' || cardOf === 'missed';
}

/** The ways in which a client may pay; the first one is proposed. */
export function waysToPay(terms: PaymentTermsOf, payer: Payer): WayToPay[] {
  const { askedOf, missedSessions } = terms;
  if (terms.paid === 'studio' || !isAskedOf(askedOf, missedSessions, payer)) return ['studio'];
  return terms.paid === 'either' ? ['online', 'studio'] : ['online'];
}

/** Whether a client needs a card on file. */
export function needsCard({ cardOf, cardMissedSessions }: PaymentTermsOf, payer: Payer): boolean {
  return cardOf !== 'nobody' && isAskedOf(cardOf, cardMissedSessions, payer);
}

function isAskedOf(
  askedOf: PaymentTermsOf['askedOf'],
  missedSessions: number | null,
  payer: Payer,
): boolean {
  if (askedOf === 'new') return payer.visits === 0;
  if (askedOf === 'missed') return payer.missed >= (missedSessions ?? 1);
  return true;
}
