import type { Appointment } from '@limber/contract/appointments.ts';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  TwoWeeksButton,
  TwoWeeksChooser,
  useTwoWeeks,
} from '../../../components/days/two-weeks-chooser.tsx';
import { type DayReason, useDayWords } from '../../../components/days/use-day-words.ts';
import { useDaysAhead } from '../../../components/use-days-ahead.ts';
import { addDays } from '../../../lib/dates.ts';
import { useListOpenDaysQuery } from '../../../state/api/calls/scheduling.ts';
import type { DayNote } from '../../../ui/day-note.tsx';
import type { Fullness } from '../../../ui/fullness.tsx';
import { MonthCalendar } from '../../../ui/month-calendar.tsx';
import { isUnlimited } from './is-unlimited.ts';

/** Days covered by one request. */
const askedDays = 62;

interface Props {
  /** The session being moved. */
  appointment: Pick<Appointment, 'id' | 'location' | 'serviceType' | 'total_duration'>;
  therapistId: number;
  date: string;
  today: string;
  /** The page is as narrow as a phone. */
  narrow: boolean;
  onPick(date: string): void;
}

/**
 * Days to move a session to, with how full each is for the therapist: a month, or on phones two
 * weeks until the month is requested.
 */
export function MoveDays(props: Props) {
  const { narrow, onPick } = props;
  const [whole, setWhole] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  if (narrow && !whole) {
    return <MoveWeeks {...props} ref={strip} onWholeMonth={() => setWhole(true)} />;
  }
  function pick(date: string) {
    // Synchronously, so that the strip can take the focus from the calendar that disappears.
    flushSync(() => {
      setWhole(false);
      onPick(date);
    });
    strip.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }
  return (
    <div className="grid gap-5">
      <MoveMonth {...props} onPick={pick} />
      {narrow && <TwoWeeksButton onClick={() => setWhole(false)} />}
    </div>
  );
}

interface WeeksProps extends Props {
  onWholeMonth(): void;
  ref: React.Ref<HTMLDivElement>;
}

function MoveWeeks(props: WeeksProps) {
  const { date, today, onPick, onWholeMonth, ref } = props;
  const weeks = useTwoWeeks(date, today);
  const marks = useMarks(props, weeks.from);
  return (
    <TwoWeeksChooser chosen={date} {...{ ...weeks, ...marks, today, onPick, onWholeMonth, ref }} />
  );
}

function MoveMonth(props: Props) {
  const { appointment, date, today, onPick } = props;
  const { t } = useLingui();
  const [month, setMonth] = useState(`${date.slice(0, 8)}01`);
  const from = month.slice(0, 7) === today.slice(0, 7) ? today : month;
  const daysAhead = useDaysAhead();
  return (
    <MonthCalendar
      label={t`New day of the session`}
      {...{ date, today, onPick }}
      {...useMarks(props, from)}
      last={addDays(today, daysAhead)}
      legend={useMoveLegend(appointment)}
      onShow={setMonth}
    />
  );
}

/** Marks of the days from `from` on. */
function useMarks({ appointment, therapistId }: Props, from: string) {
  const { t } = useLingui();
  const { currentData: days = [] } = useListOpenDaysQuery({
    therapist_id: therapistId,
    location: appointment.location,
    from,
    to: addDays(from, askedDays - 1),
    total_duration: appointment.total_duration,
    moving: appointment.id,
  });
  const known = new Map(days.map((day) => [day.date, day]));
  const say = useDayWords();
  const noTimes = { mark: 'off', text: t`no times` } as const;
  return {
    noteOn(day: string): DayNote | undefined {
      const { level, reason } = known.get(day) ?? {};
      if (level !== 'closed') return undefined;
      const words = reason && reason !== 'over' && reason !== 'beyond' ? say(reason) : noTimes;
      return { ...words, barred: true };
    },
    fullness(day: string): Fullness | undefined {
      const level = known.get(day)?.level;
      return level === 'closed' ? undefined : level;
    },
  };
}

/** The legend of these marks. */
export function useMoveLegend(appointment: Props['appointment']): DayNote[] {
  const say = useDayWords();
  const reasons: DayReason[] = ['day_off'];
  if (appointment.serviceType !== 'service') reasons.push('package_ended');
  if (isUnlimited(appointment)) reasons.push('package_used');
  return reasons.map((reason) => ({ ...say(reason), barred: true }));
}
