import { skipToken } from '@reduxjs/toolkit/query';
import { useAvailableTimesQuery } from '../../../state/api/scheduling-api.ts';
import type { BookingForm } from '../form/form.ts';
import { diaryFilterOf, lookupMinutes } from './diary-filter.ts';
import { readTimes, type Times } from './times.ts';

export interface TimesAnswer {
  /** Undefined until they are there. */
  times: Times | undefined;
  loading: boolean;
  failed: boolean;
  retry(): void;
}

/** Free times for the chosen therapist and date; nothing is asked before both are set. */
export function useTimes(form: BookingForm): TimesAnswer {
  const filter = diaryFilterOf(form);
  const { currentData, isFetching, isError, refetch } = useAvailableTimesQuery(
    filter !== null && form.date !== ''
      ? {
          bookingKind: form.serviceType === 'service' ? 'services' : 'packages',
          ...filter,
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
