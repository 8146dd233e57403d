import { GRID_MINUTES } from '@limber/contract/terms/booking/bookable-times.ts';
import type { Span } from './bookable-days-rules.ts';
import {
  pickResources,
  type Takes,
  takesWithoutHolds,
  therapistMinutesOf,
} from './buffer-and-resource-rules.ts';
import type { TherapistDay } from './free-start-rules.ts';

/**
 * What prevents a session at a time: it is in the past, is not a whole step after the branch opens,
 * or is outside opening hours or the shift, or in time off; or the therapist or a resource is taken
 * or held.
 */
export type Obstacle =
  | 'passed'
  | 'grid'
  | 'hours'
  | 'shift'
  | 'time_off'
  | 'booked'
  | 'held'
  | 'resource'
  | 'resource_held';

/**
 * Everything that prevents a session of `lastsMinutes` at `startMinute`; empty exactly where
 * `freeStarts` offers it.
 *
 * @param nowMinute minutes from that day's midnight to now
 */
export function obstaclesAt(
  day: TherapistDay,
  nowMinute: number,
  startMinute: number,
  lastsMinutes: number,
): Obstacle[] {
  const session = { startMinute, endMinute: startMinute + lastsMinutes };
  const theirs = therapistSpan(day.takes, session);
  const open = day.open.find((each) => holds(each, session));
  const timeOff = day.busy.filter(({ booked }) => booked === false);
  const booked = day.busy.filter(({ booked }) => booked !== false);
  const isMet = (takes: Takes) => pickResources(takes, startMinute, lastsMinutes) !== null;
  const found: readonly (readonly [Obstacle, boolean])[] = [
    ['passed', startMinute < nowMinute],
    ['grid', open !== undefined && (startMinute - open.startMinute) % GRID_MINUTES !== 0],
    ['hours', !open],
    ['shift', !day.shifts.some((each) => holds(each, session))],
    ['time_off', timeOff.some((each) => meet(each, theirs))],
    ['booked', booked.some((each) => meet(each, theirs))],
    ['held', day.held.some((each) => meet(each, theirs))],
    ...resourceObstacles(day.takes, isMet),
  ];
  return found.filter(([, is]) => is).map(([obstacle]) => obstacle);
}

/** Whether somebody has the time only for the moment. */
export function isOnlyHeld(obstacles: readonly Obstacle[]): boolean {
  return obstacles.every((each) => each === 'held' || each === 'resource_held');
}

function resourceObstacles(
  takes: Takes,
  isMet: (takes: Takes) => boolean,
): (readonly [Obstacle, boolean])[] {
  if (isMet(takes)) return [];
  const isHeld = isMet(takesWithoutHolds(takes));
  return [[isHeld ? 'resource_held' : 'resource', true]];
}

/** For how long a session takes its therapist: its buffer too, unless they leave before its end. */
function therapistSpan(takes: Takes, { startMinute, endMinute }: Span): Span {
  const buffer = takes.therapistMinutes === null ? takes.bufferMinutes : 0;
  const minutes = therapistMinutesOf(takes, endMinute - startMinute);
  return { startMinute, endMinute: startMinute + minutes + buffer };
}

function holds(outer: Span, inner: Span): boolean {
  return outer.startMinute <= inner.startMinute && inner.endMinute <= outer.endMinute;
}

function meet(one: Span, other: Span): boolean {
  return one.startMinute < other.endMinute && other.startMinute < one.endMinute;
}
