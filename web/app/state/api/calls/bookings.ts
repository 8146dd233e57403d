// Written by `npm run calls` from contract/src/bookings.ts; a change belongs there.
import type * as contract from '@limber/contract/bookings.ts';
import { call } from '../call.ts';

export const createAppointment = call<typeof contract.createAppointment>(
  'POST',
  'appointment/appointments/',
);
export const createSharedAppointment = call<typeof contract.createSharedAppointment>(
  'POST',
  'appointment/appointments/shared/',
);
export const createUnlimitedAppointment = call<typeof contract.createUnlimitedAppointment>(
  'POST',
  'appointment/appointments/unlimited/',
);
