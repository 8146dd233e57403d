import type { OpenDay } from '@limber/contract/scheduling.ts';
import { useDayWords } from '../../../components/days/use-day-words.ts';
import type { DayNote } from '../../../ui/day-note.tsx';
import type { Fullness } from '../../../ui/fullness.tsx';
import type { BookingForm } from '../form/form.ts';
import { type DayFacts, dayReason } from './day-reason.ts';

interface DayMarks {
  /** Why a day has no times; undefined: no reason. */
  noteOn(day: string): DayNote | undefined;
  /** How full a day is; undefined: unknown. */
  fullness(day: string): Fullness | undefined;
  /** Marks that appear on the days from `from` to `to`. */
  legend: readonly DayNote[];
}

/**
 * Marks of the days from `from` to `to` for this booking; `openDay` answers the server's data for a
 * day.
 */
export function useDayMarks(
  form: BookingForm,
  facts: DayFacts,
  { from, to, openDay }: { from: string; to: string; openDay(day: string): OpenDay | undefined },
): DayMarks {
  const words = useDayWords();
  const anyone = form.anyTherapist;
  const noteOf = (judged: ReturnType<typeof dayReason>) =>
    judged && {
      ...words(judged.reason, { closure: judged.closure, anyone }),
      barred: judged.barred,
    };
  const closures = facts.closures.filter(
    ({ location, starts_on, ends_on }) =>
      (location === null || location === facts.location) && starts_on <= to && from <= ends_on,
  );
  return {
    noteOn: (day) => noteOf(dayReason(day, facts, openDay(day))),
    fullness(day) {
      const level = openDay(day)?.level;
      return level === 'closed' ? 'none' : level;
    },
    legend: [
      words('day_off', { anyone }),
      ...closures.map(({ name }) => words('closure', { closure: name })),
      ...(form.unlimited_package_id === null ? [] : [words('package_used')]),
      ...(form.lastDay === '' ? [] : [words('package_ended')]),
    ].map((each) => ({ ...each, barred: false })),
  };
}
