import type { Appointment, BookingRequest } from '@limber/contract/bookings.ts';
import { api } from './api.ts';
import { readList } from './pages.ts';

export type AppointmentsWhen = 'today' | 'next' | 'past';

export const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Same key and same booking answer the same appointment, so a repeat books once. */
    createAppointment: build.mutation<
      Appointment,
      { booking: BookingRequest; idempotencyKey: string }
    >({
      query: ({ booking, idempotencyKey }) => ({
        url: 'appointment/appointments/',
        method: 'POST',
        body: booking,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: ['Appointments', 'Times'],
    }),
    listAppointments: build.query<Appointment[], AppointmentsWhen>({
      query: (when) => `appointment/appointments-mobile/${when}/`,
      transformResponse: readList<Appointment>,
      providesTags: ['Appointments'],
    }),
  }),
});

export const { useCreateAppointmentMutation, useListAppointmentsQuery } = bookingsApi;
