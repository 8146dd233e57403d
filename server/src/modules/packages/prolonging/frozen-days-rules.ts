/** From a day to a day, both `YYYY-MM-DD` and among them. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Is `day` (`YYYY-MM-DD`) in one of these spans? */
export function isFrozen(frozen: readonly DaySpan[], day: string): boolean {
  return frozen.some(({ from, to }) => from <= day && day <= to);
}

/** How many days a span has. */
export function daysIn({ from, to }: DaySpan): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days + 1;
}
