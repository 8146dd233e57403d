import { addDays } from '@limber/contract/clock/add-days.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { MOVED_SHIFT_STEP_MINUTES } from '@limber/contract/terms/rota.ts';
import type { Dated, Period } from '../dated-shift-rules.ts';
import { refuseSpans, type Span } from '../overlapping-shift-rules.ts';

/**
 * The shifts of a day at a branch whose opening hours change. Each keeps its length and its place
 * between opening and closing, as far as the new hours allow; a shift of the whole day stays one.
 * Closed: no shift.
 */
export function followHours(
  shifts: readonly Span[],
  before: readonly Span[],
  after: readonly Span[],
): Span[] {
  if (before.length === 0) return [...shifts];
  if (after.length === 0) return [];
  const [old, now] = [inOrder(before), inOrder(after)];
  const pairs =
    old.length === now.length
      ? old.map((span, index) => [span, now[index] ?? span] as const)
      : ([[around(old), around(now)]] as const);
  return joined(shifts.map((shift) => followed(shift, pairs)));
}

type Pair = readonly [before: Span, after: Span];

function followed(shift: Span, pairs: readonly Pair[]): Span {
  const met = pairs.filter(
    ([open]) => shift.from_minute < open.to_minute && open.from_minute < shift.to_minute,
  );
  const [first, last] = [met[0], met.at(-1)];
  if (!(first && last)) return shift;
  // What is worked before opening and after closing stays beside the hours.
  const early = Math.max(0, first[0].from_minute - shift.from_minute);
  const late = Math.max(0, shift.to_minute - last[0].to_minute);
  const from = moved(shift, first).from_minute - early;
  const to = moved(shift, last).to_minute + late;
  return {
    from_minute: Math.max(DAY_BEGINS_MINUTE, from),
    to_minute: Math.min(DAY_BEGINS_MINUTE + DAY_MINUTES, to),
  };
}

/** The part of a shift within one opening, placed in the opening that takes its place. */
function moved(shift: Span, [before, after]: Pair): Span {
  const from = Math.max(shift.from_minute, before.from_minute);
  const lasts = Math.min(shift.to_minute, before.to_minute) - from;
  const spare = lengthOf(before) - lasts;
  if (spare === 0) return after;
  const newLasts = Math.min(lasts, lengthOf(after));
  const newSpare = lengthOf(after) - newLasts;
  const into = from - before.from_minute;
  const begins = after.from_minute + beginsAmong(into, spare, newSpare);
  return { from_minute: begins, to_minute: begins + newLasts };
}

/** The same share of other spare time, rounded; at its end it stays at the end. */
function beginsAmong(into: number, spare: number, newSpare: number): number {
  if (spare === newSpare) return into;
  if (into === spare) return newSpare;
  return Math.min(newSpare, Math.round((into * newSpare) / spare / STEP) * STEP);
}

const STEP = MOVED_SHIFT_STEP_MINUTES;

const lengthOf = ({ from_minute, to_minute }: Span) => to_minute - from_minute;

const inOrder = (spans: readonly Span[]) =>
  spans.toSorted((one, other) => one.from_minute - other.from_minute);

function around(spans: readonly Span[]): Span {
  return {
    from_minute: Math.min(...spans.map(({ from_minute }) => from_minute)),
    to_minute: Math.max(...spans.map(({ to_minute }) => to_minute)),
  };
}

/** Spans in order, those that overlap or touch as one. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of inOrder(spans)) {
    const last = all.at(-1);
    if (last && span.from_minute <= last.to_minute) {
      const to_minute = Math.max(last.to_minute, span.to_minute);
      all[all.length - 1] = { from_minute: last.from_minute, to_minute };
    } else all.push(span);
  }
  return all;
}

/** When a branch is open and nobody is on shift there, in order. */
export function unstaffedSpans(hours: readonly Span[], shifts: readonly Span[]): Span[] {
  const there = joined(shifts);
  return joined(hours).flatMap((open) => {
    const gaps: Span[] = [];
    let from = open.from_minute;
    for (const shift of there) {
      if (shift.to_minute <= from || shift.from_minute >= open.to_minute) continue;
      if (shift.from_minute > from) {
        gaps.push({ from_minute: from, to_minute: shift.from_minute });
      }
      from = shift.to_minute;
    }
    if (from < open.to_minute) gaps.push({ from_minute: from, to_minute: open.to_minute });
    return gaps;
  });
}

interface ShiftAtBranch extends Span {
  readonly location: string;
}

/** The shifts of a therapist on one weekday from a day on, before and after hours change. */
export interface ShiftMove extends Period {
  readonly weekday: number;
  readonly before: readonly ShiftAtBranch[];
  /** The same as before: they would overlap with a shift at another branch, and stay. */
  readonly after: readonly ShiftAtBranch[];
}

/** Other hours of a branch on some weekdays of a period. */
export interface NewHours {
  readonly location: string;
  readonly weekdays: readonly number[];
  readonly spans: readonly Span[];
  readonly period: Period;
}

/**
 * How the weekly shifts of a therapist follow new hours of a branch on some weekdays of a period.
 * The period is cut where their shifts or the earlier hours change. What stays the same is left out.
 */
export function movesOf(
  shifts: readonly (Dated & ShiftAtBranch)[],
  hours: readonly (Dated & Span)[],
  change: NewHours,
): ShiftMove[] {
  const { location, spans } = change;
  return change.weekdays
    .toSorted((one, other) => one - other)
    .flatMap((weekday) => {
      const ofDay = <Row extends Dated>(rows: readonly Row[]) =>
        rows.filter((row) => row.weekday === weekday);
      const parts = partsOf(change.period, [...ofDay(shifts), ...ofDay(hours)]);
      return parts.flatMap(({ from, to }) => {
        const onDay = <Row extends Dated>(rows: readonly Row[]) =>
          ofDay(rows).filter(
            ({ validFrom, validTo }) => (validFrom ?? from) <= from && (validTo ?? from) >= from,
          );
        const before = onDay(shifts).map(shiftOf);
        const here = before.filter((shift) => shift.location === location);
        if (here.length === 0) return [];
        const others = before.filter((shift) => shift.location !== location);
        const moved = followHours(here, onDay(hours), spans);
        const all = [...moved.map((span) => ({ location, ...span })), ...others];
        const after = refuseSpans(all) ? before : all;
        if (after !== before && isSame(before, after)) return [];
        return [{ weekday, from, to, before, after }];
      });
    });
}

const shiftOf = ({ location, from_minute, to_minute }: ShiftAtBranch): ShiftAtBranch => ({
  ...{ location, from_minute, to_minute },
});

function isSame(one: readonly ShiftAtBranch[], other: readonly ShiftAtBranch[]): boolean {
  const text = (all: readonly ShiftAtBranch[]) => JSON.stringify(inOrder(all));
  return text(one) === text(other);
}

/** A period cut at each day on which one of these rules begins, or has ended. */
function partsOf({ from, to }: Period, rules: readonly Dated[]): Period[] {
  const within = (day: string | null): day is string =>
    day !== null && day > from && (to === null || day <= to);
  const cuts = rules
    .flatMap(({ validFrom, validTo }) => [validFrom, validTo && addDays(validTo, 1)])
    .filter(within);
  const begins = [...new Set([from, ...cuts])].toSorted();
  return begins.map((day, place) => {
    const next = begins[place + 1];
    return { from: day, to: next === undefined ? to : addDays(next, -1) };
  });
}
