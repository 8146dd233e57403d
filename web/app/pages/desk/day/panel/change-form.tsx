import type { DayBooking, DeskDay } from '@limber/contract/desk/day/day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { useListSessionServicesQuery } from '../../../../state/api/calls/desk/day/booking-changes.ts';
import { useReadDayQuery } from '../../../../state/api/calls/desk/day/day.ts';
import { useListCatalogueQuery } from '../../../../state/api/catalogue-api.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { useDraftForm } from '../../frame/drafts/use-draft-form.ts';
import { DateAndTimeFields } from '../../frame/fields/date-and-time-fields.tsx';
import { DeskSelect } from '../../frame/fields/desk-field.tsx';
import type { Line } from '../../frame/live/keep-event-stream-open.ts';
import { RefusalNotice } from '../../frame/refusal/refusal-notice.tsx';
import { useLastRefusal } from '../../frame/refusal/use-last-refusal.ts';
import { minuteOfTime } from '../../frame/words/minute-text.ts';
import { ResourceChoice } from '../booking/resource-choice.tsx';
import { type Lines, lengthsInstead, minutesOf as minutesIn } from '../booking/service-lengths.ts';
import { ServiceLines } from '../booking/service-lines.tsx';
import { isPastCutoff, standingAt } from '../moving/move-obstacles.ts';
import { arrangementOf, type SessionArrangement } from '../moving/session-arrangement.ts';
import { useObstacleText } from '../moving/use-obstacle-text.ts';
import type { Changes } from './use-changes.ts';

interface Props {
  booking: DayBooking;
  day: DeskDay;
  nowMinute: number;
  changes: Pick<Changes, 'move' | 'busy'>;
  line: Line;
  onDone: (to: SessionArrangement) => void;
}

interface Values {
  date: string;
  time: string;
  services: Lines;
  resources: number[];
  therapist: string;
  location: string;
  keepsCharge: boolean;
}

