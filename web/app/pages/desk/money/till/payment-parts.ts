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
  readonly minor: number;
  /** Change to give. */
  readonly changeMinor: number;
  readonly problem: Problem | null;
}

/**
 * The parts of a payment of `dueMinor`, with amounts and errors. Cash is rounded to coins of
 * `coinMinor` if it pays the rest; the payer has `creditMinor` on account, which pays no more.
 */
export function readParts(
  parts: readonly Part[],
  dueMinor: number,
  { coinMinor = 1, creditMinor = 0 } = {},
): ReadPart[] {
  const typed = typedAmounts(parts, dueMinor, creditMinor);
  const first = parts.findIndex((part, at) => isEmpty(part) && typed[at] === null);
  const known = parts.flatMap(({ method = '' }, at) => {
    const minor = typed[at];
    return minor == null || method === 'later' ? [] : [{ method, minor }];
  });
  const sum = typed.reduce<number>((all, minor) => all + (minor ?? 0), 0);
  const left = Math.max(0, dueMinor - sum - letOffByRounding(dueMinor, known, coinMinor));
  const rest = parts[first]?.method === 'cash' ? inCash(left, coinMinor) : left;
  const all = parts.map((part, at) => ({ part, minor: typed[at] ?? (at === first ? rest : 0) }));
  const mostMinor = dueMinor - roundingOf(all, dueMinor, coinMinor);
  let before = 0;
  return all.map(({ part, minor }) => {
    before += minor;
    const received = part.method === 'cash' ? minorIn(part.received) : null;
    const changeMinor = received === null ? 0 : Math.max(0, received - minor);
    const tooMuchMinor = before - Math.max(dueMinor, mostMinor);
    const isOdd = part.method === 'cash' && minor % coinMinor !== 0;
    const isBeyond = part.method === 'credit' && minor > creditMinor;
    const problem =
      problemOf(part, minor, tooMuchMinor, received) ?? (isBeyond ? 'no_credit' : null);
    return { part, minor, changeMinor, problem: problem ?? (isOdd ? 'coins' : null) };
  });
}

/**
 * The amounts as typed; null: empty. An account pays what it can of the rest, so that another part
 * takes what it leaves.
 */
function typedAmounts(parts: readonly Part[], dueMinor: number, creditMinor: number) {
  const typed = parts.map((part) => (isEmpty(part) ? null : minorIn(part.amount)));
  const at = parts.findIndex((part) => isEmpty(part) && part.method === 'credit');
  const rest = dueMinor - typed.reduce<number>((sum, minor) => sum + (minor ?? 0), 0);
  if (at >= 0 && rest > creditMinor) typed[at] = creditMinor;
  return typed;
}

/**
 * How much the rounding of cash reduces a payment of `dueMinor` in these parts, in minor units; below zero
 * it adds.
 */
export function roundingOf(
  parts: readonly Pick<ReadPart, 'part' | 'minor'>[],
  dueMinor: number,
  coinMinor: number,
): number {
  const paid = parts.filter(({ part }) => part.method !== undefined && part.method !== 'later');
  const payments = paid.map(({ part, minor }) => ({ method: part.method ?? '', minor }));
  return letOffByRounding(dueMinor, payments, coinMinor);
}

function problemOf(
  { method, received: typed, reference }: Part,
  minor: number,
  tooMuchMinor: number,
  received: number | null,
): Problem | null {
  if (method === undefined) return 'method';
  if (method === 'later') return null;
  if (minor === 0) return 'amount';
  if (tooMuchMinor > 0) return 'too_much';
  if (method === 'terminal' && reference.trim() === '') return 'reference';
  if (method === 'gift_card' && reference.trim() === '') return 'code';
  const isShort = method === 'cash' && typed.trim() !== '' && (received ?? 0) < minor;
  return isShort ? 'received' : null;
}

/** Parts without errors as the till's API takes them, without what is paid later. */
export function paymentsOf(parts: readonly ReadPart[]): PaymentInput[] {
  return parts.flatMap(({ part: { method, reference }, minor }) =>
    method === undefined || method === 'later'
      ? []
      : [
          {
            method,
            amount: amountOf(minor),
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
    const minor = minorIn(amount) ?? 0;
    return minor > 0 && therapistId !== null
      ? [{ therapist_id: therapistId, amount: amountOf(minor) }]
      : [];
  });
}

/** Total of the tips as typed, in minor units. */
export function tipMinorOf(tips: readonly TypedTip[]): number {
  return tips.reduce((sum, { amount }) => sum + (minorIn(amount) ?? 0), 0);
}

/** The error of a tip: its amount, or a missing therapist. */
export function problemOfTip({ therapistId, amount }: TypedTip): 'amount' | 'therapist' | null {
  if (amount.trim() === '') return null;
  const minor = minorIn(amount);
  if (minor === null) return 'amount';
  return minor > 0 && therapistId === null ? 'therapist' : null;
}

/** Whether tips exceed what is handed over with them: a tip is never paid later. */
export function areTipsUnpaid(tips: readonly TypedTip[], parts: readonly ReadPart[]): boolean {
  const nowMinor = parts.reduce(
    (sum, { part, minor }) => sum + (part.method === 'later' ? 0 : minor),
    0,
  );
  return parts.every(({ problem }) => problem === null) && tipMinorOf(tips) > nowMinor;
}
