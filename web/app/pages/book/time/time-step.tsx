import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useServerToday } from '../../../components/use-server-clock.ts';
import { dayProblem, nearestBookableDay } from '../day/bookable-days.ts';
import { ClosedNotice } from '../day/closed-notice.tsx';
import { DateChooser } from '../day/date-chooser.tsx';
import { defaultDay } from '../day/default-day.ts';
import { closureOn } from '../day/open-days.ts';
import { UnbookableDay } from '../day/unbookable-day.tsx';
import { useClosures } from '../day/use-closures.ts';
import { useDayBounds } from '../day/use-day-bounds.ts';
import { useOpenings } from '../day/use-openings.ts';
import type { StepProps } from '../form/use-wizard.ts';
import { wantsMotion } from '../form/wants-motion.ts';
import { ByPhoneNotice } from './by-phone-notice.tsx';
import { FreeTimes } from './free-times.tsx';
import { TimeSkeleton } from './time-skeleton.tsx';

interface Props extends StepProps {
  signedIn: boolean;
  requiresReauth: boolean;
}

/** Step 3. */
export function TimeStep({ form, act, goTo, signedIn, requiresReauth }: Props) {
  const { t } = useLingui();
  const today = useServerToday();
  const closures = useClosures();
  const bounds = useDayBounds(form);
  const times = useRef<HTMLDivElement>(null);
  const needsDay = today !== undefined && (form.date === '' || form.date < today);
  const { openings, loading } = useOpenings(form);

  // Once on entering, so that a date cleared afterwards stays empty.
  const [entered, setEntered] = useState(false);
  const chosen = useRef(false);
  const ready = today !== undefined && closures !== undefined && !(needsDay && loading);
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

  if (!entered || !today || !closures) return <TimeSkeleton label={t`Loading the calendar...`} />;
  if (form.therapistBooksByPhone) {
    return <ByPhoneNotice therapist={form.therapist} location={form.location} />;
  }
  const isClosed = (day: string) => closureOn(day, closures, form.location) !== undefined;
  const chooseDate = (date: string) => act({ type: 'chooseDate', date });
  const closure = form.date === '' ? undefined : closureOn(form.date, closures, form.location);
  const problem = form.date === '' ? null : dayProblem(form.date, bounds);
  return (
    <div className="grid items-start gap-8 md:grid-cols-[minmax(20rem,1fr)_minmax(0,1fr)]">
      <DateChooser
        form={form}
        today={today}
        isClosed={(day) => isClosed(day) || bounds.takenDays.includes(day)}
        hasTimes={form.date !== '' && !closure && problem === null}
        onChoose={chooseDate}
        onSeeTimes={() => leadTo(times.current)}
      />
      {/* High enough on phones that its beginning can come to the top. */}
      <div ref={times} className="grid content-start gap-5 scroll-mt-24 max-md:min-h-[60dvh]">
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
        ) : (
          <FreeTimes {...{ form, act, goTo, signedIn, requiresReauth }} />
        )}
      </div>
    </div>
  );
}

/** Brings the times into view where they stand below the calendar. */
function leadTo(times: HTMLElement | null) {
  if (!window.matchMedia('(width < 48rem)').matches) return;
  times?.scrollIntoView({ block: 'start', behavior: wantsMotion() ? 'smooth' : 'auto' });
}
