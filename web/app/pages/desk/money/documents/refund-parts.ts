import type { SoldPackage } from '@limber/contract/desk/clients/sold-packages.ts';
import type { PaymentMethod, Sale } from '@limber/contract/desk/money/till-values.ts';
import { inCash, letOffByRounding } from '@limber/contract/money/cash-rounding.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import { minorIn, typedMinor } from '../../frame/fields/money-text.ts';

/** Input for a line of a sale; an untouched line refunds nothing. */
export interface TypedPart {
  readonly chosen: boolean;
  /** Empty: all that is left, for a package the value of its remaining minutes. */
  readonly amount: string;
  /** Empty: as many as the amount is worth. */
  readonly minutes: string;
  /** Of a product: how many go back into stock; it has to be said. */
  readonly pieces?: string;
}

export const untouched: TypedPart = { chosen: false, amount: '', minutes: '' };

type SaleLine = Sale['lines'][number];

/** What has not been refunded of a line yet, in minor units. */
export function leftOf({ price, refunded }: SaleLine): number {
  return minorOf(price) - minorOf(refunded);
}

/**
 * The most of a session that a person with a limit of `mostPercent` may refund as a favour, in
 * minor units; earlier reductions count towards it.
 */
export function favourLeft({ list_price, price, reduced }: SaleLine, mostPercent: number): number {
  const [list, sold, before] = [list_price, price, reduced].map(minorOf);
  const favour = Math.floor(((list ?? 0) * mostPercent) / 100);
  return Math.max(0, favour - ((list ?? 0) - (sold ?? 0)) - (before ?? 0));
}

/** The refund of a line by default: for a package the value of its remaining minutes. */
export function usualMinor(line: SaleLine, sold?: SoldPackage): number {
  return sold ? minorOf(sold.worth) : leftOf(line);
}

/** The largest refund of a line, in minor units; for a package as far as this person may. */
export function mostMinor(line: SaleLine, sold?: SoldPackage): number {
  return sold ? minorOf(sold.most) : leftOf(line);
}

/** The refund of a line, in minor units; null: the input is not an amount of it. */
export function partMinor(
  line: SaleLine,
  { amount }: TypedPart,
  sold?: SoldPackage,
): number | null {
  const minor = amount.trim() === '' ? usualMinor(line, sold) : minorIn(amount);
  return minor === null || minor === 0 || minor > mostMinor(line, sold) ? null : minor;
}

/**
 * Minutes to refund: as typed; otherwise, for a package, the whole minutes that the amount is
 * worth, or all that are left if it covers them. Undefined: the till decides, and takes all with
 * the whole line. Null: the input is not a number of them.
 */
export function partMinutes(
  line: SaleLine,
  part: TypedPart,
  sold?: SoldPackage,
): number | undefined | null {
  const minor = partMinor(line, part, sold);
  if (minor === leftOf(line)) return undefined;
  const text = part.minutes.trim();
  const most = sold ? ownLeft(sold) : Number.POSITIVE_INFINITY;
  if (text !== '') return /^\d{1,5}$/.test(text) && Number(text) <= most ? Number(text) : null;
  if (!sold || sold.minutes === null || minor === null) return undefined;
  const worthMinor = minorOf(sold.worth);
  // Rounded up: never more money than the refunded minutes are worth.
  return minor >= worthMinor ? most : Math.ceil((most * minor) / worthMinor);
}

/** How many pieces of a product go back into stock; null: that is not said, or not a number of them. */
export function piecesBack({ pieces }: SaleLine, part: TypedPart): number | null {
  const text = part.pieces?.trim() ?? '';
  return /^\d{1,6}$/.test(text) && Number(text) <= (pieces ?? 0) ? Number(text) : null;
}

/** The most minutes of a package that a refund can take: those from another package stay. */
export function ownLeft({ left, stays }: SoldPackage): number {
  return left - stays;
}

/** How much more an amount is than the value of its minutes, in minor units. */
export function beyondMinor(minor: number, minutes: number, sold: SoldPackage): number {
  const own = ownLeft(sold);
  const worthMinor = own === 0 ? 0 : Math.round((minorOf(sold.worth) * minutes) / own);
  return Math.max(0, minor - worthMinor);
}

