// Written by `npm run calls` from contract/src/desk/day/booking-changes.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/booking-changes.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const cancelBooking = mutation('desk/cancelBooking', write<typeof contract.cancelBooking>('POST', 'desk/bookings/:id/cancel/'), { invalidatesTags: ['Day'] }), useCancelBookingMutation = cancelBooking.useMutation;
export const checkInBooking = write<typeof contract.checkInBooking>('POST', 'desk/bookings/:id/check-in/');
export const completeBooking = write<typeof contract.completeBooking>('POST', 'desk/bookings/:id/done/');
export const giveBooking = mutation('desk/giveBooking', write<typeof contract.giveBooking>('POST', 'desk/bookings/:id/give/'), { invalidatesTags: ['Day'] }), useGiveBookingMutation = giveBooking.useMutation;
export const listSessionServices = query('desk/listSessionServices', call<typeof contract.listSessionServices>('GET', 'desk/bookings/:id/services/'), { keepUnusedDataFor: 0 }), useListSessionServicesQuery = listSessionServices.useQuery;
export const missBooking = write<typeof contract.missBooking>('POST', 'desk/bookings/:id/no-show/');
export const moveBooking = mutation('desk/moveBooking', write<typeof contract.moveBooking>('POST', 'desk/bookings/:id/move/'), { invalidatesTags: ['Day'] }), useMoveBookingMutation = moveBooking.useMutation;
export const rebookBooking = mutation('desk/rebookBooking', write<typeof contract.rebookBooking>('POST', 'desk/bookings/:id/rebook/'), { invalidatesTags: ['Day'] }), useRebookBookingMutation = rebookBooking.useMutation;
export const undoBooking = write<typeof contract.undoBooking>('POST', 'desk/bookings/:id/undo/');
export const undoMove = write<typeof contract.undoMove>('POST', 'desk/bookings/:id/move/undo/');
