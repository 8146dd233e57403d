import type { Due } from '@limber/contract/desk/money/owed.ts';
import { minorOf } from '@limber/contract/money/currency.ts';

/** Whether an amount is due by `now`: for a session once it has begun, as at the till. */
export function isDue({ at }: { readonly at: string }, now: number): boolean {
  return Date.parse(at) <= now;
}

/** What is owed now, and what upcoming sessions will cost, in minor units. */
export function owedSums(
  { bookings, packages, sales }: Pick<Due, 'bookings' | 'packages' | 'sales'>,
  now: number,
): { nowMinor: number; laterMinor: number } {
  const begun = bookings.filter((each) => isDue(each, now));
  const later = bookings.filter((each) => !isDue(each, now));
  const amounts = [
    ...[...begun, ...packages].map(({ price }) => price),
    ...sales.map(({ due }) => due),
  ];
  return { nowMinor: sumInMinor(amounts), laterMinor: sumInMinor(later.map(({ price }) => price)) };
}

export function sumInMinor(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + minorOf(amount), 0);
}
