import type { Appointment } from '@limber/contract/appointments.ts';
import {
  type AppointmentsWhen,
  useListAppointmentsInfiniteQuery,
} from '../../../state/api/bookings-api.ts';

export interface Appointments {
  items: Appointment[];
  /** Of all pages. */
  count: number;
  loading: boolean;
  failed: boolean;
  retry(): void;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore(): void;
}

/** One of the three lists, with the pages loaded so far. */
export function useAppointments(when: AppointmentsWhen): Appointments {
  const query = useListAppointmentsInfiniteQuery(when);
  const pages = query.data?.pages;
  return {
    items: pages?.flatMap((page) => page.results) ?? [],
    count: pages?.[0]?.count ?? 0,
    loading: !pages && !query.isError,
    failed: !pages && query.isError && !query.isFetching,
    retry: query.refetch,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: query.fetchNextPage,
  };
}
