// Written by `npm run calls` from contract/src/desk/day/booking-changes.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/booking-changes.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const cancelBooking = write<typeof contract.cancelBooking>(
  'POST',
  'desk/bookings/:id/cancel/',
);
export const checkInBooking = write<typeof contract.checkInBooking>(
  'POST',
  'desk/bookings/:id/check-in/',
);
export const completeBooking = write<typeof contract.completeBooking>(
  'POST',
  'desk/bookings/:id/done/',
);
export const listSessionServices = call<typeof contract.listSessionServices>(
  'GET',
  'desk/bookings/:id/services/',
);
export const missBooking = write<typeof contract.missBooking>('POST', 'desk/bookings/:id/no-show/');
export const moveBooking = write<typeof contract.moveBooking>('POST', 'desk/bookings/:id/move/');
export const rebookBooking = write<typeof contract.rebookBooking>(
  'POST',
  'desk/bookings/:id/rebook/',
);
export const undoBooking = write<typeof contract.undoBooking>('POST', 'desk/bookings/:id/undo/');
export const undoMove = write<typeof contract.undoMove>('POST', 'desk/bookings/:id/move/undo/');
