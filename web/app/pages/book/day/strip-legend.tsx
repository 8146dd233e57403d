import { addDays } from '../../../lib/dates.ts';
import { CalendarLegend } from '../../../ui/fullness.tsx';
import type { BookingForm } from '../form/form.ts';
import type { DayFacts } from './day-reason.ts';
import { useDayMarks } from './use-day-marks.ts';

/** What the shapes on the two weeks mean; it stands below the times, which have the first screen. */
export function StripLegend({ form, facts }: { form: BookingForm; facts: DayFacts }) {
  const { today, daysAhead } = facts.bounds;
  const range = { from: today, to: addDays(today, daysAhead), openDay: () => undefined };
  return <CalendarLegend notes={useDayMarks(form, facts, range).legend} />;
}
