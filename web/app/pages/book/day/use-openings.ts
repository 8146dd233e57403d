import type { NextOpenings } from '@limber/contract/scheduling.ts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDebounced } from '../../../components/use-debounced.ts';
import { useFindNextOpeningsQuery } from '../../../state/api/calls/scheduling.ts';
import type { BookingForm } from '../form/form.ts';
import { branchFilterOf, wantedMinutes } from '../time/diary-filter.ts';

interface Openings {
  /** Undefined until loaded, or on failure. */
  openings: NextOpenings | undefined;
  /** Still loading. */
  loading: boolean;
}

/**
 * The next free times with the chosen therapist, not before `from` (`YYYY-MM-DD`; undefined:
 * today).
 */
export function useOpenings(form: BookingForm, from?: string): Openings {
  const filter = form.therapistBooksByPhone ? null : branchFilterOf(form);
  const minutes = useDebounced(wantedMinutes(form));
  const { currentData, isFetching } = useFindNextOpeningsQuery(
    filter && minutes !== null
      ? { ...filter, ...(from && { from }), total_duration: minutes }
      : skipToken,
  );
  return { openings: currentData, loading: isFetching && currentData === undefined };
}
