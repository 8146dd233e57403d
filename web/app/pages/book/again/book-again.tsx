import type { Opening } from '@limber/contract/scheduling.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { bookingLinkPath } from '../../../booking-links.ts';
import { useSoonDay } from '../../../components/days/use-soon-day.ts';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { civilDay } from '../../../lib/dates.ts';
import { formatAmount } from '../../../lib/format-amount.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { useFindNextOpeningsQuery } from '../../../state/api/calls/scheduling.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { Dot } from '../../../ui/dot.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDayBounds } from '../day/use-day-bounds.ts';
import type { BookingForm } from '../form/form.ts';
import { useFormInPageLanguage } from '../form/use-form-in-page-language.ts';
import { usePrice } from '../summary/use-price.ts';
import { branchFilterOf } from '../time/diary-filter.ts';
import { proposedOpenings, type Repeat } from './repeat-session.ts';

/** The client's usual session with its next free times; one press leads to confirming. */
export function BookAgain({ repeat: { form: found, minutes, linked } }: { repeat: Repeat }) {
  const form = useFormInPageLanguage(found);
  const { openings, loading } = useRepeatOpenings(form, minutes);
  // Isolated from the minutes: after Latin letters in an Arabic name those would stand first.
  const services = (
    <bdi>
      {joinNames(
        (form.sessionFor.length > 0 ? form.sessionFor : form.services).map(({ name }) => name),
      )}
    </bdi>
  );
  return (
    <section
      aria-labelledby="book-again"
      className="mb-8 grid gap-4 rounded-card border-2 border-primary/40 bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="book-again" className="flex items-center gap-2.5 text-xl font-bold">
          <RotateCcw aria-hidden="true" className="size-5 shrink-0 text-primary rtl:-scale-x-100" />
          <Trans>Book again</Trans>
        </h2>
        <p className="font-semibold">
          <Trans>
            {services}, {minutes} min
          </Trans>
        </p>
        <p className="text-sm text-muted">
          {form.therapist !== '' && (
            <>
              <TherapistName name={form.therapist} />
              <Dot />
            </>
          )}
          {form.locationName}
          <Dot />
          <PaidWith form={form} minutes={minutes} />
        </p>
      </div>
      <ul className="grid grid-cols-3 gap-2.5">
        {loading &&
          [1, 2, 3].map((place) => (
            <li key={place}>
              <Skeleton className="h-18" />
            </li>
          ))}
        {openings.map((opening, place) => (
          <li key={`${opening.date} ${opening.time} ${opening.therapist_id}`}>
            <OpeningButton
              opening={opening}
              target={bookingLinkPath({
                ...linked,
                therapist: opening.therapist_id,
                date: opening.date,
                time: opening.time,
              })}
              named={opening.therapist_id !== form.therapist_id}
              first={place === 0}
            />
          </li>
        ))}
        {!loading && openings.length === 0 && (
          <li className="flex col-span-3 min-h-18 items-center text-muted">
            <Trans>We found no time for it. Please choose another therapist or length.</Trans>
          </li>
        )}
      </ul>
      <Link
        to={bookingLinkPath(linked)}
        className={buttonClasses('quiet', '-mx-3 -my-2 justify-self-start px-3!')}
      >
        <Trans>All times for it</Trans>
      </Link>
    </section>
  );
}

/** How it is paid: minutes of a package, or money. */
function PaidWith({ form, minutes }: { form: BookingForm; minutes: number }) {
  const { total } = usePrice(form);
  if (form.serviceType === 'service') return formatAmount(total);
  const name = form.services[0]?.name ?? '';
  if (form.unlimited_package_id !== null) return <Trans>from your {name}</Trans>;
  const left = (form.maxDuration ?? 0) - minutes;
  return (
    <Trans>
      from your {name}: uses {minutes} min, leaves {left}
    </Trans>
  );
}

interface OpeningButtonProps {
  opening: Opening;
  target: string;
  /** Whether the therapist is named. */
  named: boolean;
  first: boolean;
}

function OpeningButton({ opening, target, named, first }: OpeningButtonProps) {
  const { t } = useLingui();
  const soonDay = useSoonDay();
  const { date, time, therapist_name } = opening;
  const day = soonDay(civilDay(date, time));
  const [who = ''] = therapist_name.split(' ');
  return (
    <Link
      to={target}
      aria-label={named ? t`Book ${day} ${time}, ${who}` : t`Book ${day} ${time}`}
      className={buttonClasses(
        first ? 'primary' : 'secondary',
        'h-full min-h-18 w-full flex-col gap-0.5! rounded-control! px-2! leading-tight tabular-nums',
      )}
    >
      <span className="text-sm font-medium">{day}</span>
      <span className="text-lg">{time}</span>
      {named && <span className="text-sm font-medium">{who}</span>}
    </Link>
  );
}

function useRepeatOpenings(form: BookingForm, minutes: number) {
  const bounds = useDayBounds(form);
  const { currentData, isFetching } = useFindNextOpeningsQuery({
    ...branchFilterOf(form),
    total_duration: minutes,
  });
  return {
    openings: currentData ? proposedOpenings(currentData, bounds) : [],
    loading: isFetching && !currentData,
  };
}
