import type { OpenDay } from '@limber/contract/scheduling.ts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDebounced } from '../../../components/use-debounced.ts';
import { useListOpenDaysQuery } from '../../../state/api/calls/scheduling.ts';
import type { BookingForm } from '../form/form.ts';
import { diaryFilterOf, wantedMinutes } from '../time/diary-filter.ts';

/**
 * The server's data for the days from `from` to `to` (inclusive) with the chosen therapist, as far
 * as loaded.
 */
export function useOpenDays(
  form: BookingForm,
  from: string,
  to: string,
): (day: string) => OpenDay | undefined {
  const filter = form.therapistBooksByPhone ? null : diaryFilterOf(form);
  const minutes = useDebounced(wantedMinutes(form));
  const { data = [] } = useListOpenDaysQuery(
    filter && minutes !== null ? { ...filter, from, to, total_duration: minutes } : skipToken,
  );
  return (day) => data.find(({ date }) => date === day);
}
