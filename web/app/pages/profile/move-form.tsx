import type { Appointment, FreeTime } from '@limber/contract/bookings.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DayAndTime } from '../../components/day-and-time.tsx';
import { formatDayWithWeekday, formatShortDay } from '../../lib/dates.ts';
import { useRescheduleAppointmentMutation } from '../../state/bookings-api.ts';
import { useListTherapistsQuery } from '../../state/catalogue-api.ts';
import { type CallFailure, readFailure } from '../../state/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { MoveDays } from './move-days.tsx';
import { MoveTimes } from './move-times.tsx';
import { neededServiceIds, whoCanTake } from './who-can-take.ts';

/** Where a session shall go. */
export interface Destination {
  therapistId: number;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM`, or '' until chosen. */
  time: string;
}

interface Props {
  appointment: Appointment;
  /** `YYYY-MM-DD` in Dubai. */
  today: string;
  onDone(): void;
}

/** Therapist, day and time, then one button that says what will happen. */
export function MoveForm({ appointment, today, onDone }: Props) {
  const { t } = useLingui();
  const { data: team = [] } = useListTherapistsQuery();
  const [move, { isLoading }] = useRescheduleAppointmentMutation();
  const [failure, setFailure] = useState<CallFailure>();
  const [to, setTo] = useState<Destination>({
    therapistId: appointment.therapist_id,
    date: appointment.date < today ? today : appointment.date,
    time: '',
  });
  const able = whoCanTake(appointment, team);
  const choose = (change: Partial<Destination>) => {
    setFailure(undefined);
    setTo({ ...to, time: '', ...change });
  };

  async function submit() {
    const therapistId = to.therapistId === appointment.therapist_id ? undefined : to.therapistId;
    const answer = await move({ id: appointment.id, date: to.date, time: to.time, therapistId });
    if (answer.data) {
      const day = formatDayWithWeekday(to.date);
      showToast('success', t`Your session is now on ${day}, ${to.time}.`);
      onDone();
    } else {
      setFailure(readFailure(answer.error));
      setTo({ ...to, time: '' });
    }
  }

  const day = formatShortDay(to.date);
  return (
    <div className="grid gap-5">
      {able.length > 1 && (
        <SelectField
          label={t`Therapist`}
          value={to.therapistId}
          onChange={(event) => choose({ therapistId: Number(event.target.value) })}
        >
          {able.map(({ id, full_name }) => (
            <option key={id} value={id}>
              {full_name}
            </option>
          ))}
        </SelectField>
      )}
      <MoveDays
        therapistId={to.therapistId}
        location={appointment.location}
        lastsMinutes={appointment.total_duration}
        date={to.date}
        today={today}
        onPick={(date) => choose({ date })}
      />
      <MoveTimes
        to={to}
        lastsMinutes={appointment.total_duration}
        location={appointment.location}
        services={neededServiceIds(appointment, team)}
        onChoose={choose}
      />
      {failure && (
        <Notice tone="err" alert>
          {failure.detail ?? t`We could not move your session. Please try again.`}
          <OtherTimes failure={failure} onChoose={(free) => choose(free)} />
        </Notice>
      )}
      {/* Its ground hides the times that pass below it, down to the edge of the dialog. */}
      <div className="sticky -bottom-6 grid bg-surface pt-3 pb-5 sm:-bottom-8">
        <Button busy={isLoading} disabled={to.time === ''} onClick={submit}>
          {to.time === '' ? (
            <Trans>Choose a time</Trans>
          ) : (
            <Trans>
              Move to {day}, {to.time}
            </Trans>
          )}
        </Button>
      </div>
    </div>
  );
}

/** The nearest free times, when the chosen one went to someone else meanwhile. */
function OtherTimes(props: { failure: CallFailure; onChoose(free: FreeTime): void }) {
  const { free_times: freeTimes } = (props.failure.data ?? {}) as { free_times?: FreeTime[] };
  if (!freeTimes || freeTimes.length === 0) return null;
  return (
    <span className="mt-3 flex flex-wrap gap-2">
      {freeTimes.map((free) => (
        <Button
          key={`${free.date} ${free.time}`}
          tone="secondary"
          onClick={() => props.onChoose(free)}
        >
          <span>
            <DayAndTime day={formatShortDay(free.date)} time={free.time} />
          </span>
        </Button>
      ))}
    </span>
  );
}
