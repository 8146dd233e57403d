import type { Appointment, BookedAppointment, BookingRequest } from '@limber/contract/bookings.ts';
import { api } from './api.ts';
import { pageSize, pagesByOffset } from './pages.ts';

/** The three calls that take bookings, by the kind of what is booked. */
export type BookingPath =
  | 'appointment/appointments/'
  | 'appointment/appointments/shared/'
  | 'appointment/appointments/unlimited/';

export type AppointmentsWhen = 'today' | 'next' | 'past';

/** One page; `count` is of all pages. A plain array is read as the only page. */
export interface AppointmentsPage {
  count: number;
  results: Appointment[];
}

export const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Same key and same booking answer the same appointment, so a repeat books once. */
    createAppointment: build.mutation<
      BookedAppointment,
      { path: BookingPath; booking: BookingRequest; idempotencyKey: string }
    >({
      query: ({ path, booking, idempotencyKey }) => ({
        url: path,
        method: 'POST',
        body: booking,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: ['Appointments', 'Times', 'Packages', 'Membership', 'Partners'],
    }),
    /** Pages of the client's own appointments; the page parameter is the offset. */
    listAppointments: build.infiniteQuery<AppointmentsPage, AppointmentsWhen, number>({
      query: ({ queryArg: when, pageParam: offset }) => ({
        url: `appointment/appointments-mobile/${when}/`,
        params: { limit: pageSize, offset },
      }),
      infiniteQueryOptions: pagesByOffset,
      transformResponse: (answer: AppointmentsPage | Appointment[]) =>
        Array.isArray(answer)
          ? { count: answer.length, results: answer }
          : { count: answer.count, results: answer.results },
      providesTags: ['Appointments'],
    }),
    /** Too late without `acceptLate` answers 409. */
    cancelAppointment: build.mutation<Appointment, { id: string; acceptLate: boolean }>({
      query: ({ id, acceptLate }) => ({
        url: `appointment/appointments/${id}/cancel/`,
        method: 'POST',
        body: acceptLate ? { accept_late: true } : {},
      }),
      invalidatesTags: (answer) => (answer ? ['Appointments', 'Times', 'Packages'] : []),
    }),
    /** Without `therapistId` the therapist stays. A slot that is gone answers 409 with others. */
    rescheduleAppointment: build.mutation<
      Appointment,
      { id: string; date: string; time: string; therapistId?: number }
    >({
      query: ({ id, date, time, therapistId }) => ({
        url: `appointment/appointments/${id}/reschedule/`,
        method: 'POST',
        body: { date, time, therapist_id: therapistId },
      }),
      invalidatesTags: ['Appointments', 'Times', 'Packages'],
    }),
    /** The calendar file of one appointment, as text. */
    readCalendar: build.query<{ filename: string; content: string }, string>({
      query: (id) => `appointment/appointments/${id}/calendar/`,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useCreateAppointmentMutation,
  useListAppointmentsInfiniteQuery,
  useCancelAppointmentMutation,
  useRescheduleAppointmentMutation,
  useLazyReadCalendarQuery,
} = bookingsApi;
