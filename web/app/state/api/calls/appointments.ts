// Written by `npm run calls` from contract/src/appointments.ts; a change belongs there.
import type * as contract from '@limber/contract/appointments.ts';
import { call } from '../call.ts';
import { write } from '../write.ts';

export const cancelAppointment = write<typeof contract.cancelAppointment>(
  'POST',
  'appointment/appointments/:id/cancel/',
);
export const listNextAppointments = call<typeof contract.listNextAppointments>(
  'GET',
  'appointment/appointments-mobile/next/',
);
export const listPastAppointments = call<typeof contract.listPastAppointments>(
  'GET',
  'appointment/appointments-mobile/past/',
);
export const listTodaysAppointments = call<typeof contract.listTodaysAppointments>(
  'GET',
  'appointment/appointments-mobile/today/',
);
export const readAppointment = call<typeof contract.readAppointment>(
  'GET',
  'appointment/appointments/:id/',
);
export const readAppointmentCalendar = call<typeof contract.readAppointmentCalendar>(
  'GET',
  'appointment/appointments/:id/calendar/',
);
export const rescheduleAppointment = write<typeof contract.rescheduleAppointment>(
  'POST',
  'appointment/appointments/:id/reschedule/',
);
