import { amountDue, type PayLine } from './commission-and-hours-rules.ts';

/** A line of a closed month; with `corrects` it corrects an earlier one. */
export interface ClosedLine extends PayLine {
  readonly corrects: string | null;
}

/**
 * The corrections of a therapist's closed month, as known now: one line for each item whose value
 * or minutes have changed since, that was added, or that is gone. What was paid keeps its rates and
 * the tier that was reached, so that a correction concerns only its own item.
 *
 * @param closed the lines of that month, and all that corrected it
 * @param now its lines as they would be today
 */
export function correctionsOf(closed: readonly PayLine[], now: readonly PayLine[]): PayLine[] {
  const before = Map.groupBy(closed, ({ source }) => source);
  const after = Map.groupBy(now, ({ source }) => source);
  const changed = [...before].flatMap(([source, paid]) => {
    const [first] = paid;
    if (!first) return [];
    const due = after.get(source) ?? [];
    const [minutes, baseMinor] = [sumOf(due, 'minutes'), sumOf(due, 'baseMinor')];
    const isSame = minutes === sumOf(paid, 'minutes') && baseMinor === sumOf(paid, 'baseMinor');
    if (isSame) return [];
    const amountMinor = amountAt(paid, { minutes, baseMinor }) - sumOf(paid, 'amountMinor');
    return [
      {
        ...first,
        minutes: minutes - sumOf(paid, 'minutes'),
        baseMinor: baseMinor - sumOf(paid, 'baseMinor'),
        shareBasisPoints: paid.at(-1)?.shareBasisPoints ?? null,
        amountMinor,
      },
    ];
  });
  const come = [...after].flatMap(([source, lines]) => (before.has(source) ? [] : lines));
  return [...changed, ...come];
}

/**
 * The amount due at the rates by which an item was paid; an item paid by two shares fills them in
 * order.
 */
function amountAt(
  paid: readonly PayLine[],
  { minutes, baseMinor }: Pick<PayLine, 'minutes' | 'baseMinor'>,
): number {
  const [first] = paid;
  if (!first) return 0;
  if (first.kind === 'tip') return baseMinor;
  const shares = new Map<number | null, number>();
  for (const { shareBasisPoints, baseMinor: minor } of paid)
    shares.set(shareBasisPoints, (shares.get(shareBasisPoints) ?? 0) + minor);
  let left = baseMinor;
  const parts = [...shares].map(([shareBasisPoints, room], at) => {
    const isLast = at === shares.size - 1;
    const minor = isLast ? left : Math.sign(left) * Math.min(Math.abs(left), Math.abs(room));
    left -= minor;
    return { shareBasisPoints, baseMinor: minor };
  });
  return parts.reduce(
    (sum, part, at) =>
      sum +
      amountDue({
        ...part,
        minutes: at === 0 ? minutes : 0,
        perHourMinor: at === 0 ? first.perHourMinor : null,
      }),
    0,
  );
}

function sumOf(lines: readonly PayLine[], field: 'minutes' | 'baseMinor' | 'amountMinor'): number {
  return lines.reduce((sum, line) => sum + line[field], 0);
}

/**
 * The state of a month: closed, the next to be closed, still open, or before the first closed one.
 */
export type MonthState = 'closed' | 'next' | 'open' | 'left';

/** @param closed months as their first days, in any order */
export function stateOf(month: string, closed: readonly string[]): MonthState {
  if (closed.includes(month)) return 'closed';
  const first = closed.toSorted()[0];
  const last = closed.toSorted().at(-1);
  if (first === undefined || last === undefined) return 'next';
  if (month < first) return 'left';
  return month === monthAfter(last) ? 'next' : 'open';
}

/** The first day of the following month. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
}
