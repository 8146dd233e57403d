import type { Closure } from '@limber/contract/studio.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { StudioClockLine } from '../../../components/day-and-time.tsx';
import { useNarrow } from '../../../components/use-narrow.ts';
import { useServerToday, useStudioToday } from '../../../components/use-server-clock.ts';
import { addDays, formatOrdinalDay } from '../../../lib/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CalendarLegend } from '../../../ui/fullness.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { dayProblem, nearestBookableDay } from '../day/bookable-days.ts';
import { DateChooser } from '../day/date-chooser.tsx';
import type { DayFacts } from '../day/day-reason.ts';
import { closureOn, firstOpenDay } from '../day/open-days.ts';
import { UnbookableDay } from '../day/unbookable-day.tsx';
import { useClosures } from '../day/use-closures.ts';
import { useDayBounds } from '../day/use-day-bounds.ts';
import { useDayMarks } from '../day/use-day-marks.ts';
import { useOpenings } from '../day/use-openings.ts';
import type { BookingForm } from '../form/form.ts';
import type { StepProps } from '../form/use-wizard.ts';
import { wantsMotion } from '../form/wants-motion.ts';
import { ByPhoneNotice } from './by-phone-notice.tsx';
import { FreeTimes } from './free-times.tsx';
import { LengthChooser } from './length-chooser.tsx';
import { TimeSkeleton } from './time-skeleton.tsx';
import { useLength } from './use-length.ts';

interface Props extends StepProps {
  signedIn: boolean;
  requiresReauth: boolean;
}

/** Step 3. */
export function TimeStep({ form, act, goTo, signedIn, requiresReauth }: Props) {
  const { t } = useLingui();
  const today = useServerToday();
  const evening = useStudioToday() ?? '';
  const closures = useClosures();
  const bounds = useDayBounds(form);
  const narrow = useNarrow();
  const [whole, setWhole] = useState(false);
  const beginning = useRef<HTMLDivElement>(null);
  const needsDay = today !== undefined && (form.date === '' || form.date < evening);
  const { range, known } = useLength(form, act);
  const { openings, loading } = useOpenings(form);

  // Once on entering, so that a date cleared later stays empty.
  const [entered, setEntered] = useState(false);
  const chosen = useRef(false);
  const ready = today !== undefined && closures !== undefined && known && !(needsDay && loading);
  useEffect(() => {
    if (!ready || chosen.current) return;
    chosen.current = true;
    if (needsDay) {
      const date = defaultDay(today, closures, form.location, openings?.first_day);
      const isShut = (day: string) => closureOn(day, closures, form.location) !== undefined;
      act({ type: 'chooseDate', date: nearestBookableDay(date, bounds, isShut) ?? date });
    }
    setEntered(true);
  }, [ready, needsDay, today, closures, form.location, openings, bounds, act]);

  if (!entered || !today || !closures)
    return <TimeSkeleton label={t`Loading the calendar...`} withLength={range !== null} />;
  if (form.therapistBooksByPhone) {
    return <ByPhoneNotice therapist={form.therapist} location={form.location} />;
  }
  const isClosed = (day: string) => closureOn(day, closures, form.location) !== undefined;
  const facts = { closures, location: form.location, bounds };
  const chooseDate = (date: string) => act({ type: 'chooseDate', date });
  const closure = form.date === '' ? undefined : closureOn(form.date, closures, form.location);
  const problem = form.date === '' ? null : dayProblem(form.date, bounds);
  return (
    <div className="relative grid items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(20rem,1fr)_minmax(0,1fr)]">
      {/* Two weeks on a phone, and the first times. */}
      <div
        ref={beginning}
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute inset-x-0 top-0 scroll-mt-24 md:hidden',
          range ? 'h-108' : 'h-80',
        )}
      />
      {range && (
        <div className="md:col-span-2">
          <LengthChooser
            range={range}
            minutes={range.max < range.min ? null : (form.allocatedMinutes ?? range.min)}
            onChange={(minutes) => act({ type: 'allocateMinutes', minutes })}
          />
        </div>
      )}
      <DateChooser
        {...{ form, facts, narrow, whole }}
        onWhole={setWhole}
        onChoose={chooseDate}
        onSeeTimes={() =>
          beginning.current?.scrollIntoView({
            block: 'nearest',
            behavior: wantsMotion() ? 'smooth' : 'auto',
          })
        }
      />
      {/* High enough on phones that the content below does not move while times load. */}
      <div
        className={classNames(
          'grid content-start gap-5',
          !range ? 'max-md:min-h-85' : form.slotChosen ? 'max-md:min-h-45' : 'max-md:min-h-20',
        )}
      >
        {closure ? (
          <ClosedNotice closure={closure} />
        ) : problem ? (
          <UnbookableDay
            problem={problem}
            packageName={form.services[0]?.name ?? ''}
            daysAhead={bounds.daysAhead}
            lastDay={form.lastDay}
            instead={nearestBookableDay(form.date, bounds, isClosed)}
            onPick={chooseDate}
            onOtherWay={() => goTo('services')}
          />
        ) : form.date === '' ? (
          <p className="text-muted">
            <Trans>Choose a day to see its times.</Trans>
          </p>
        ) : range && range.max < range.min ? null : (
          <>
            <StudioClockLine />
            <FreeTimes {...{ form, act, goTo, signedIn, requiresReauth, range }} />
          </>
        )}
      </div>
      {narrow && !whole && <StripLegend form={form} facts={facts} />}
    </div>
  );
}

/** Shown instead of times on a day with a closure. */
function ClosedNotice({ closure }: { closure: Closure }) {
  const { name } = closure;
  const lastDay = `${formatOrdinalDay(closure.ends_on)}, ${closure.ends_on.slice(0, 4)}`;
  return (
    <Notice tone="warn" alert>
      <p>
        <Trans>We are closed on this date for {name}.</Trans>
      </p>
      <p>
        <Trans>Please select a date after {lastDay}.</Trans>
      </p>
    </Notice>
  );
}

/**
 * The day that step 3 starts with: the first with a free time for the chosen therapist; if the
 * server has none, today, or the first day after a closure today.
 */
export function defaultDay(
  today: string,
  closures: readonly Closure[],
  location: string,
  firstWithOpening: string | null | undefined,
): string {
  return firstWithOpening ?? firstOpenDay(today, closures, location);
}

/** Legend of the two weeks; below the times, which come first on screen. */
function StripLegend({ form, facts }: { form: BookingForm; facts: DayFacts }) {
  const { today, daysAhead } = facts.bounds;
  const range = { from: today, to: addDays(today, daysAhead), openDay: () => undefined };
  return <CalendarLegend notes={useDayMarks(form, facts, range).legend} />;
}
