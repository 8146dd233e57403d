import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import {
  LONGEST_SESSION_MINUTES,
  SESSION_STEP_MINUTES,
  SHORTEST_SESSION_MINUTES,
} from '@limber/contract/terms/booking/session-lengths.ts';
import { isShownAgain, timeOfMinute } from '../../frame/words/minute-text.ts';
import type { Way } from '../board/next-booking-by-arrow.ts';
import type { Column, Span } from '../board/therapist-columns.ts';
import type { SessionArrangement } from './session-arrangement.ts';

/** Where on the board a session would go: column, start and length. */
export interface MoveTarget {
  readonly column: number;
  readonly from: number;
  readonly lasts: number;
}

/** What a move needs to know of the board. */
export interface BoardLayout {
  readonly columns: readonly Column[];
  readonly range: Span;
}

const STEP_MINUTES = 5;
const LEAP_MINUTES = 30;

/** Where a session is on the board; null if it is not shown. */
export function targetOf({ columns }: BoardLayout, booking: DayBooking): MoveTarget | null {
  const column = columns.findIndex(({ placed }) => placed.some((each) => each.booking === booking));
  if (column < 0) return null;
  return { column, from: booking.from_minute, lasts: booking.to_minute - booking.from_minute };
}

/** One step of an arrow key: five minutes, half an hour with a modifier, or the next column. */
export function stepTarget(
  ground: BoardLayout,
  goal: MoveTarget,
  way: Way,
  isLeap: boolean,
): MoveTarget {
  const minutes = isLeap ? LEAP_MINUTES : STEP_MINUTES;
  if (way === 'up') return within(ground, { ...goal, from: goal.from - minutes });
  if (way === 'down') return within(ground, { ...goal, from: goal.from + minutes });
  if (way === 'before') return within(ground, { ...goal, column: goal.column - 1 });
  if (way === 'after') return within(ground, { ...goal, column: goal.column + 1 });
  return goal;
}

/** The target with its start on a five-minute step, within the board's hours. */
export function within(
  { columns, range }: BoardLayout,
  { column, from, lasts }: MoveTarget,
): MoveTarget {
  return {
    column: clamp(column, 0, columns.length - 1),
    from: clamp(onStep(from), range.from, range.to - lasts),
    lasts,
  };
}

/** The target with another end, within the longest session allowed. */
export function endingAt({ range }: BoardLayout, goal: MoveTarget, minute: number): MoveTarget {
  const longest = Math.min(LONGEST_SESSION_MINUTES, range.to - goal.from);
  const wanted = Math.round((minute - goal.from) / SESSION_STEP_MINUTES) * SESSION_STEP_MINUTES;
  return { ...goal, lasts: clamp(wanted, SHORTEST_SESSION_MINUTES, longest) };
}

/** The target in the wire's words; null if there is no such column, or its time cannot be named. */
export function placeOfTarget(
  { columns }: BoardLayout,
  date: string,
  goal: MoveTarget,
): SessionArrangement | null {
  const column = columns[goal.column];
  if (!column || isShownAgain(goal.from, date)) return null;
  return {
    date,
    time: timeOfMinute(goal.from, date),
    total_duration: goal.lasts,
    therapist_id: column.therapist.id,
    location: column.location,
  };
}

const onStep = (minute: number) => Math.round(minute / STEP_MINUTES) * STEP_MINUTES;

function clamp(number: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, number));
}
