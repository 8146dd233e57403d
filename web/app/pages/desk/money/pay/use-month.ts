import { useSearchParams } from 'react-router';
import { useServerNow } from '../../../../components/use-server-now.ts';
import { dayOfInstant, studioDay, timeOfInstant } from '../../../../lib/dates.ts';

/** The month in the address, `YYYY-MM`; without one the present month of the studio. */
export function useMonth() {
  const [query, setQuery] = useSearchParams();
  const now = useServerNow();
  const today = studioDay(dayOfInstant(now), timeOfInstant(now));
  const requested = query.get('month') ?? '';
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/.test(requested) ? requested : today.slice(0, 7);
  return { month, onMonth: (chosen: string) => setQuery({ month: chosen }, { replace: true }) };
}
