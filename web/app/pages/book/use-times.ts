import { skipToken } from '@reduxjs/toolkit/query';
import { useAvailableTimesQuery } from '../../state/scheduling-api.ts';
import type { BookingForm } from './form.ts';
import { readTimes, type Times } from './times.ts';
import { lookupMinutes, whoseTimes } from './whose-times.ts';

export interface TimesAnswer {
  /** Undefined until they are there. */
  times: Times | undefined;
  loading: boolean;
  failed: boolean;
  retry(): void;
}

/** Free times for the chosen therapist and date; nothing is asked before both are set. */
export function useTimes(form: BookingForm): TimesAnswer {
  const whose = whoseTimes(form);
  const { currentData, isFetching, isError, refetch } = useAvailableTimesQuery(
    whose !== null && form.date !== ''
      ? {
          bookingKind: form.serviceType === 'service' ? 'services' : 'packages',
          ...whose,
          date: form.date,
          total_duration: lookupMinutes(form),
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
