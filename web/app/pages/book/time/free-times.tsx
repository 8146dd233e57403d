import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { PrimaryAction } from '../../../ui/primary-action.tsx';
import type { BookingForm } from '../form/form.ts';
import type { StepProps } from '../form/use-wizard.ts';
import { decodeSlot, startsOf, type Times } from './available-times.ts';
import { chosenSlotUpdate, outgrownSlot } from './chosen-slot-update.ts';
import type { LengthRange } from './length-range.ts';
import { TimeChooser } from './time-chooser.tsx';
import { useStepAfterTime } from './use-step-after-time.ts';
import { useTimes } from './use-times.ts';

interface Props extends StepProps {
  signedIn: boolean;
  requiresReauth: boolean;
  /** Possible lengths of a package session; null: its services decide. */
  range: LengthRange | null;
}

/** The day's free times, and the button that continues. */
export function FreeTimes({ form, act, goTo, signedIn, requiresReauth, range }: Props) {
  const answer = useTimes(form);
  const { leadOn, validating } = useStepAfterTime(act);
  const { times } = answer;
  const { isUnavailable, taken } = useTaken(times, form.date, form.time);

  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isUnavailable) act({ type: 'dropTime' });
  }, [isUnavailable, act]);
  const isTold = taken !== '' && form.time === '';
  useEffect(() => {
    // The button that had the focus is disabled.
    if (isTold) notice.current?.focus();
  }, [isTold]);

  const { tooShort } = useOutgrown(form);
  useEffect(() => {
    const news = chosenSlotUpdate(form, times, range);
    if (news) act({ type: 'chooseSlot', ...news });
    else if (outgrownSlot(form)) act({ type: 'dropTime' });
  }, [form, times, range, act]);

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
        {tooShort && form.time === '' && (
          <Notice tone="warn">
            <Trans>
              At {tooShort.time} {tooShort.maxMinutes} minutes are free. Please choose another time,
              or a shorter session.
            </Trans>
          </Notice>
        )}
      </div>
      <TimeChooser answer={answer} form={form} taken={taken} range={range} act={act} />
      <PrimaryAction
        className="justify-self-start"
        busy={validating}
        disabled={times === undefined || form.time === '' || isUnavailable || lacksMinutes}
        onClick={confirm}
      >
        <Trans>Confirm Time</Trans>
      </PrimaryAction>
    </>
  );
}

/** The slot of this day that the session has become too long for. */
function useOutgrown(form: BookingForm) {
  const [last, setLast] = useState({ date: '', slot: '' });
  const outgrown = outgrownSlot(form);
  if (outgrown && (last.date !== form.date || last.slot !== form.slot))
    setLast({ date: form.date, slot: form.slot });
  const slot = last.date === form.date ? decodeSlot(last.slot) : null;
  return { tooShort: slot && (form.allocatedMinutes ?? 0) > slot.maxMinutes ? slot : null };
}

/** Whether the chosen time is no longer free, and which one it was. */
function useTaken(times: Times | undefined, date: string, time: string) {
  const [last, setLast] = useState({ date: '', time: '' });
  const isUnavailable = times !== undefined && time !== '' && !startsOf(times).includes(time);
  if (isUnavailable && (last.date !== date || last.time !== time)) setLast({ date, time });
  return { isUnavailable, taken: last.date === date ? last.time : '' };
}
