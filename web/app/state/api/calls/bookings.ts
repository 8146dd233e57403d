// Written by `npm run calls` from contract/src/bookings.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/bookings.ts';
import { write } from '../call.ts';

export const createAppointment = write<typeof contract.createAppointment>('POST', 'appointment/appointments/');
export const createSharedAppointment = write<typeof contract.createSharedAppointment>('POST', 'appointment/appointments/shared/');
export const createUnlimitedAppointment = write<typeof contract.createUnlimitedAppointment>('POST', 'appointment/appointments/unlimited/');
