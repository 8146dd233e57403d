import type { SoldPackage } from '@limber/contract/desk/clients/sold-packages.ts';
import type { PaymentMethod, Sale } from '@limber/contract/desk/money/till-values.ts';
import { inCash, letOffByRounding } from '@limber/contract/money.ts';
import { filsIn, typedFils } from '../../frame/fields/money-text.ts';

/** What somebody typed for a line of a sale; an untouched line gives nothing back. */
export interface TypedPart {
  readonly chosen: boolean;
  /** Nothing typed: all that is left, of a package what its minutes left are worth. */
  readonly amount: string;
  /** Nothing typed: as many as the amount is worth. */
  readonly minutes: string;
}

export const untouched: TypedPart = { chosen: false, amount: '', minutes: '' };

type SaleLine = Sale['lines'][number];

/** What of a line has not been given back yet, in fils. */
export function leftOf({ price, refunded }: SaleLine): number {
  return Math.round(price * 100) - Math.round(refunded * 100);
}

/**
 * What of a session somebody gives back as a favour who takes `mostPercent` off a price by themselves, in fils:
 * what was taken off it before counts.
 */
export function favourLeft({ list_price, price, reduced }: SaleLine, mostPercent: number): number {
  const [list, sold, before] = [list_price, price, reduced].map((aed) => Math.round(aed * 100));
  const favour = Math.floor(((list ?? 0) * mostPercent) / 100);
  return Math.max(0, favour - ((list ?? 0) - (sold ?? 0)) - (before ?? 0));
}

/** What goes back of a line unless something is typed: of a package what its minutes left are worth. */
export function usualFils(line: SaleLine, sold?: SoldPackage): number {
  return sold ? Math.round(sold.worth * 100) : leftOf(line);
}

/** The most that goes back of a line, in fils: of a package what who asks may give. */
export function mostFils(line: SaleLine, sold?: SoldPackage): number {
  return sold ? Math.round(sold.most * 100) : leftOf(line);
}

/** What goes back of a line, in fils; null: what was typed is no amount of it. */
export function partFils(line: SaleLine, { amount }: TypedPart, sold?: SoldPackage): number | null {
  const fils = amount.trim() === '' ? usualFils(line, sold) : filsIn(amount);
  return fils === null || fils === 0 || fils > mostFils(line, sold) ? null : fils;
}

/**
 * The minutes that go back: those that were typed, else of a package as many as the amount is worth, whole ones
 * and all that are left where it is worth as much; undefined: the till decides, and takes all that are left with
 * all of the line; null: what was typed are none of it.
 */
export function partMinutes(
  line: SaleLine,
  part: TypedPart,
  sold?: SoldPackage,
): number | undefined | null {
  const fils = partFils(line, part, sold);
  if (fils === leftOf(line)) return undefined;
  const text = part.minutes.trim();
  const most = sold ? ownLeft(sold) : Number.POSITIVE_INFINITY;
  if (text !== '') return /^\d{1,5}$/.test(text) && Number(text) <= most ? Number(text) : null;
  if (!sold || sold.minutes === null || fils === null) return undefined;
  const worthFils = Math.round(sold.worth * 100);
  // The next whole minute: no more money goes back than what goes out is worth.
  return fils >= worthFils ? most : Math.ceil((most * fils) / worthFils);
}

/** The minutes of a package that a refund takes at most: those that came from another one stay. */
export function ownLeft({ left, stays }: SoldPackage): number {
  return left - stays;
}

/** By how much an amount is more than the minutes that go back with it are worth, in fils. */
export function beyondFils(fils: number, minutes: number, sold: SoldPackage): number {
  const own = ownLeft(sold);
  const worthFils = own === 0 ? 0 : Math.round((sold.worth * 100 * minutes) / own);
  return Math.max(0, fils - worthFils);
}

/** What each therapist has of the tips in a sale, in fils, whoever has any. */
export function tipsIn({ tips }: Pick<Sale, 'tips'>) {
  const whole = Map.groupBy(tips, ({ therapist_id }) => therapist_id);
  return [...whole].flatMap(([therapistId, given]) => {
    const fils = given.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const [first] = given;
    return fils > 0 && first ? [{ therapistId, therapist: first.therapist, fils }] : [];
  });
}

/** What was typed of a tip, in fils; nothing typed: all of it; null: it is no amount of it. */
export function tipBackFils(ofFils: number, typed: string): number | null {
  const fils = typed.trim() === '' ? ofFils : filsIn(typed);
  return fils === null || fils === 0 || fils > ofFils ? null : fils;
}

/** What a refund that only gives back what is owed back begins with, line by line. */
export function partsOwedBack(
  back: readonly { readonly line_id: number; readonly amount: number }[],
): Record<number, TypedPart> {
  return Object.fromEntries(
    back.map(({ line_id, amount }) => [
      line_id,
      { ...untouched, chosen: true, amount: typedFils(Math.round(amount * 100)) },
    ]),
  );
}

/**
 * Whether a session goes back altogether though it would be to be paid then, so that it has to be said
 * whether it is free now. `owedBack` is what is owed back of each, line by line.
 */
export function wouldBeOwed(
  chosen: readonly { readonly line: SaleLine; readonly fils: number | null }[],
  owedBack: readonly { readonly booking_id: string; readonly amount: number }[],
): boolean {
  const left = new Map<string, number>();
  for (const { booking_id, amount } of owedBack) {
    left.set(booking_id, (left.get(booking_id) ?? 0) + Math.round(amount * 100));
  }
  return chosen.some(({ line, fils }) => {
    if (line.booking_id === null || fils === null) return false;
    const owed = left.get(line.booking_id) ?? 0;
    left.set(line.booking_id, Math.max(0, owed - fils));
    return fils === leftOf(line) && fils > owed;
  });
}

/** What has to be handed back, in fils, once so much is credited: what was paid too much then. */
export function handBackFils(sale: Pick<Sale, 'due'>, creditedFils: number): number {
  return Math.max(0, creditedFils - Math.round(sale.due * 100));
}

/** What rounding of cash lets off of `fils` that go back like this, in fils; below zero: it adds. */
export function letOffBack(
  given: Readonly<Record<PaymentMethod, number | null>>,
  fils: number,
  coinFils: number,
): number {
  const payments = (['cash', 'terminal', 'transfer'] as const).map((method) => ({
    method,
    fils: given[method] ?? 0,
  }));
  return letOffByRounding(fils, payments, coinFils);
}

/** The money goes back the way it came: so much by each method, in the order in which it was paid; cash in coins. */
export function theWayItCame(
  payments: Sale['payments'],
  fils: number,
  coinFils = 1,
): Record<PaymentMethod, number> {
  const back = { cash: 0, terminal: 0, transfer: 0 };
  let left = fils;
  for (const method of ['terminal', 'transfer', 'cash'] as const) {
    const paid = payments
      .filter((each) => each.method === method)
      .reduce((sum, each) => sum + Math.round(each.amount * 100), 0);
    back[method] = Math.max(0, Math.min(left, paid));
    left -= back[method];
  }
  // Never so: what goes back was paid. Whatever is over is cash.
  back.cash = inCash(back.cash + left, coinFils);
  return back;
}
