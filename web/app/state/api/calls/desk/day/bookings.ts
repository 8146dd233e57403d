// Written by `npm run calls` from contract/src/desk/day/bookings.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/bookings.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const bookForClient = write<typeof contract.bookForClient>('POST', 'desk/bookings/');
export const readBooking = call<typeof contract.readBooking>('GET', 'desk/bookings/:id/');
