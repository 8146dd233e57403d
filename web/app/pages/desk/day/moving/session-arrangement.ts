import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { timeOfMinute } from '../../frame/words/minute-text.ts';
import { areSameServices, type Lines } from '../booking/service-lengths.ts';

/** Where and when a session is, and its services, as a move sends it. */
export interface SessionArrangement {
  /** Day of the studio, `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
  /** Minutes. */
  readonly total_duration: number;
  readonly therapist_id: number;
  readonly location: string;
  /** Left out: the services stay. */
  readonly services?: Lines[number][];
  /** Its rooms and beds; left out: they stay if they can. */
  readonly resource_ids?: number[];
}

/** Where a session of a day is. */
export function arrangementOf(date: string, booking: DayBooking): SessionArrangement {
  const { from_minute, to_minute, therapist_id, location, services, resources } = booking;
  return {
    date,
    time: timeOfMinute(from_minute, date),
    total_duration: to_minute - from_minute,
    therapist_id,
    location,
    services: services.map(({ service_id, minutes }) => ({ id: service_id, time: minutes })),
    resource_ids: resources.map(({ id }) => id),
  };
}

/** What changes between two arrangements; a date and its time go together. */
export function changesBetween(
  before: SessionArrangement,
  after: SessionArrangement,
): Partial<SessionArrangement> {
  const { date, time, total_duration, therapist_id, location, services, resource_ids } = after;
  return {
    ...((date !== before.date || time !== before.time) && { date, time }),
    ...(total_duration !== before.total_duration && { total_duration }),
    ...(therapist_id !== before.therapist_id && { therapist_id }),
    ...(location !== before.location && { location }),
    ...(services && before.services && differ(services, before.services) && { services }),
    ...(resource_ids &&
      before.resource_ids &&
      !isSameSet(resource_ids, before.resource_ids) && { resource_ids }),
  };
}

/** With the same services the total length implies that of the last one. */
const differ = (lines: Lines, others: Lines) =>
  !areSameServices(lines, others) ||
  lines.slice(0, -1).some(({ time }, at) => time !== others[at]?.time);

const isSameSet = (some: readonly number[], others: readonly number[]) =>
  some.toSorted().join() === others.toSorted().join();
