import { skipToken } from '@reduxjs/toolkit/query';
import {
  useAvailableTimesQuery,
  useLazyAvailableTimesQuery,
} from '../../../state/api/scheduling-api.ts';
import type { BookingForm } from '../form/form.ts';
import { readTimes, startsOf, type Times } from './available-times.ts';
import { diaryFilterOf, lookupMinutes } from './diary-filter.ts';

export interface TimesAnswer {
  /** Undefined until loaded. */
  times: Times | undefined;
  loading: boolean;
  failed: boolean;
  retry(): void;
}

/** Free times for the chosen therapist and date; nothing is requested before both are set. */
export function useTimes(form: BookingForm): TimesAnswer {
  const { currentData, isFetching, isError, refetch } = useAvailableTimesQuery(
    askedTimes(form) ?? skipToken,
  );
  return {
    times: currentData === undefined || isFetching || isError ? undefined : readTimes(currentData),
    loading: isFetching,
    failed: isError && !isFetching,
    retry: refetch,
  };
}

/** Checks whether the chosen time is still free; true also without an answer. */
export function useIsStillFree(form: BookingForm): () => Promise<boolean> {
  const [ask] = useLazyAvailableTimesQuery();
  return async () => {
    const question = askedTimes(form);
    if (!question) return true;
    const { data } = await ask(question);
    return data === undefined || startsOf(readTimes(data)).includes(form.time);
  };
}

function askedTimes(form: BookingForm) {
  const filter = diaryFilterOf(form);
  if (filter === null || form.date === '') return null;
  return {
    bookingKind: form.serviceType === 'service' ? ('services' as const) : ('packages' as const),
    ...filter,
    date: form.date,
    total_duration: lookupMinutes(form),
  };
}
