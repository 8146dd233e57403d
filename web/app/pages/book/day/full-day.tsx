import type { Therapist } from '@limber/contract/catalogue.ts';
import type { Opening } from '@limber/contract/scheduling.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { FreeTimeButtons } from '../../../components/free-time-buttons.tsx';
import { formatDayWithWeekday } from '../../../lib/dates.ts';
import { useListTherapistsQuery } from '../../../state/api/catalogue-api.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { BookingForm } from '../form/form.ts';
import type { TherapistChoice } from '../form/form-reducer.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';
import { dayProblem } from './bookable-days.ts';
import { contradicts, openingsOfOthers } from './openings-of-others.ts';
import { useDayBounds } from './use-day-bounds.ts';
import { useOpenDays } from './use-open-days.ts';
import { useOpenings } from './use-openings.ts';

// Loaded only where a day is full.
const WaitForDay = lazyPart(
  async () => (await import('../waiting/wait-for-day-of-form.tsx')).WaitForDayOfForm,
);

interface Props {
  form: BookingForm;
  /** Longest package session that fits into the day, in minutes; 0: none. */
  longest?: number;
  act: FormDispatch;
}

/** Shown instead of times on a full day: the next free times, each a link. */
export function FullDay({ form, longest = 0, act }: Props) {
  const { t } = useLingui();
  const bounds = useDayBounds(form);
  const { openings: found, loading } = useOpenings(form, form.date);
  const canBe = (opening: Opening) =>
    dayProblem(opening.date, bounds) === null && !contradicts(opening, form);
  const openings = found && {
    therapist: found.therapist.filter(canBe),
    any: found.any.filter(canBe),
  };
  // As loaded by the therapist step; this step requests no team again.
  const { data: team = [] } = useListTherapistsQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  const others = openings && openingsOfOthers(openings, form.therapist_id);

  function jump(opening: Opening) {
    const { date, time } = opening;
    const same = form.anyTherapist || opening.therapist_id === form.therapist_id;
    const therapist = same ? undefined : therapistOfOpening(opening, team, form);
    act({ type: 'chooseOpening', date, time, therapist });
  }

  return (
    <div className="grid gap-5">
      <div role="status">
        <EmptyState
          icon={<CalendarX />}
          title={t`No times available at this date.`}
          className="py-7"
        >
          {longest > 0 ? (
            <Trans>The longest free time is {longest} min.</Trans>
          ) : (
            <WhyEmpty form={form} />
          )}
        </EmptyState>
      </div>
      {loading && (
        <Loading label={t`Looking for the next openings...`} className="grid gap-2.5">
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} className="h-14" />
          ))}
        </Loading>
      )}
      {openings && openings.therapist.length > 0 && (
        <Openings
          title={<Trans>Next openings with {form.therapist}</Trans>}
          openings={openings.therapist}
          onJump={jump}
        />
      )}
      {openings && form.anyTherapist && openings.any.length > 0 && (
        <Openings
          title={<Trans>Next openings</Trans>}
          openings={openings.any}
          named
          onJump={jump}
        />
      )}
      {others && !form.anyTherapist && others.openings.length > 0 && (
        <Openings
          title={
            others.sooner ? <Trans>Sooner with someone else</Trans> : <Trans>Next openings</Trans>
          }
          openings={others.openings}
          named
          onJump={jump}
        />
      )}
      <WaitForDay form={form} />
    </div>
  );
}

/** Why the day is empty, if the rota knows more than that it is full. */
function WhyEmpty({ form }: { form: BookingForm }) {
  const reason = useOpenDays(form, form.date, form.date)(form.date)?.reason;
  if (reason === 'day_off')
    return form.anyTherapist ? (
      <Trans>Nobody works on this day.</Trans>
    ) : (
      <Trans>{form.therapist} does not work on this day.</Trans>
    );
  if (reason === 'too_long') return <Trans>On this day no shift is so long.</Trans>;
  if (reason === 'over') return <Trans>What was free on this day has passed.</Trans>;
  return null;
}

interface OpeningsProps {
  title: ReactNode;
  openings: readonly Opening[];
  /** Whether the therapist is named. */
  named?: boolean;
  onJump(opening: Opening): void;
}

function Openings({ title, openings, named, onJump }: OpeningsProps) {
  return (
    <section>
      <h2 className="mb-2.5 font-semibold">{title}</h2>
      <FreeTimeButtons
        rows
        times={openings}
        formatDay={formatDayWithWeekday}
        named={named}
        onTake={onJump}
      />
    </section>
  );
}

/**
 * The therapist of a free time, from the loaded team; without it, from the free time itself: they
 * are free, and they offer the service.
 */
export function therapistOfOpening(
  opening: Opening,
  team: readonly Therapist[],
  {
    serviceType,
    services,
    sessionFor,
  }: Pick<BookingForm, 'serviceType' | 'services' | 'sessionFor'>,
): TherapistChoice {
  const known = team.find(({ id }) => id === opening.therapist_id);
  if (known) return known;
  return {
    id: opening.therapist_id,
    full_name: opening.therapist_name,
    services: serviceType === 'service' ? services : sessionFor,
    books_by_phone: false,
  };
}
