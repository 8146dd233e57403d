import { therapistMinutesOf } from './buffer-and-resource-rules.ts';
import type { DiaryDay } from './diary-rules.ts';
import type { PlannedDay, Therapist } from './free-days-rules.ts';
import { fits, freeStarts } from './free-start-rules.ts';
import { obstaclesAt } from './why-time-is-not-free-rules.ts';

/**
 * The therapist for a session of `lastsMinutes` at `startMinute` with any therapist: among the free
 * ones, first the one whom the client holds for it, then a favourite, then the least booked, then
 * by order. Null when nobody is free.
 *
 * @param offGrid it may start between the offered times
 */
export function fairestFor(
  { planned, nowMinute }: DiaryDay,
  startMinute: number,
  lastsMinutes: number,
  offGrid = false,
): Therapist | null {
  const isFree = ({ day }: PlannedDay) =>
    offGrid
      ? obstaclesAt(day, nowMinute, startMinute, lastsMinutes).every((each) => each === 'grid')
      : fits(freeStarts(day, nowMinute), startMinute, lastsMinutes);
  const holdsIt = ({ own, day }: PlannedDay) =>
    own.some(
      (each) =>
        each.startMinute === startMinute &&
        each.endMinute >= startMinute + therapistMinutesOf(day.takes, lastsMinutes),
    );
  const [first] = planned
    .filter(isFree)
    .toSorted(
      (a, b) =>
        Number(holdsIt(b)) - Number(holdsIt(a)) ||
        Number(b.therapist.favourite) - Number(a.therapist.favourite) ||
        a.bookedMinutes - b.bookedMinutes ||
        a.therapist.position - b.therapist.position ||
        a.therapist.id - b.therapist.id,
    );
  return first?.therapist ?? null;
}