/** Changes day, time, services, length, therapist, branch and room of a session in one go. */
export function ChangeForm({ booking, day, nowMinute, changes, line, onDone }: Props) {
  const { t } = useLingui();
  const before = arrangementOf(day.date, booking);
  const form = useDraftForm<Values>(`changes of ${booking.id}`, {
    defaultValues: {
      date: before.date,
      time: before.time,
      services: before.services ?? [],
      resources: before.resource_ids ?? [],
      therapist: String(before.therapist_id),
      location: before.location,
      keepsCharge: false,
    },
  });
  const { register, handleSubmit, watch, setValue } = form;
  const said = watch();
  const [refusal, setRefusal] = useLastRefusal(line, JSON.stringify(said));
  const { fields } = useFailureText(refusal?.call);
  const textOf = useObstacleText();
  const other = useReadDayQuery({ date: said.date }, { skip: said.date === '' });
  const shown = said.date === day.date ? day : other.currentData;
  const catalogue = useListCatalogueQuery().data?.services;
  const sold = booking.package === null ? (catalogue ?? []) : null;
  const own = booking.services.map(({ service_id: id, service_name: name }) => ({ id, name }));
  const { currentData: offered = own } = useListSessionServicesQuery({ id: booking.id });
  // No length is chosen until the lengths of the other services are loaded.
  const possible = sold && !catalogue ? own : offered;
  const therapists = withOwn(shown?.therapists ?? [], day, booking);
  const wanted = minutesOf(said);
  const passed = said.date === day.date ? nowMinute : Number.NEGATIVE_INFINITY;

  const save = async (values: Values, reason?: string) => {
    setRefusal(null);
    const to = arrangementIn(values);
    const keepsCharge = values.keepsCharge && to.total_duration < before.total_duration;
    const refused = await changes.move(booking, before, to, {
      keepsCharge,
      ...(reason !== undefined && { reason }),
    });
    setRefusal(refused);
    if (!refused) onDone(to);
  };
  const errorOf = (name: string) => (refusal?.kind === 'other' ? fields?.[name] : undefined);
  return (
    <form
      noValidate
      aria-label={t`Change the session`}
      onSubmit={handleSubmit((values) => save(values))}
      className="mt-3 grid grid-cols-2 gap-3"
    >
      <DateAndTimeFields
        date={said.date}
        time={said.time}
        errors={{ date: errorOf('date'), time: errorOf('time') }}
        onChange={({ date, time }) => {
          setValue('date', date);
          if (time !== undefined) setValue('time', time);
        }}
        focusesTime
      />
      <ServiceLines
        lines={said.services}
        possible={possible}
        sold={sold}
        lengthsFor={(_, index) => lengthsInstead(said.services, index, before.services ?? [], sold)}
        onChange={(lines) => setValue('services', lines)}
        errors={{ services: errorOf('services'), total_duration: errorOf('total_duration') }}
      />
      <DeskSelect
        label={<Trans>Branch</Trans>}
        error={errorOf('location')}
        {...register('location')}
        options={day.branches.map(({ code, name }) => [code, name])}
      />
      <DeskSelect
        label={<Trans>Therapist</Trans>}
        error={errorOf('therapist_id')}
        className="col-span-2"
        {...register('therapist')}
        options={therapists.map(({ id, name }) => [id, name])}
      />
      <ResourceChoice
        session={
          wanted && {
            location: said.location,
            services: said.services.map(({ id }) => id).join(),
            date: said.date,
            time: said.time,
            total_duration: minutesIn(said.services),
            booking_id: booking.id,
          }
        }
        chosen={said.resources}
        onChange={(resources) => setValue('resources', [...resources])}
        error={errorOf('resource_ids')}
      />
      {minutesIn(said.services) < before.total_duration && (
        <label className="col-span-2 flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-primary"
            {...register('keepsCharge')}
          />
          <Trans>The price stays the same</Trans>
        </label>
      )}
      <p role="status" className="col-span-2 min-h-6 text-sm font-semibold">
        {shown &&
          wanted &&
          textOf(
            standingAt(
              shown,
              booking,
              { ...wanted, therapistId: Number(said.therapist), location: said.location },
              passed,
              isPastCutoff(booking, nowMinute),
            ),
          )}
      </p>
      {refusal && !(refusal.kind === 'other' && fields) && (
        <div className="col-span-2">
          <RefusalNotice
            refusal={refusal}
            busy={changes.busy}
            waits={{ date: said.date, location: said.location }}
            onReason={(reason) => void handleSubmit((values) => save(values, reason))()}
            onTime={({ date, time }) => {
              setValue('date', date);
              setValue('time', time);
              void handleSubmit((values) => save(values))();
            }}
          />
        </div>
      )}
      <DeskButton
        look="main"
        type="submit"
        disabled={changes.busy}
        className="col-span-2 justify-self-start"
      >
        <Trans>Save the change</Trans>
      </DeskButton>
    </form>
  );
}

function arrangementIn(values: Values): SessionArrangement {
  const { date, time, services, resources, therapist, location } = values;
  return {
    date,
    time,
    total_duration: minutesIn(services),
    therapist_id: Number(therapist),
    location,
    services: [...services],
    resource_ids: resources,
  };
}

/** The wanted time in minutes of its day; null: incomplete. */
function minutesOf({ date, time, services }: Values): { from: number; to: number } | null {
  if (date === '' || !/^\d\d:\d\d/.test(time)) return null;
  const from = minuteOfTime(date, time);
  return { from, to: from + minutesIn(services) };
}

/** The day's therapists and the session's own, who may not work that day. */
function withOwn(found: DeskDay['therapists'], day: DeskDay, { therapist_id }: DayBooking) {
  if (found.some(({ id }) => id === therapist_id)) return found;
  return [...found, ...day.therapists.filter(({ id }) => id === therapist_id)];
}
