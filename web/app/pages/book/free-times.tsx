import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLazyMeQuery } from '../../state/auth-api.ts';
import { useAppSelector } from '../../state/store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { afterTimeStep } from './after-time-step.ts';
import { maxDurationOf } from './form.ts';
import { sliderRange } from './slider-range.ts';
import { TimeChooser } from './time-chooser.tsx';
import { entryAt, type Times } from './times.ts';
import { useTimes } from './use-times.ts';
import type { StepProps } from './use-wizard.ts';

interface Props extends StepProps {
  signedIn: boolean;
  requiresReauth: boolean;
}

/** The free times of the chosen day, and the way on. */
export function FreeTimes({ form, act, goTo, signedIn, requiresReauth }: Props) {
  const answer = useTimes(form);
  const [fetchMe, { isFetching: validating }] = useLazyMeQuery();
  const access = useAppSelector((state) => state.token.accessToken) ?? '';
  const { times } = answer;
  const { gone, taken } = useTaken(times, form.date, form.time);

  useEffect(() => {
    if (gone) act({ do: 'dropTime' });
  }, [gone, act]);

  // An opening jumped to has its time; how long it may be has come with the day's times.
  const entry = form.slotChosen || form.time === '' ? undefined : entryAt(times, form.time);
  const { serviceType } = form;
  const packageMax = maxDurationOf(form);
  useEffect(() => {
    if (!entry) return;
    const { start } = sliderRange(entry.maxMinutes, packageMax, serviceType);
    act({ do: 'chooseSlot', ...entry, startMinutes: start });
  }, [entry, packageMax, serviceType, act]);

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
      <div role="status" className="empty:hidden">
        {taken && form.time === '' && (
          <Notice tone="warn">
            <Trans>
              {taken} has just been taken. Everything else is kept: please choose another time.
            </Trans>
          </Notice>
        )}
      </div>
      <TimeChooser
        answer={answer}
        form={form}
        taken={taken}
        packageMaxMinutes={packageMax}
        act={act}
      />
      <Button
        className="justify-self-start max-sm:w-full"
        busy={validating}
        disabled={times === undefined || form.time === '' || gone || lacksMinutes}
        onClick={confirm}
      >
        <Trans>Confirm Time</Trans>
      </Button>
    </>
  );
}

/** Whether the chosen time has gone from the day's times, and which one that was. */
function useTaken(times: Times | undefined, date: string, time: string) {
  const [last, setLast] = useState({ date: '', time: '' });
  const starts =
    times && (times.mode === 'grid' ? times.times : times.entries.map((entry) => entry.time));
  const gone = starts !== undefined && time !== '' && !starts.includes(time);
  if (gone && (last.date !== date || last.time !== time)) setLast({ date, time });
  return { gone, taken: last.date === date ? last.time : '' };
}
