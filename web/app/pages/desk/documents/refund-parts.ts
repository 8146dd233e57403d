import type { PaymentMethod, Sale } from '@limber/contract/desk/till-values.ts';
import { filsIn, typedFils } from '../till/money-text.ts';

/** What somebody typed for a line of a sale; an untouched line gives nothing back. */
export interface TypedPart {
  readonly chosen: boolean;
  /** Nothing typed: all that is left. */
  readonly amount: string;
  /** Nothing typed: all that are left when all of the line goes back, else none. */
  readonly minutes: string;
}

export const untouched: TypedPart = { chosen: false, amount: '', minutes: '' };

type SaleLine = Sale['lines'][number];

/** What of a line has not been given back yet, in fils. */
export function leftOf({ price, refunded }: SaleLine): number {
  return Math.round(price * 100) - Math.round(refunded * 100);
}

/** What goes back of a line, in fils; null: what was typed is no amount of it. */
export function partFils(line: SaleLine, { amount }: TypedPart): number | null {
  const left = leftOf(line);
  if (amount.trim() === '') return left;
  const fils = filsIn(amount);
  return fils === null || fils === 0 || fils > left ? null : fils;
}

/** The minutes that were typed; undefined: the till decides; null: they are none. */
export function partMinutes({ minutes }: TypedPart): number | undefined | null {
  const text = minutes.trim();
  if (text === '') return undefined;
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
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

/** What has to be handed back, in fils, once so much is credited: what was paid too much then. */
export function handBackFils(sale: Pick<Sale, 'due'>, creditedFils: number): number {
  return Math.max(0, creditedFils - Math.round(sale.due * 100));
}

/** The money goes back the way it came: so much by each method, in the order in which it was paid. */
export function theWayItCame(
  payments: Sale['payments'],
  fils: number,
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
  back.cash += left;
  return back;
}
