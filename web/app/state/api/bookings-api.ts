import type { Appointment, ServiceType } from '@limber/contract/appointments.ts';
import type { BookingRequest } from '@limber/contract/bookings.ts';
import { api } from './api.ts';
import type { Reply } from './call.ts';
import * as appointments from './calls/appointments.ts';
import * as calls from './calls/bookings.ts';
import { type Page, pageSize, pagesByOffset, readList } from './paged-lists.ts';

/** Shared and unlimited packages have their own addresses for booking. */
const bookingOf = {
  service: calls.createAppointment,
  package: calls.createAppointment,
  mypackage: calls.createAppointment,
  shared_package: calls.createSharedAppointment,
  my_shared_package: calls.createSharedAppointment,
  unlimited_package: calls.createUnlimitedAppointment,
  my_unlimited_package: calls.createUnlimitedAppointment,
} satisfies Record<ServiceType, unknown>;

const listOf = {
  today: appointments.listTodaysAppointments,
  next: appointments.listNextAppointments,
  past: appointments.listPastAppointments,
};

export type AppointmentsWhen = keyof typeof listOf;

export const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createAppointment: build.mutation<Reply<typeof calls.createAppointment>, BookingRequest>({
      query: (booking) => bookingOf[booking.serviceType](booking),
      invalidatesTags: ['Appointments', 'Times', 'Packages', 'Membership', 'Partners'],
    }),
    /** Pages of the client's appointments; the page parameter is the offset. */
    listAppointments: build.infiniteQuery<Page<Appointment>, AppointmentsWhen, number>({
      query: ({ queryArg: when, pageParam: offset }) => listOf[when]({ limit: pageSize, offset }),
      infiniteQueryOptions: pagesByOffset,
      // A plain array counts as the only page.
      transformResponse: (answer: Page<Appointment> | Appointment[]) =>
        Array.isArray(answer)
          ? { count: answer.length, results: answer }
          : { count: answer.count, results: answer.results },
      providesTags: ['Appointments'],
    }),
    /** The client's sessions of today and later, as far as one page of each goes. */
    listOwnSessions: build.query<Appointment[], void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const answers = await Promise.all(
          [listOf.today, listOf.next].map((list) => baseQuery(list({ limit: 100 }))),
        );
        const error = answers.find((answer) => answer.error)?.error;
        if (error) return { error };
        return { data: answers.flatMap((answer) => readList(answer.data as Page<Appointment>)) };
      },
      providesTags: ['Appointments'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useCreateAppointmentMutation,
  useListAppointmentsInfiniteQuery,
  useListOwnSessionsQuery,
} = bookingsApi;
