import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useServerToday } from '../../components/use-studio.ts';
import { dubaiDay } from '../../lib/dates.ts';
import { useLazyMeQuery } from '../../state/auth-api.ts';
import { useReadStudioQuery } from '../../state/scheduling-api.ts';
import { useAppSelector } from '../../state/store.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { afterTimeStep } from './after-time-step.ts';
import { ByPhoneNotice } from './by-phone-notice.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { DateChooser } from './date-chooser.tsx';
import { maxDurationOf } from './form.ts';
import { closureOn, firstOpenDay } from './open-days.ts';
import { TimeChooser } from './time-chooser.tsx';
import { useClosures } from './use-closures.ts';
import { useTimes } from './use-times.ts';
import type { StepProps } from './use-wizard.ts';

interface Props extends StepProps {
  signedIn: boolean;
  requiresReauth: boolean;
}

/** Step 3. */
export function TimeStep({ form, act, goTo, signedIn, requiresReauth }: Props) {
  const { t } = useLingui();
  const today = useToday();
  const closures = useClosures();

  // Once on entering, so that a date cleared afterwards stays empty.
  const entered = useRef(false);
  useEffect(() => {
    if (!today || !closures || entered.current) return;
    entered.current = true;
    if (form.date === '' || form.date < today) {
      act({ do: 'chooseDate', date: firstOpenDay(today, closures, form.location) });
    }
  }, [today, closures, form.date, form.location, act]);

  if (!today || !closures) return <Spinner label={t`Loading the calendar...`} />;
  const closure = form.date === '' ? undefined : closureOn(form.date, closures, form.location);
  return (
    <div className="grid items-start gap-8 md:grid-cols-[auto_minmax(0,1fr)]">
      <DateChooser
        date={form.date}
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

/** The free times of the chosen day, and the way on. */
function FreeTimes({ form, act, goTo, signedIn, requiresReauth }: Props) {
  const answer = useTimes(form);
  const [fetchMe, { isFetching: validating }] = useLazyMeQuery();
  const access = useAppSelector((state) => state.token.accessToken) ?? '';
  const { times } = answer;

  // A time kept from before may have been taken meanwhile.
  const gone =
    times !== undefined &&
    form.time !== '' &&
    !(times.mode === 'grid' ? times.times : times.entries.map((entry) => entry.time)).includes(
      form.time,
    );
  useEffect(() => {
    if (gone) act({ do: 'dropTime' });
  }, [gone, act]);

  async function confirm() {
    const verdict = await afterTimeStep({
      requiresReauth,
      signedIn,
      async validateToken() {
        const me = await fetchMe();
        if (me.data) act({ do: 'knowClient', account: me.data, access });
        return me.data !== undefined;
      },
    });
    if (verdict.requiresReauth) act({ do: 'requireReauth' });
    goTo(verdict.step);
  }

  const lacksMinutes = times?.mode === 'list' && !form.allocatedMinutes;
  return (
    <>
      <TimeChooser answer={answer} form={form} packageMaxMinutes={maxDurationOf(form)} act={act} />
      <Button
        className="justify-self-start"
        busy={validating}
        disabled={times === undefined || form.time === '' || gone || lacksMinutes}
        onClick={confirm}
      >
        <Trans>Confirm Time</Trans>
      </Button>
    </>
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
