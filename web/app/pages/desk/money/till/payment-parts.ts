import type { PaymentInput, TipInput } from '@limber/contract/desk/money/till-values.ts';
import { inCash, letOffByRounding } from '@limber/contract/money/cash-rounding.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { minorIn } from '../../frame/fields/money-text.ts';
import type { Method } from './payment-method-keys.ts';

/** One part of a payment, as typed. */
export interface Part {
  readonly key: number;
  readonly method: Method | undefined;
  /** Empty: all that the other parts leave. */
  readonly amount: string;
  /** Cash that was handed over; empty: the exact amount. */
  readonly received: string;
  /** The slip's number, from the terminal or the bank; the code of a gift card. */
  readonly reference: string;
}

/** A tip, as typed. */
export interface TypedTip {
  readonly key: number;
  /** Null: not chosen yet. */
  readonly therapistId: number | null;
  readonly amount: string;
}

/** The error of a part, by the field that it belongs to. */
export type Problem =
  | 'method'
  | 'amount'
  | 'coins'
  | 'too_much'
  | 'no_credit'
  | 'received'
  | 'code'
  | 'reference';

export interface ReadPart {
  readonly part: Part;
  readonly fils: number;
  /** Change to give. */
  readonly changeFils: number;
  readonly problem: Problem | null;
}

/**
 * The parts of a payment of `dueFils`, with amounts and errors. Cash is rounded to coins of
 * `coinFils` if it pays the rest; the payer has `creditFils` on account, which pays no more.
 */
export function readParts(
  parts: readonly Part[],
  dueFils: number,
  { coinFils = 1, creditFils = 0 } = {},
): ReadPart[] {
  const typed = typedAmounts(parts, dueFils, creditFils);
  const first = parts.findIndex((part, at) => isEmpty(part) && typed[at] === null);
  const known = parts.flatMap(({ method = '' }, at) => {
    const fils = typed[at];
    return fils == null || method === 'later' ? [] : [{ method, fils }];
  });
  const sum = typed.reduce<number>((all, fils) => all + (fils ?? 0), 0);
  const left = Math.max(0, dueFils - sum - letOffByRounding(dueFils, known, coinFils));
  const rest = parts[first]?.method === 'cash' ? inCash(left, coinFils) : left;
  const all = parts.map((part, at) => ({ part, fils: typed[at] ?? (at === first ? rest : 0) }));
  const mostFils = dueFils - roundingOf(all, dueFils, coinFils);
  let before = 0;
  return all.map(({ part, fils }) => {
    before += fils;
    const received = part.method === 'cash' ? minorIn(part.received) : null;
    const changeFils = received === null ? 0 : Math.max(0, received - fils);
    const tooMuchFils = before - Math.max(dueFils, mostFils);
    const isOdd = part.method === 'cash' && fils % coinFils !== 0;
    const isBeyond = part.method === 'credit' && fils > creditFils;
    const problem = problemOf(part, fils, tooMuchFils, received) ?? (isBeyond ? 'no_credit' : null);
    return { part, fils, changeFils, problem: problem ?? (isOdd ? 'coins' : null) };
  });
}

/**
 * The amounts as typed; null: empty. An account pays what it can of the rest, so that another part
 * takes what it leaves.
 */
function typedAmounts(parts: readonly Part[], dueFils: number, creditFils: number) {
  const typed = parts.map((part) => (isEmpty(part) ? null : minorIn(part.amount)));
  const at = parts.findIndex((part) => isEmpty(part) && part.method === 'credit');
  const rest = dueFils - typed.reduce<number>((sum, fils) => sum + (fils ?? 0), 0);
  if (at >= 0 && rest > creditFils) typed[at] = creditFils;
  return typed;
}

/**
 * How much the rounding of cash reduces a payment of `dueFils` in these parts, in minor units; below zero
 * it adds.
 */
export function roundingOf(
  parts: readonly Pick<ReadPart, 'part' | 'fils'>[],
  dueFils: number,
  coinFils: number,
): number {
  const paid = parts.filter(({ part }) => part.method !== undefined && part.method !== 'later');
  const payments = paid.map(({ part, fils }) => ({ method: part.method ?? '', fils }));
  return letOffByRounding(dueFils, payments, coinFils);
}

function problemOf(
  { method, received: typed, reference }: Part,
  fils: number,
  tooMuchFils: number,
  received: number | null,
): Problem | null {
  if (method === undefined) return 'method';
  if (method === 'later') return null;
  if (fils === 0) return 'amount';
  if (tooMuchFils > 0) return 'too_much';
  if (method === 'terminal' && reference.trim() === '') return 'reference';
  if (method === 'gift_card' && reference.trim() === '') return 'code';
  const isShort = method === 'cash' && typed.trim() !== '' && (received ?? 0) < fils;
  return isShort ? 'received' : null;
}

/** Parts without errors as the till's API takes them, without what is paid later. */
export function paymentsOf(parts: readonly ReadPart[]): PaymentInput[] {
  return parts.flatMap(({ part: { method, reference }, fils }) =>
    method === undefined || method === 'later'
      ? []
      : [
          {
            method,
            amount: amountOf(fils),
            ...(hasSlip(method) && reference.trim() !== '' && { reference: reference.trim() }),
          },
        ],
  );
}

const isEmpty = ({ amount }: Part) => amount.trim() === '';
const hasSlip = (method: Method) =>
  method === 'terminal' || method === 'transfer' || method === 'gift_card';

/** Tips to send, without empty ones and those that have no therapist yet. */
export function tipsOf(tips: readonly TypedTip[]): TipInput[] {
  return tips.flatMap(({ therapistId, amount }) => {
    const fils = minorIn(amount) ?? 0;
    return fils > 0 && therapistId !== null
      ? [{ therapist_id: therapistId, amount: amountOf(fils) }]
      : [];
  });
}

/** Total of the tips as typed, in minor units. */
export function tipFilsOf(tips: readonly TypedTip[]): number {
  return tips.reduce((sum, { amount }) => sum + (minorIn(amount) ?? 0), 0);
}

/** The error of a tip: its amount, or a missing therapist. */
export function problemOfTip({ therapistId, amount }: TypedTip): 'amount' | 'therapist' | null {
  if (amount.trim() === '') return null;
  const fils = minorIn(amount);
  if (fils === null) return 'amount';
  return fils > 0 && therapistId === null ? 'therapist' : null;
}

/** Whether tips exceed what is handed over with them: a tip is never paid later. */
export function areTipsUnpaid(tips: readonly TypedTip[], parts: readonly ReadPart[]): boolean {
  const nowFils = parts.reduce(
    (sum, { part, fils }) => sum + (part.method === 'later' ? 0 : fils),
    0,
  );
  return parts.every(({ problem }) => problem === null) && tipFilsOf(tips) > nowFils;
}
