import type { TimeOffKind } from '@limber/contract/desk/rota/time-off.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a therapist is away, on the board and in their own day. */
export const awayWords: Readonly<Record<TimeOffKind, MessageDescriptor>> = {
  holiday: msg`On holiday`,
  sick: msg`Sick`,
  other: msg`Away`,
  left: msg`Leaves the team`,
};

interface Span {
  readonly from_minute: number;
  readonly to_minute: number;
}

/**
 * Whether an absence covers all of these shifts. Its times then say nothing: a whole day is 06:00
 * to 06:00.
 */
export function isAwayFor(shifts: readonly Span[], off: readonly Span[]): boolean {
  return shifts.every((shift) =>
    off.some(
      ({ from_minute, to_minute }) =>
        from_minute <= shift.from_minute && shift.to_minute <= to_minute,
    ),
  );
}
