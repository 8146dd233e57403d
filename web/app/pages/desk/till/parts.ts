import type { AskedPayment, AskedTip } from '@limber/contract/desk/till-values.ts';
import type { Method } from './methods.ts';
import { filsIn } from './money-text.ts';

/** One part of what is paid, as it was typed. */
export interface Part {
  readonly key: number;
  readonly method: Method | undefined;
  /** Empty: all that the other parts leave. */
  readonly amount: string;
  /** Cash that was handed over; empty: exactly as much. */
  readonly received: string;
  /** What the slip of the terminal or the bank says. */
  readonly reference: string;
}

/** What somebody gives a therapist, as it was typed. */
export interface TypedTip {
  readonly key: number;
  /** Null: not chosen yet. */
  readonly therapistId: number | null;
  readonly amount: string;
}

/** What is wrong with a part, by the field that it stands beside. */
export type Problem = 'method' | 'amount' | 'too_much' | 'received' | 'reference';

export interface ReadPart {
  readonly part: Part;
  readonly fils: number;
  /** Cash to give back. */
  readonly changeFils: number;
  readonly problem: Problem | null;
}

/** The parts of what pays `dueFils`: of each how much it is, and what is wrong with it. */
export function readParts(parts: readonly Part[], dueFils: number): ReadPart[] {
  const typed = parts.map(({ amount }) => (amount.trim() === '' ? null : filsIn(amount)));
  const rest = Math.max(0, dueFils - typed.reduce<number>((sum, fils) => sum + (fils ?? 0), 0));
  const first = parts.findIndex(({ amount }) => amount.trim() === '');
  let before = 0;
  return parts.map((part, at) => {
    const fils = typed[at] ?? (at === first ? rest : 0);
    before += fils;
    const received = part.method === 'cash' ? filsIn(part.received) : null;
    const changeFils = received === null ? 0 : Math.max(0, received - fils);
    return { part, fils, changeFils, problem: problemOf(part, fils, before - dueFils, received) };
  });
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
  const isShort = method === 'cash' && typed.trim() !== '' && (received ?? 0) < fils;
  return isShort ? 'received' : null;
}

/** Parts without a problem as the till takes them; what is paid later is none. */
export function paymentsOf(parts: readonly ReadPart[]): AskedPayment[] {
  return parts.flatMap(({ part: { method, reference }, fils }) =>
    method === undefined || method === 'later'
      ? []
      : [
          {
            method,
            amount: fils / 100,
            ...(method !== 'cash' && reference.trim() !== '' && { reference: reference.trim() }),
          },
        ],
  );
}

/** What is given on top, without what was left empty and what is nobody's yet. */
export function tipsOf(tips: readonly TypedTip[]): AskedTip[] {
  return tips.flatMap(({ therapistId, amount }) => {
    const fils = filsIn(amount) ?? 0;
    return fils > 0 && therapistId !== null
      ? [{ therapist_id: therapistId, amount: fils / 100 }]
      : [];
  });
}

/** What all tips come to as they are typed, in fils. */
export function tipFilsOf(tips: readonly TypedTip[]): number {
  return tips.reduce((sum, { amount }) => sum + (filsIn(amount) ?? 0), 0);
}

/** What is wrong with a tip: its amount, or that nobody gets it. */
export function problemOfTip({ therapistId, amount }: TypedTip): 'amount' | 'therapist' | null {
  if (amount.trim() === '') return null;
  const fils = filsIn(amount);
  if (fils === null) return 'amount';
  return fils > 0 && therapistId === null ? 'therapist' : null;
}

/** Whether tips are more than what is handed over with them: they are never put off. */
export function areTipsUnpaid(tips: readonly TypedTip[], parts: readonly ReadPart[]): boolean {
  const nowFils = parts.reduce(
    (sum, { part, fils }) => sum + (part.method === 'later' ? 0 : fils),
    0,
  );
  return parts.every(({ problem }) => problem === null) && tipFilsOf(tips) > nowFils;
}
