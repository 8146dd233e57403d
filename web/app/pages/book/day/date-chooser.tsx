import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  TwoWeeksButton,
  TwoWeeksChooser,
  useTwoWeeks,
} from '../../../components/days/two-weeks-chooser.tsx';
import type { BookingForm } from '../form/form.ts';
import { DayCalendar } from './day-calendar.tsx';
import type { DayFacts } from './day-reason.ts';
import { TypedDateField } from './typed-date-field.tsx';
import { useDayMarks } from './use-day-marks.ts';
import { useOpenDays } from './use-open-days.ts';

interface Props {
  form: BookingForm;
  facts: DayFacts;
  onChoose(date: string): void;
  /** Scrolls to the times, if they are not beside the calendar. */
  onSeeTimes(): void;
  narrow: boolean;
  /** On phones: shows a whole month instead of two weeks. */
  whole: boolean;
  onWhole(whole: boolean): void;
}

/**
 * Picks a day in the calendar, or by typing. Unavailable days cannot be picked; typed, they say
 * why. On phones two weeks are shown until the whole month is requested.
 */
export function DateChooser({ form, facts, onChoose, onSeeTimes, narrow, whole, onWhole }: Props) {
  // A day picked in the calendar replaces unfinished input in the field.
  const [picks, setPicks] = useState(0);
  const strip = useRef<HTMLDivElement>(null);

  function pick(day: string) {
    // Synchronously, so that the strip can take the focus from the calendar that disappears.
    flushSync(() => {
      setPicks(picks + 1);
      onWhole(false);
      onChoose(day);
    });
    if (!narrow) return;
    strip.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    onSeeTimes();
  }

  if (narrow && !whole) {
    return (
      <TwoWeeks ref={strip} {...{ form, facts }} onPick={pick} onWholeMonth={() => onWhole(true)} />
    );
  }
  return (
    <div className="grid gap-5">
      <DayCalendar form={form} facts={facts} onPick={pick} />
      <TypedDateField key={picks} date={form.date} today={facts.bounds.today} onChange={onChoose} />
      {narrow && <TwoWeeksButton onClick={() => onWhole(false)} />}
    </div>
  );
}

interface TwoWeeksProps extends Pick<Props, 'form' | 'facts'> {
  onPick(day: string): void;
  onWholeMonth(): void;
  ref: Ref<HTMLDivElement>;
}

function TwoWeeks({ form, facts, ...rest }: TwoWeeksProps) {
  const { today } = facts.bounds;
  const weeks = useTwoWeeks(form.date, today);
  const { from, to } = weeks;
  const openDay = useOpenDays(form, from, to);
  const { noteOn, fullness } = useDayMarks(form, facts, { from, to, openDay });
  return <TwoWeeksChooser chosen={form.date} {...{ ...weeks, ...rest, today, noteOn, fullness }} />;
}
