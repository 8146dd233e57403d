import { skipToken } from '@reduxjs/toolkit/query';
import { useAvailableTimesQuery } from '../../state/scheduling-api.ts';
import type { BookingForm } from './form.ts';
import { readTimes, type Times } from './times.ts';

/** Any package session fits where five minutes fit; how long it may be is in the answer. */
const PACKAGE_LOOKUP_MINUTES = 5;

export interface TimesAnswer {
  /** Undefined until they are there. */
  times: Times | undefined;
  loading: boolean;
  failed: boolean;
  retry(): void;
}

/** Free times for the chosen therapist and date; nothing is asked before both are set. */
export function useTimes(form: BookingForm): TimesAnswer {
  const single = form.serviceType === 'service';
  const { currentData, isFetching, isError, refetch } = useAvailableTimesQuery(
    form.therapist_id !== null && form.date !== ''
      ? {
          bookingKind: single ? 'services' : 'packages',
          therapist_id: form.therapist_id,
          date: form.date,
          total_duration: single ? form.duration : PACKAGE_LOOKUP_MINUTES,
        }
      : skipToken,
  );
  return {
    times: currentData === undefined || isFetching || isError ? undefined : readTimes(currentData),
    loading: isFetching,
    failed: isError && !isFetching,
    retry: refetch,
  };
}
