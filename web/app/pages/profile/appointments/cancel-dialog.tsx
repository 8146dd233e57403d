import type { Appointment } from '@limber/contract/appointments.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { useServerClock } from '../../../components/use-server-clock.ts';
import { formatDayWithWeekday, formatTime } from '../../../lib/dates.ts';
import { formatAmount } from '../../../lib/format-amount.ts';
import { hoursOfCutoff } from '../../../lib/hours-of-cutoff.ts';
import { nameTherapist } from '../../../lib/name-therapist.ts';
import { useCancelAppointmentMutation } from '../../../state/api/calls/appointments.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { DoOrKeep } from '../do-or-keep.tsx';
import { feeOf } from './fee-of.ts';
import { isUnlimited } from './is-unlimited.ts';

/** Milliseconds by which this page may read the server's clock too early. */
const clockSlackMs = 5_000;

interface Props {
  appointment: Appointment;
  /** Past the cutoff: the session counts as used, or costs its fee. */
  late: boolean;
  onClose(): void;
}

/** Says what cancelling does to minutes or money, then cancels. */
export function CancelDialog({ appointment, late, onClose }: Props) {
  const { t } = useLingui();
  const { clock } = useServerClock();
  const [cancel, { isLoading }] = useCancelAppointmentMutation();
  const [accepts, setAccepts] = useState(false);
  const [refusal, setRefusal] = useState<{ failure: CallFailure; tooLate: boolean }>();
  const said = useFailureText(refusal?.failure);
  // The cutoff may pass while the dialog is open.
  const isLate = late || refusal?.tooLate === true;
  const minutes = isUnlimited(appointment) ? null : appointment.package_minutes;
  const paid = moneyPaidOnline(appointment);
  const fee = feeOf(appointment);

  async function submit() {
    setRefusal(undefined);
    const answer = await cancel({ id: appointment.id, accept_late: isLate && accepts });
    if (answer.data) {
      showToast('success', done(answer.data));
      onClose();
      return;
    }
    const failure = readFailure(answer.error);
    if (isStale(failure)) {
      // The list is loaded again, and this dialog closes with what it promised.
      showToast('error', failure.detail ?? '');
      onClose();
      return;
    }
    setRefusal({
      failure,
      tooLate:
        failure.status === 409 && clock() + clockSlackMs >= Date.parse(appointment.free_until),
    });
  }

  /** Refused, but not for being late: the session is not as shown any more. */
  function isStale({ status }: CallFailure): boolean {
    const isFree = clock() + clockSlackMs < Date.parse(appointment.free_until);
    return status === 404 || status === 410 || (status === 409 && (isFree || (isLate && accepts)));
  }

  function done(cancelled: Appointment): string {
    const costs = feeOf(cancelled);
    if (cancelled.late && costs) return t`Your session is cancelled. It costs ${costs}.`;
    if (cancelled.late) return t`Your session is cancelled and counts as used.`;
    if (minutes) return t`Your session is cancelled. ${minutes} min are back in your package.`;
    if (paid) return t`Your session is cancelled. ${paid} are on their way back to your card.`;
    return t`Your session is cancelled.`;
  }

  const day = formatDayWithWeekday(appointment.date);
  const time = formatTime(appointment.time);
  const therapist = <TherapistName name={nameTherapist(appointment.therapist_obj)} />;
  return (
    <Dialog open onClose={onClose} title={t`Cancel this session?`} closeLabel={t`Close`}>
      <div className="grid gap-5">
        <p className="text-lg font-semibold">
          <Trans>
            {day}, {time} with {therapist}
          </Trans>
        </p>
        <ErrorNotice>
          {refusal && (said.detail ?? t`We could not cancel your session. Please try again.`)}
        </ErrorNotice>
        {isLate ? (
          <>
            <Notice tone="warn">
              <WhatLateMeans appointment={appointment} />
            </Notice>
            <Checkbox checked={accepts} onChange={(event) => setAccepts(event.target.checked)}>
              {fee ? (
                <Trans>I understand that this session costs {fee}</Trans>
              ) : (
                <Trans>I understand that this session counts as used</Trans>
              )}
            </Checkbox>
          </>
        ) : (
          <WhatFreeMeans appointment={appointment} />
        )}
        <DoOrKeep
          does={isLate ? <Trans>Cancel anyway</Trans> : <Trans>Cancel session</Trans>}
          tone="danger"
          busy={isLoading}
          disabled={isLate && !accepts}
          onDo={submit}
          keeps={<Trans>Keep it</Trans>}
          onKeep={onClose}
          inDialog
        />
      </div>
    </Dialog>
  );
}

