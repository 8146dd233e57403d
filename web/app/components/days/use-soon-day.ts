import { useLingui } from '@lingui/react/macro';
import { addDays, formatShortDay, formatWeekday } from '../../lib/dates.ts';
import { useServerToday } from '../use-server-clock.ts';

/** A nearby day in words: today, tomorrow, or its weekday; a later one as a date. */
export function useSoonDay(): (day: string) => string {
  const { t } = useLingui();
  const today = useServerToday();
  return (day) => {
    if (!today) return formatShortDay(day);
    if (day === today) return t`Today`;
    if (day === addDays(today, 1)) return t`Tomorrow`;
    const thisWeek = day < addDays(today, 7);
    return thisWeek ? formatWeekday(day) : `${formatWeekday(day)} ${formatShortDay(day)}`;
  };
}
