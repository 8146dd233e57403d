// Written by `npm run calls` from contract/src/desk/day/bookings.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/bookings.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const bookForClient = mutation('desk/bookForClient', write<typeof contract.bookForClient>('POST', 'desk/bookings/'), { invalidatesTags: ['Day', 'Times'] }), useBookForClientMutation = bookForClient.useMutation;
export const readBooking = query('desk/readBooking', call<typeof contract.readBooking>('GET', 'desk/bookings/:id/')), useReadBookingQuery = readBooking.useQuery;
