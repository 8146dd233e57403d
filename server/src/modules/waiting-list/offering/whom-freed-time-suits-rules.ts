import type { Span } from '../../scheduling/bookable-days-rules.ts';
import type { DiaryDay } from '../../scheduling/diary-rules.ts';
import type { PlannedDay } from '../../scheduling/free-days-rules.ts';
import { byClock, type ClockChangeOfDay, freeStarts } from '../../scheduling/free-start-rules.ts';
import { fairestFor } from '../../scheduling/pick-therapist-rules.ts';

/** Somebody who waits, as far as it decides about a time. */
export interface Waiting {
  readonly therapistIds: readonly number[] | null;
  readonly lastsMinutes: number;
  /** Parts of the day into which the whole session must fit; null: any. */
  readonly times: readonly Span[] | null;
  readonly noticeMinutes: number;
  /** Times of the day that were offered before, in its minutes: none of them is offered again. */
  readonly offered: readonly Span[];
}

/** A time that suits somebody, in minutes of its day. */
export interface SuitingTime {
  readonly startMinute: number;
  readonly therapistId: number;
}

/**
 * The first time of a day that suits somebody who waits: with a therapist whom they want and who is
 * free for the whole session, in their part of the day, with their notice, and beside what they were
 * offered before. Null: none. The day is read for the services of the session.
 */
export function timeThatSuits(day: DiaryDay, waiting: Waiting): SuitingTime | null {
  const { therapistIds, lastsMinutes } = waiting;
  const planned = day.planned.filter(
    ({ therapist }) => therapistIds === null || therapistIds.includes(therapist.id),
  );
  const starts = planned.flatMap((each) => startsThatSuit(each, day.nowMinute, waiting));
  if (starts.length === 0) return null;
  const startMinute = Math.min(...starts);
  const therapist = fairestFor({ ...day, planned }, startMinute, lastsMinutes);
  return therapist && { startMinute, therapistId: therapist.id };
}

/** Every start of a therapist's day that suits somebody, in its minutes, whichever therapist they want. */
export function startsThatSuit(
  { day }: Pick<PlannedDay, 'day'>,
  nowMinute: number,
  { lastsMinutes, times, noticeMinutes, offered }: Omit<Waiting, 'therapistIds'>,
): number[] {
  const earliest = nowMinute + noticeMinutes;
  return freeStarts(day, nowMinute)
    .filter(({ startMinute, longestMinutes }) => {
      const session = { startMinute, endMinute: startMinute + lastsMinutes };
      return (
        longestMinutes >= lastsMinutes &&
        startMinute >= earliest &&
        (times === null || times.some((part) => isWithin(session, part))) &&
        !offered.some((before) => overlaps(session, before))
      );
    })
    .map(({ startMinute }) => startMinute);
}

function isWithin(session: Span, part: Span): boolean {
  return session.startMinute >= part.startMinute && session.endMinute <= part.endMinute;
}

function overlaps(one: Span, other: Span): boolean {
  return one.startMinute < other.endMinute && other.startMinute < one.endMinute;
}

/** The parts of a day into which an entry wants its session; null: any. */
export function partsOfDay(
  entry: {
    readonly timesFrom: readonly number[] | null;
    readonly timesTo: readonly number[] | null;
  },
  clock: ClockChangeOfDay | null,
): readonly Span[] | null {
  const parts = entry.timesFrom?.map((startMinute, nth) => {
    return { startMinute, endMinute: entry.timesTo?.[nth] ?? startMinute };
  });
  return parts ? byClock(parts, clock) : null;
}

/** A stretch in which a therapist is free. */
export interface Gap extends Span {
  readonly therapistId: number;
}

/** The stretches of a day in which its therapists are free, from a time at which one may start. */
export function gapsOf({ planned, nowMinute }: DiaryDay): Gap[] {
  return planned.flatMap(({ therapist, day }) => {
    const byEnd = new Map<number, number>();
    for (const { startMinute, longestMinutes } of freeStarts(day, nowMinute)) {
      const endMinute = startMinute + longestMinutes;
      byEnd.set(endMinute, Math.min(startMinute, byEnd.get(endMinute) ?? startMinute));
    }
    return [...byEnd].map(([endMinute, startMinute]) => ({
      therapistId: therapist.id,
      startMinute,
      endMinute,
    }));
  });
}
