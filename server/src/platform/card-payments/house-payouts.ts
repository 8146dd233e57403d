import type { HousePage } from './house-page.ts';
import type { Payout, PayoutLine } from './provider.ts';

/** What the house takes of a payment: 2.9 % and one unit of the currency. */
const FEE = { share: 0.029, fixed: 100 };
/** How long it takes until the money of a day is at the bank. */
const ARRIVES_DAYS = 2;

/** The payouts of development: the money of each day is at the bank two days later. */
export function housePayouts(pages: readonly HousePage[]): Payout[] {
  return [...Map.groupBy(pages.filter(isPaid), dayOf)].map(([day, those]) => ({
    reference: `house payout ${day}`,
    amount: those.flatMap(linesOf).reduce((sum, { net }) => sum + net, 0),
    currency: those[0]?.currency ?? '',
    state: 'paid',
    arrivesOn: new Date(new Date(day).getTime() + ARRIVES_DAYS * 86_400_000)
      .toISOString()
      .slice(0, 10),
  }));
}

export function linesOfHousePayout(pages: readonly HousePage[], reference: string): PayoutLine[] {
  return pages
    .filter((page) => isPaid(page) && reference === `house payout ${dayOf(page)}`)
    .flatMap(linesOf);
}

function isPaid({ state, amount, expiresAt }: HousePage): boolean {
  return state === 'paid' && amount > 0 && expiresAt !== undefined;
}

function dayOf({ expiresAt = '' }: HousePage): string {
  return expiresAt.slice(0, 10);
}

/** A payment, what went back of it, and what a lost dispute took. */
function linesOf({ paymentId, amount, expiresAt = '', dispute, sentBack }: HousePage) {
  const its = { at: new Date(expiresAt), paymentReference: `house money ${paymentId}` };
  const line = (name: string, kind: PayoutLine['kind'], gross: number, fee: number) => ({
    ...{ ...its, reference: `house line ${name}`, kind, gross, fee, net: gross - fee },
  });
  return [
    line(paymentId, 'payment', amount, Math.round(amount * FEE.share) + FEE.fixed),
    ...Object.entries(sentBack ?? {}).map(([id, back]) => line(id, 'refund', -back, 0)),
    ...(dispute?.state === 'lost' ? [line(`dispute ${paymentId}`, 'dispute', -amount, 0)] : []),
  ];
}
