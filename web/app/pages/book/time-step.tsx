import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useServerToday } from '../../components/use-studio.ts';
import { dubaiDay } from '../../lib/dates.ts';
import { fetchAhead } from '../../lib/load-part.ts';
import { useReadStudioQuery } from '../../state/scheduling-api.ts';
import { ByPhoneNotice } from './by-phone-notice.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { DateChooser } from './date-chooser.tsx';
import { defaultDay } from './default-day.ts';
import { FreeTimes } from './free-times.tsx';
import { closureOn } from './open-days.ts';
import { TimeSkeleton } from './time-skeleton.tsx';
import { useClosures } from './use-closures.ts';
import { useOpenings } from './use-openings.ts';
import type { StepProps } from './use-wizard.ts';

interface Props extends StepProps {
  signedIn: boolean;
  requiresReauth: boolean;
}

/** Step 3. */
export function TimeStep({ form, act, goTo, signedIn, requiresReauth }: Props) {
  const { t } = useLingui();
  // What follows is on its way while one looks for a time.
  useEffect(
    () => fetchAhead(() => (signedIn ? import('./done-step.tsx') : import('./login-step.tsx'))),
    [signedIn],
  );
  const today = useToday();
  const closures = useClosures();
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
      act({ do: 'chooseDate', date });
    }
    setEntered(true);
  }, [ready, needsDay, today, closures, form.location, openings, act]);

  if (!entered || !today || !closures) return <TimeSkeleton label={t`Loading the calendar...`} />;
  const closure = form.date === '' ? undefined : closureOn(form.date, closures, form.location);
  return (
    <div className="grid items-start gap-8 md:grid-cols-[minmax(20rem,1fr)_minmax(0,1fr)]">
      <DateChooser
        form={form}
        today={today}
        isClosed={(day) => closureOn(day, closures, form.location) !== undefined}
        onChoose={(date) => act({ do: 'chooseDate', date })}
      />
      <div className="grid gap-5">
        {form.therapistBooksByPhone ? (
          <ByPhoneNotice therapist={form.therapist} location={form.location} />
        ) : closure ? (
          <ClosedNotice closure={closure} />
        ) : (
          form.date !== '' && <FreeTimes {...{ form, act, goTo, signedIn, requiresReauth }} />
        )}
      </div>
    </div>
  );
}

/**
 * Today in Dubai by the server's clock; by this machine's if the server does not tell. The last
 * answer stands while it is asked again.
 */
function useToday(): string | undefined {
  const { isError, isFetching } = useReadStudioQuery();
  const told = useServerToday();
  const [known, setKnown] = useState(told);
  if (told !== undefined && told !== known) setKnown(told);
  return told ?? known ?? (isError && !isFetching ? dubaiDay(Date.now()) : undefined);
}
