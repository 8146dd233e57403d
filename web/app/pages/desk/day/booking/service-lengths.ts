import type { Service } from '@limber/contract/catalogue.ts';
import {
  LONGEST_SESSION_MINUTES,
  SESSION_STEP_MINUTES,
} from '@limber/contract/terms/booking/session-lengths.ts';

/** The services of a session, each with its minutes. */
export type Lines = readonly { readonly id: number; readonly time: number }[];

/** Services with the lengths they are sold in; null: a package pays, so any length. */
export type Sold = readonly Service[] | null;

/** The catalogue's length closest to the given one. */
export function lengthNear({ durations }: Service, minutes: number): number {
  const far = ({ time }: { time: number }) => Math.abs(time - minutes);
  return durations.toSorted((a, b) => far(a) - far(b))[0]?.time ?? minutes;
}

/** The line, with a length that it is sold in. */
export function asSold(line: Lines[number], sold: Sold): Lines[number] {
  const service = sold?.find(({ id }) => id === line.id);
  return service ? { ...line, time: lengthNear(service, line.time) } : line;
}

/** Lengths for a line: the catalogue's; under a package every quarter of an hour. */
export function lengthsOf(line: Lines[number], sold: Sold): number[] {
  const found = sold?.find(({ id }) => id === line.id);
  return sorted(
    sold
      ? (found?.durations.map(({ time }) => time) ?? [])
      : [...every(QUARTER_MINUTES), line.time],
  );
}

/**
 * Lengths for a line of a booked session: those on sale and its current one. The last line may have
 * every step, as a session may end sooner or later than agreed. Changed services have only the
 * lengths on sale.
 */
export function lengthsInstead(lines: Lines, index: number, before: Lines, sold: Sold): number[] {
  const line = lines[index];
  if (!line) return [];
  const isAsItWas = before.some(({ id, time }) => id === line.id && time === line.time);
  const endsIt = index === lines.length - 1 && areSameServices(lines, before);
  return sorted([
    ...lengthsOf(line, sold),
    ...(isAsItWas || endsIt ? [line.time] : []),
    ...(endsIt ? every(SESSION_STEP_MINUTES) : []),
  ]);
}

/** Replaces the service of one line; keeps its length or takes one that is on sale. */
export function withService(lines: Lines, index: number, id: number, sold: Sold): Lines {
  return lines.map((line, at) => (at === index ? asSold({ id, time: line.time }, sold) : line));
}

/** Replaces the length of one line. */
export function withTime(lines: Lines, index: number, time: number): Lines {
  return lines.map((line, at) => (at === index ? { ...line, time } : line));
}

/** Adds the first possible service not chosen yet; unchanged if none is left. */
export function withOneMore(lines: Lines, possible: readonly { id: number }[], sold: Sold): Lines {
  const next = possible.find(({ id }) => !lines.some((line) => line.id === id));
  return next ? [...lines, asSold({ id: next.id, time: ONE_MORE_MINUTES }, sold)] : lines;
}

export function minutesOf(lines: Lines): number {
  return lines.reduce((sum, { time }) => sum + time, 0);
}

/** Whether both list the same services in the same order. */
export function areSameServices(some: Lines, others: Lines): boolean {
  return some.length === others.length && some.every(({ id }, at) => id === others[at]?.id);
}

const ONE_MORE_MINUTES = 30;

const QUARTER_MINUTES = 15;

const every = (minutes: number) =>
  Array.from({ length: LONGEST_SESSION_MINUTES / minutes }, (_, at) => (at + 1) * minutes);

function sorted(lengths: readonly number[]): number[] {
  return [...new Set(lengths)].toSorted((a, b) => a - b);
}
