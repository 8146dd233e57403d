// Written by `npm run calls` from contract/src/desk/booking-changes.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/booking-changes.ts';
import { call } from '../../call.ts';

export const cancelBooking = call<typeof contract.cancelBooking>(
  'POST',
  'desk/bookings/:id/cancel/',
);
export const checkInBooking = call<typeof contract.checkInBooking>(
  'POST',
  'desk/bookings/:id/check-in/',
);
export const completeBooking = call<typeof contract.completeBooking>(
  'POST',
  'desk/bookings/:id/done/',
);
export const listSessionServices = call<typeof contract.listSessionServices>(
  'GET',
  'desk/bookings/:id/services/',
);
export const missBooking = call<typeof contract.missBooking>('POST', 'desk/bookings/:id/no-show/');
export const moveBooking = call<typeof contract.moveBooking>('POST', 'desk/bookings/:id/move/');
export const rebookBooking = call<typeof contract.rebookBooking>(
  'POST',
  'desk/bookings/:id/rebook/',
);
export const undoBooking = call<typeof contract.undoBooking>('POST', 'desk/bookings/:id/undo/');
export const undoMove = call<typeof contract.undoMove>('POST', 'desk/bookings/:id/move/undo/');