function WhatFreeMeans({ appointment }: { appointment: Appointment }) {
  const { package_minutes: minutes, total_price } = appointment;
  const price = formatAmount(total_price);
  if (isUnlimited(appointment)) {
    return (
      <p>
        <Trans>It is free to cancel: the day is free again in your unlimited package.</Trans>
      </p>
    );
  }
  if (minutes) {
    return (
      <p>
        <Trans>It is free to cancel: {minutes} min go back to your package.</Trans>
      </p>
    );
  }
  const paid = moneyPaidOnline(appointment);
  if (paid) {
    return (
      <p>
        <Trans>It is free to cancel: all {paid} that you paid online go back to your card.</Trans>
      </p>
    );
  }
  if (total_price > 0) {
    return (
      <p>
        <Trans>It is free to cancel: the {price} are not charged.</Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>It is free to cancel.</Trans>
    </p>
  );
}

function WhatLateMeans({ appointment }: { appointment: Appointment }) {
  const hours = hoursOfCutoff(appointment);
  const { package_minutes: minutes, total_price, late_back = 0 } = appointment;
  const price = formatAmount(total_price);
  if (isUnlimited(appointment)) {
    return (
      <Trans>
        It is less than <Plural value={hours} one="# hour" other="# hours" /> before. Cancelling now
        counts as used: it stays the session of that day in your unlimited package.
      </Trans>
    );
  }
  if (minutes) {
    return (
      <Trans>
        It is less than <Plural value={hours} one="# hour" other="# hours" /> before. Cancelling now
        counts as used: {minutes} min of your package are gone.
      </Trans>
    );
  }
  const paid = moneyPaidOnline(appointment);
  const fee = feeOf(appointment);
  if (paid && fee) {
    return (
      <Trans>
        It is less than <Plural value={hours} one="# hour" other="# hours" /> before. Cancelling now
        costs {fee} by the terms of your booking. The {paid} that you paid online count toward it.
      </Trans>
    );
  }
  if (paid) {
    const back = formatAmount(late_back);
    return late_back === 0 ? (
      <Trans>
        It is less than <Plural value={hours} one="# hour" other="# hours" /> before. Cancelling now
        counts as used: nothing of the {paid} that you paid online goes back.
      </Trans>
    ) : (
      <Trans>
        It is less than <Plural value={hours} one="# hour" other="# hours" /> before. Cancelling now
        counts as used: of the {paid} that you paid online, {back} go back to your card.
      </Trans>
    );
  }
  if (fee) {
    return (
      <Trans>
        It is less than <Plural value={hours} one="# hour" other="# hours" /> before. Cancelling now
        costs {fee} by the terms of your booking.
      </Trans>
    );
  }
  if (total_price > 0) {
    return (
      <Trans>
        It is less than <Plural value={hours} one="# hour" other="# hours" /> before. Cancelling now
        counts as used: the {price} remain due.
      </Trans>
    );
  }
  return (
    <Trans>
      It is less than <Plural value={hours} one="# hour" other="# hours" /> before. Cancelling now
      counts as used.
    </Trans>
  );
}

/** What was paid online for the session itself; a package gets its minutes back instead. */
function moneyPaidOnline({ package_minutes, paid_online }: Appointment): string | null {
  return package_minutes === null && paid_online ? formatAmount(paid_online) : null;
}
