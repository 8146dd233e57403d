import type { Appointment, FreeTime } from '@limber/contract/appointments.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { DayAndTime, StudioClockLine } from '../../../components/day-and-time.tsx';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { useNarrow } from '../../../components/use-narrow.ts';
import {
  civilDay,
  formatDayWithWeekday,
  formatShortDay,
  formatTime,
  studioDay,
} from '../../../lib/dates.ts';
import { nameTherapist } from '../../../lib/name-therapist.ts';
import { useRescheduleAppointmentMutation } from '../../../state/api/calls/appointments.ts';
import { useListTherapistsQuery } from '../../../state/api/catalogue-api.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { CalendarLegend } from '../../../ui/fullness.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { MoveDays, useMoveLegend } from './move-days.tsx';
import { type Destination, MoveTimes } from './move-times.tsx';
import { overlapping } from './overlapping-appointments.ts';
import { neededServices, therapistsForMove } from './therapists-for-move.ts';
import { useAppointments } from './use-appointments.ts';

interface Props {
  appointment: Appointment;
  /** `YYYY-MM-DD` by the studio's clock. */
  today: string;
  onDone(): void;
}

/** Day, time and therapist, then a button that says what will change. */
export function MoveForm({ appointment, today, onDone }: Props) {
  const { t } = useLingui();
  const { data: team = [] } = useListTherapistsQuery();
  const [move, { isLoading }] = useRescheduleAppointmentMutation();
  const [failure, setFailure] = useState<CallFailure>();
  const said = useFailureText(failure);
  const evening = studioDay(appointment.date, appointment.time);
  const [to, setTo] = useState<Destination>({
    therapistId: appointment.therapist_id,
    date: evening < today ? today : evening,
    time: '',
  });
  const able = therapistsForMove(appointment, team);
  const narrow = useNarrow();
  const legend = useMoveLegend(appointment);
  // The focused button is disabled now; Escape must still work.
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    refusal.current?.focus({ preventScroll: true });
    refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const coming = [...useAppointments('today').items, ...useAppointments('next').items];
  const meets = to.time === '' ? undefined : overlapping(appointment, to, coming);
  const choose = (change: Partial<Destination>) => {
    setFailure(undefined);
    setTo({ ...to, time: '', ...change });
  };

  async function submit() {
    const { therapistId, date, time } = to;
    const other = therapistId === appointment.therapist_id ? {} : { therapist_id: therapistId };
    const answer = await move({ id: appointment.id, date, time, ...other });
    if (answer.data) {
      const day = formatDayWithWeekday(civilDay(to.date, to.time));
      showToast('success', t`Your session is now on ${day}, ${to.time}.`);
      onDone();
    } else {
      const refused = readFailure(answer.error);
      const { free_times: isTaken } = (refused.data ?? {}) as { free_times?: unknown };
      if (refused.status === 404 || (refused.status === 409 && !isTaken)) {
        // Reloading the list closes this dialog if the session is gone.
        showToast('error', refused.detail ?? '');
      }
      setFailure(refused);
      setTo({ ...to, time: '' });
    }
  }

  const day = formatShortDay(civilDay(to.date, to.time));
  const therapists = able.length > 1 && (
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
  );
  return (
    <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-[minmax(20rem,1fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-5">
        {!narrow && therapists}
        <MoveDays
          appointment={appointment}
          therapistId={to.therapistId}
          date={to.date}
          today={today}
          narrow={narrow}
          onPick={(date) => choose({ date })}
        />
      </div>
      {/* A focused element scrolls clear of the button at the lower edge. */}
      <div className="grid gap-5 **:scroll-mb-24">
        <StudioClockLine />
        {failure && (
          <div ref={refusal} tabIndex={-1} className="outline-none">
            <Notice tone="err" alert>
              {said.detail ?? t`We could not move your session. Please try again.`}
              <OtherTimes failure={failure} onChoose={(free) => choose(free)} />
            </Notice>
          </div>
        )}
        <MoveTimes
          appointment={appointment}
          to={to}
          lastsMinutes={appointment.total_duration}
          location={appointment.location}
          services={neededServices(appointment).join() || undefined}
          onChoose={choose}
        />
        {/* On phones the times come first; few change the therapist. */}
        {narrow && therapists}
        {narrow && <CalendarLegend notes={legend} />}
      </div>
      {/* Its background covers the times that scroll below it, down to the edge of the dialog. */}
      <div className="sticky -bottom-6 grid bg-surface pt-3 pb-5 sm:-bottom-8 md:col-span-2">
        {meets && <Meets other={meets} />}
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

/** Warns that the client will have two sessions at the same time; a friend may come along. */
function Meets({ other }: { other: Appointment }) {
  const time = formatTime(other.time);
  const therapist = <TherapistName name={nameTherapist(other.therapist_obj)} />;
  return (
    <div className="mb-3">
      <Notice tone="warn">
        <Trans>
          You have another session then: {time} with {therapist}.
        </Trans>
      </Notice>
    </div>
  );
}

/** The nearest free times, when the chosen one was taken meanwhile. */
function OtherTimes(props: { failure: CallFailure; onChoose(free: FreeTime): void }) {
  const { free_times: freeTimes = [] } = (props.failure.data ?? {}) as {
    free_times?: FreeTime[];
  };
  if (freeTimes.length === 0) return null;
  return (
    <span className="mt-3 flex flex-wrap gap-2">
      {freeTimes.map((free) => (
        <Button
          key={`${free.date} ${free.time}`}
          tone="secondary"
          onClick={() => props.onChoose(free)}
        >
          <span>
            <DayAndTime day={formatShortDay(civilDay(free.date, free.time))} time={free.time} />
          </span>
        </Button>
      ))}
    </span>
  );
}
