import type { FreeTime } from '@limber/contract/appointments.ts';
import type { BookingAtDesk, DeskConflict, WishCode } from '@limber/contract/desk/day/bookings.ts';
import { type CallFailure, readFailure } from '../../../../state/api/failure.ts';

/** Why the desk could not book or change a session as asked, and the way on. */
export type Refusal = { readonly call: CallFailure } & (
  | /** Wishes of the studio, which pass with a reason. */ {
      readonly kind: 'wishes';
      readonly wishes: readonly WishCode[];
    }
  | /** Somebody has the time; what is free near it. */ {
      readonly kind: 'taken';
      readonly times: readonly FreeTime[];
    }
  | /** Somebody was faster; the booking as it is now. */ {
      readonly kind: 'older';
      readonly booking: BookingAtDesk;
    }
  | { readonly kind: 'other' }
);

/** Reads what a call of the desk about a session has failed with. */
export function readRefusal(error: unknown): Refusal {
  const call = readFailure(error);
  const { free_times: times, wishes, booking } = (call.data ?? {}) as Partial<DeskConflict>;
  if (call.status !== 409) return { kind: 'other', call };
  if (wishes) return { kind: 'wishes', wishes, call };
  if (booking) return { kind: 'older', booking, call };
  return times ? { kind: 'taken', times, call } : { kind: 'other', call };
}