/** The tips in a sale that each therapist still has, in minor units, without zeros. */
export function tipsIn({ tips }: Pick<Sale, 'tips'>) {
  const whole = Map.groupBy(tips, ({ therapist_id }) => therapist_id);
  return [...whole].flatMap(([therapistId, amounts]) => {
    const minor = amounts.reduce((sum, { amount }) => sum + minorOf(amount), 0);
    const [first] = amounts;
    return minor > 0 && first ? [{ therapistId, therapist: first.therapist, minor }] : [];
  });
}

/** The refund of a tip, in minor units; empty: all of it; null: not an amount of it. */
export function tipBackMinor(ofMinor: number, typed: string): number | null {
  const minor = typed.trim() === '' ? ofMinor : minorIn(typed);
  return minor === null || minor === 0 || minor > ofMinor ? null : minor;
}

/** Initial lines of a refund that covers exactly what is owed back. */
export function partsOwedBack(
  back: readonly { readonly line_id: number; readonly amount: number }[],
): Record<number, TypedPart> {
  return Object.fromEntries(
    back.map(({ line_id, amount }) => [
      line_id,
      { ...untouched, chosen: true, amount: typedMinor(minorOf(amount)) },
    ]),
  );
}

/**
 * Whether a session is refunded completely although it would then be due again, so that the form
 * must ask whether it is free. `owedBack` is what is owed back, line by line.
 */
export function wouldBeOwed(
  chosen: readonly { readonly line: SaleLine; readonly minor: number | null }[],
  owedBack: readonly { readonly booking_id: string; readonly amount: number }[],
): boolean {
  const left = new Map<string, number>();
  for (const { booking_id, amount } of owedBack) {
    left.set(booking_id, (left.get(booking_id) ?? 0) + minorOf(amount));
  }
  return chosen.some(({ line, minor }) => {
    if (line.booking_id === null || minor === null) return false;
    const owed = left.get(line.booking_id) ?? 0;
    left.set(line.booking_id, Math.max(0, owed - minor));
    return minor === leftOf(line) && minor > owed;
  });
}

/** What has to be handed back after a credit of this amount, in minor units: the overpayment. */
export function handBackMinor(
  { due, overpaid }: Pick<Sale, 'due' | 'overpaid'>,
  creditedMinor: number,
): number {
  return Math.max(0, creditedMinor - minorOf(due) + minorOf(overpaid));
}

/** What came by card and can still go back to it, in minor units. */
export function cardMinorOf(payments: Sale['payments']): number {
  return sumBy(payments, 'online');
}

function sumBy(payments: Sale['payments'], method: PaymentMethod): number {
  return payments
    .filter((each) => each.method === method)
    .reduce((sum, each) => sum + minorOf(each.amount), 0);
}

/** The ways in which money goes back: to the card, or the gift card, where it came from one. */
export function waysBack(payments: Sale['payments']): readonly PaymentMethod[] {
  const came = (['online', 'gift_card'] as const).filter((method) => sumBy(payments, method) > 0);
  return [...came, ...AT_COUNTER];
}

const AT_COUNTER = ['cash', 'terminal', 'transfer', 'credit'] as const;

/** How much the rounding of cash reduces a refund of `minor`, in minor units; below zero it adds. */
export function letOffBack(
  amounts: Readonly<Record<PaymentMethod, number | null>>,
  minor: number,
  coinMinor: number,
): number {
  const payments = (['online', 'gift_card', ...AT_COUNTER] as const).map((method) => ({
    method,
    minor: amounts[method] ?? 0,
  }));
  return letOffByRounding(minor, payments, coinMinor);
}

/**
 * Splits a refund over the methods of the payments, in their order; cash in coins. To a card whose
 * bank refused it nothing is proposed.
 */
export function theWayItCame(
  payments: Sale['payments'],
  minor: number,
  coinMinor = 1,
): Record<PaymentMethod, number> {
  const back = { online: 0, gift_card: 0, cash: 0, terminal: 0, transfer: 0, credit: 0 };
  const isRefused = payments.some(({ card_refund }) => card_refund === 'failed');
  let left = minor;
  for (const method of ['gift_card', 'online', 'credit', 'terminal', 'transfer', 'cash'] as const) {
    const paid = method === 'online' && isRefused ? 0 : sumBy(payments, method);
    back[method] = Math.max(0, Math.min(left, paid));
    left -= back[method];
  }
  // Cannot happen: what is refunded was paid. Any rest is cash.
  back.cash = inCash(back.cash + left, coinMinor);
  return back;
}
