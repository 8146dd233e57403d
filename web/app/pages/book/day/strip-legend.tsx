import { addDays } from '../../../lib/dates.ts';
import { CalendarLegend } from '../../../ui/fullness.tsx';
import type { BookingForm } from '../form/form.ts';
import type { DayFacts } from './day-reason.ts';
import { useDayMarks } from './use-day-marks.ts';

/** Legend of the two weeks; below the times, which come first on screen. */
export function StripLegend({ form, facts }: { form: BookingForm; facts: DayFacts }) {
  const { today, daysAhead } = facts.bounds;
  const range = { from: today, to: addDays(today, daysAhead), openDay: () => undefined };
  return <CalendarLegend notes={useDayMarks(form, facts, range).legend} />;
}
