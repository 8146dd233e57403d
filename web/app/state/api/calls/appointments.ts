// Written by `npm run calls` from contract/src/appointments.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/appointments.ts';
import { call, write } from '../call.ts';
import { mutation, pages, query } from '../endpoint.ts';

export const cancelAppointment = mutation('cancelAppointment', write<typeof contract.cancelAppointment>('POST', 'appointment/appointments/:id/cancel/'), { invalidatesTags: ['Appointments', 'Times', 'Packages'] }), useCancelAppointmentMutation = cancelAppointment.useMutation;
export const listEarlierVisits = pages('listEarlierVisits', call<typeof contract.listEarlierVisits>('GET', 'appointment/earlier-visits/')), useListEarlierVisitsInfiniteQuery = listEarlierVisits.useInfiniteQuery;
export const listNextAppointments = call<typeof contract.listNextAppointments>('GET', 'appointment/appointments-mobile/next/');
export const listPastAppointments = call<typeof contract.listPastAppointments>('GET', 'appointment/appointments-mobile/past/');
export const listTodaysAppointments = call<typeof contract.listTodaysAppointments>('GET', 'appointment/appointments-mobile/today/');
export const readAppointment = query('readAppointment', call<typeof contract.readAppointment>('GET', 'appointment/appointments/:id/'), { providesTags: ['Appointments'] }), useReadAppointmentQuery = readAppointment.useQuery;
export const readAppointmentCalendar = query('readAppointmentCalendar', call<typeof contract.readAppointmentCalendar>('GET', 'appointment/appointments/:id/calendar/'), { keepUnusedDataFor: 0 }), useLazyReadAppointmentCalendarQuery = readAppointmentCalendar.useLazyQuery;
export const rescheduleAppointment = mutation('rescheduleAppointment', write<typeof contract.rescheduleAppointment>('POST', 'appointment/appointments/:id/reschedule/'), { invalidatesTags: ['Appointments', 'Times', 'Packages'] }), useRescheduleAppointmentMutation = rescheduleAppointment.useMutation;
