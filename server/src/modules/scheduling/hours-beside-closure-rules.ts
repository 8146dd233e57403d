import type { Span } from './bookable-days-rules.ts';

/** The closed part of a day: all of it, or between two minutes. */
export interface Shut {
  readonly startMinute: number | null;
  readonly endMinute: number | null;
}

/** The remaining hours of a day. */
export function openBeside(hours: readonly Span[], shut: readonly Shut[]): Span[] {
  let open = hours.map(({ startMinute, endMinute }) => ({ startMinute, endMinute }));
  for (const { startMinute, endMinute } of shut) {
    const [from, to] = [startMinute ?? -Infinity, endMinute ?? Infinity];
    open = open.flatMap((span) =>
      [
        { startMinute: span.startMinute, endMinute: Math.min(span.endMinute, from) },
        { startMinute: Math.max(span.startMinute, to), endMinute: span.endMinute },
      ].filter((part) => part.startMinute < part.endMinute),
    );
  }
  return open;
}
