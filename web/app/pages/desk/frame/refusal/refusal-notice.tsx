import type { FreeTime } from '@limber/contract/appointments.ts';
import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { minutesTo } from '../../../../lib/dates.ts';
import { nameTherapist } from '../../../../lib/name-therapist.ts';
import { deskDay } from '../words/desk-dates.ts';
import { DayOfMinutes, minuteOfDate } from '../words/minute-text.ts';
import { TimeSpan } from '../words/time-span.tsx';
import { NearestTimes, type NearestTimesProps } from './nearest-times.tsx';
import { OverrideReason } from './override-reason.tsx';
import type { Refusal } from './read-refusal.ts';

interface Props {
  refusal: Refusal;
  busy: boolean;
  /**
   * Tries again with a reason that overrides the studio's rules; left out if that is not possible
   * here.
   */
  onReason?: (reason: string) => void;
  /** Tries a free time instead; left out: none is offered. */
  onTime?: (time: FreeTime) => void;
  /** The day and branch that were wanted; left out: the waiting list is not offered. */
  waits?: NearestTimesProps['waits'];
}

/** Says where the change was made why it was refused, and what can be done. */
export function RefusalNotice({ refusal, busy, onReason, onTime, waits }: Props) {
  const { t } = useLingui();
  const { detail } = useFailureText(refusal.call);
  const notice = useRef<HTMLDivElement>(null);
  // The focus goes in here: to the first button, or the sentence itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useLayoutEffect(() => {
    const box = notice.current;
    const submit = box?.closest('form')?.querySelector<HTMLElement>('button[type=submit]');
    // The pressed button was disabled during the request, and may have lost the focus.
    const hadFocus = document.activeElement;
    const before = hadFocus === document.body ? submit : hadFocus;
    (box?.querySelector('button') ?? box)?.focus();
    return () => {
      // When the notice closes by itself, the focus returns to where it was.
      if (box?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, [refusal]);
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="grid gap-2 rounded-control border border-warn/50 bg-warn/8 p-3"
    >
      {refusal.kind === 'overridable' && onReason ? (
        <OverrideReason refusal={refusal} busy={busy} onReason={onReason} />
      ) : (
        <p className="font-semibold">{detail ?? t`Please check your connection and try again.`}</p>
      )}
      {refusal.kind === 'taken' && onTime && (
        <NearestTimes times={refusal.times} busy={busy} onTime={onTime} {...(waits && { waits })} />
      )}
      {refusal.kind === 'older' && <AsItIs booking={refusal.booking} />}
    </div>
  );
}

function AsItIs({ booking }: { booking: BookingAtDesk }) {
  const { date, total_duration, therapist_obj } = booking;
  const begins = minuteOfDate(date, minutesTo(date, booking.time) * 60_000);
  const name = nameTherapist(therapist_obj);
  return (
    <DayOfMinutes value={date}>
      <p>
        <Trans>
          It is now on {deskDay(date)}, <TimeSpan from={begins} to={begins + total_duration} />,
          with {name}.
        </Trans>
      </p>
    </DayOfMinutes>
  );
}
