import type { Appointment, BookingRequest } from '@limber/contract/bookings.ts';
import { api } from './api.ts';

export type AppointmentsWhen = 'today' | 'next' | 'past';

/** One page; `count` is of all pages. A plain array is read as the only page. */
export interface AppointmentsPage {
  count: number;
  results: Appointment[];
}

const pageSize = 20;

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
    /** Pages of the client's own appointments; the page parameter is the offset. */
    listAppointments: build.infiniteQuery<AppointmentsPage, AppointmentsWhen, number>({
      query: ({ queryArg: when, pageParam: offset }) => ({
        url: `appointment/appointments-mobile/${when}/`,
        params: { limit: pageSize, offset },
      }),
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (last, _pages, offset) =>
          offset + last.results.length < last.count && last.results.length > 0
            ? offset + last.results.length
            : undefined,
      },
      transformResponse: (answer: AppointmentsPage | Appointment[]) =>
        Array.isArray(answer)
          ? { count: answer.length, results: answer }
          : { count: answer.count, results: answer.results },
      providesTags: ['Appointments'],
    }),
  }),
});

export const { useCreateAppointmentMutation, useListAppointmentsInfiniteQuery } = bookingsApi;
