import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import type { WaitingClient } from '@limber/contract/desk/day/waiting.ts';
import { minuteOfDay } from '../../../../lib/dates.ts';
import { columnsOf } from '../board/therapist-columns.ts';

/** A stretch in which a therapist is free, and who waits for such a time, in their order. */
export interface GapAndWaiting {
  readonly key: string;
  readonly location: string;
  readonly therapist: string;
  readonly from: number;
  readonly to: number;
  readonly waiting: readonly WaitingClient[];
}

interface Free {
  readonly from: number;
  readonly to: number;
}

/** The free stretches of what is left of a day for which somebody waits, in order of time. */
export function gapsForWaiting(
  day: DeskDay,
  nowMinute: number,
  waitingAt: (location: string) => readonly WaitingClient[],
): GapAndWaiting[] {
  const gaps = columnsOf(day).flatMap(({ key, location, therapist, shifts, placed }) => {
    const busy = [
      ...placed
        .filter(({ booking }) => booking.status !== 'no_show')
        .map(({ booking }) => ({ from: booking.from_minute, to: booking.busy_to_minute })),
      ...therapist.off.map((each) => ({ from: each.from_minute, to: each.to_minute })),
    ];
    return shifts
      .flatMap((shift) => freeIn({ from: shift.from_minute, to: shift.to_minute }, busy))
      .map(({ from, to }) => ({ from: Math.max(from, nowMinute), to }))
      .filter(({ from, to }) => from < to)
      .map((gap) => ({
        ...gap,
        key: `${key} ${gap.from}`,
        location,
        therapist: therapist.name,
        waiting: waitingAt(location).filter((each) => suits(each, therapist.id, gap)),
      }));
  });
  return gaps
    .filter(({ waiting }) => waiting.length > 0)
    .toSorted((one, other) => one.from - other.from || one.to - other.to);
}

/** What is left of a stretch beside others. */
function freeIn(all: Free, busy: readonly Free[]): Free[] {
  return busy.reduce<Free[]>(
    (left, taken) =>
      left.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, taken.from) },
          { from: Math.max(from, taken.to), to },
        ].filter((part) => part.from < part.to),
      ),
    [all],
  );
}

/** Whether somebody could use a stretch with this therapist; whether they may book it the server says. */
function suits(
  { total_duration: minutes, therapist_ids: wanted, times, offer }: WaitingClient,
  therapistId: number,
  { from, to }: Free,
): boolean {
  if (offer !== null || (wanted !== null && !wanted.includes(therapistId))) return false;
  const parts = times?.map((part) => ({ from: minuteOfDay(part.from), to: minuteOfDay(part.to) }));
  return (parts ?? [{ from, to }]).some(
    (part) => Math.min(to, part.to) - Math.max(from, part.from) >= minutes,
  );
}
