import { useDaysAhead } from '../../../components/use-days-ahead.ts';
import { useServerClock } from '../../../components/use-server-clock.ts';
import { dayOfInstant } from '../../../lib/dates.ts';
import type { BookingForm } from '../form/form.ts';
import { heldPackages } from '../form/held-packages.ts';
import { useHeldPackages } from '../form/use-held-packages.ts';
import type { DayBounds } from './bookable-days.ts';

/** Limits for the day of this booking, as far as loaded. */
export function useDayBounds(form: BookingForm): DayBounds {
  const { active } = useHeldPackages();
  const daysAhead = useDaysAhead();
  const { clock } = useServerClock();
  const used = heldPackages(active, 'unlimited').find(({ id }) => id === form.unlimited_package_id);
  return {
    today: dayOfInstant(clock()),
    daysAhead,
    lastDay: form.lastDay,
    takenDays: used?.taken_days ?? [],
  };
}
