import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { PrimaryAction } from '../../../ui/primary-action.tsx';
import { maxDurationOf } from '../form/form.ts';
import type { StepProps } from '../form/use-wizard.ts';
import { slotNews } from './slot-news.ts';
import { TimeChooser } from './time-chooser.tsx';
import type { Times } from './times.ts';
import { useAfterTime } from './use-after-time.ts';
import { useTimes } from './use-times.ts';

interface Props extends StepProps {
  signedIn: boolean;
  requiresReauth: boolean;
}

/** The free times of the chosen day, and the way on. */
export function FreeTimes({ form, act, goTo, signedIn, requiresReauth }: Props) {
  const answer = useTimes(form);
  const { leadOn, validating } = useAfterTime(act);
  const { times } = answer;
  const { gone, taken } = useTaken(times, form.date, form.time);

  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (gone) act({ type: 'dropTime' });
  }, [gone, act]);
  const isTold = taken !== '' && form.time === '';
  useEffect(() => {
    // The button that had the focus is out of use.
    if (isTold) notice.current?.focus();
  }, [isTold]);

  const packageMax = maxDurationOf(form);
  useEffect(() => {
    const news = slotNews(form, times);
    if (news) act({ type: 'chooseSlot', ...news });
  }, [form, times, act]);

  async function confirm() {
    goTo(await leadOn({ requiresReauth, signedIn }));
  }

  const lacksMinutes = times?.mode === 'list' && !form.allocatedMinutes;
  return (
    <>
      <div ref={notice} tabIndex={-1} role="status" className="outline-none empty:hidden">
        {isTold && (
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
      <PrimaryAction
        className="justify-self-start"
        busy={validating}
        disabled={times === undefined || form.time === '' || gone || lacksMinutes}
        onClick={confirm}
      >
        <Trans>Confirm Time</Trans>
      </PrimaryAction>
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
