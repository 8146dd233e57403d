import type { Appointment, FreeTime } from '@limber/contract/appointments.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { DayAndTime } from '../../../components/day-and-time.tsx';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { useSaid } from '../../../components/use-said.ts';
import {
  civilDay,
  formatDayWithWeekday,
  formatShortDay,
  formatTime,
  studioDay,
} from '../../../lib/dates.ts';
import { nameTherapist } from '../../../lib/name-therapist.ts';
import { useRescheduleAppointmentMutation } from '../../../state/api/bookings-api.ts';
import { useListTherapistsQuery } from '../../../state/api/catalogue-api.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';
import { useAvailableTimesQuery } from '../../../state/api/scheduling-api.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { type Destination, isWhereItIs } from './destination.ts';
import { MoveDays } from './move-days.tsx';
import { MoveTimes } from './move-times.tsx';
import { overlapping } from './overlapping.ts';
import { useAppointments } from './use-appointments.ts';
import { neededServices, whoCanTake } from './who-can-take.ts';

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
  const said = useSaid(failure);
  const evening = studioDay(appointment.date, appointment.time);
  const [to, setTo] = useState<Destination>({
    therapistId: appointment.therapist_id,
    date: evening < today ? today : evening,
    time: '',
  });
  const able = whoCanTake(appointment, team);
  const { currentData: times } = useAvailableTimesQuery({
    bookingKind: 'services',
    therapist_id: to.therapistId,
    date: to.date,
    total_duration: appointment.total_duration,
    moving: appointment.id,
  });
  const next = useRef<HTMLDivElement>(null);
  const [led, setLed] = useState(false);
  // The button that held the focus can no longer be pressed; Escape must still be heard.
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) refusal.current?.focus({ preventScroll: true });
  }, [failure]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leads there again after each choice
  useEffect(() => {
    if (led && to.time === '') next.current?.scrollIntoView({ block: 'start' });
  }, [led, to.date, to.therapistId, times, failure]);
  const coming = [...useAppointments('today').items, ...useAppointments('next').items];
  const meets = to.time === '' ? undefined : overlapping(appointment, to, coming);
  const choose = (change: Partial<Destination>) => {
    setFailure(undefined);
    setLed(true);
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
        // The list that is read again takes this dialog away where the session is no more.
        showToast('error', refused.detail ?? '');
      }
      setFailure(refused);
      setLed(true);
      setTo({ ...to, time: '' });
    }
  }

  const day = formatShortDay(civilDay(to.date, to.time));
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
        appointment={appointment}
        therapistId={to.therapistId}
        date={to.date}
        today={today}
        onPick={(date) => choose({ date })}
      />
      {/* What takes the focus scrolls clear of the button that sticks to the lower edge. */}
      <div ref={next} className="grid scroll-mt-2 gap-5 **:scroll-mb-24">
        {failure && (
          <div ref={refusal} tabIndex={-1} className="outline-none">
            <Notice tone="err" alert>
              {said.detail ?? t`We could not move your session. Please try again.`}
              <OtherTimes
                failure={failure}
                isOffered={(free) =>
                  !isWhereItIs(appointment, { ...free, therapistId: to.therapistId })
                }
                onChoose={(free) => choose(free)}
              />
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
      </div>
      {/* Its ground hides the times that pass below it, down to the edge of the dialog. */}
      <div className="sticky -bottom-6 grid bg-surface pt-3 pb-5 sm:-bottom-8">
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

/** Said before two sessions of one client stand at the same time; a friend may come along. */
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

/** The nearest free times, when the chosen one went to someone else meanwhile. */
function OtherTimes(props: {
  failure: CallFailure;
  isOffered(free: FreeTime): boolean;
  onChoose(free: FreeTime): void;
}) {
  const { free_times: found = [] } = (props.failure.data ?? {}) as { free_times?: FreeTime[] };
  const freeTimes = found.filter(props.isOffered);
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
