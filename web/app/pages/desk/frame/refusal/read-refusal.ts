import type { FreeTime } from '@limber/contract/appointments.ts';
import type {
  BookingAtDesk,
  DeskConflict,
  OverridableRule,
} from '@limber/contract/desk/day/bookings.ts';
import { type CallFailure, readFailure } from '../../../../state/api/failure.ts';

/** Why a session could not be booked or changed, and what can be done. */
export type Refusal = { readonly call: CallFailure } & (
  | /** Rules of the studio that a reason overrides. */ {
      readonly kind: 'overridable';
      readonly brokenRules: readonly OverridableRule[];
    }
  | /** The time is taken; free times near it. */ {
      readonly kind: 'taken';
      readonly times: readonly FreeTime[];
    }
  | /** Someone else changed it first; the booking as it is now. */ {
      readonly kind: 'older';
      readonly booking: BookingAtDesk;
    }
  | { readonly kind: 'other' }
);

/** Reads the error of a desk call about a session. */
export function readRefusal(error: unknown): Refusal {
  const call = readFailure(error);
  const {
    free_times: times,
    wishes: brokenRules,
    booking,
  } = (call.data ?? {}) as Partial<DeskConflict>;
  if (call.status !== 409) return { kind: 'other', call };
  if (brokenRules) return { kind: 'overridable', brokenRules, call };
  if (booking) return { kind: 'older', booking, call };
  return times ? { kind: 'taken', times, call } : { kind: 'other', call };
}
