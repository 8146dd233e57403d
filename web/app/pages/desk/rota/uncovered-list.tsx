import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { dayOfInstant, studioDay, timeOfInstant } from '../../../lib/dates.ts';
import { paths } from '../../../paths.ts';
import { ResolveUncovered } from '../day/displaced/resolve-uncovered.tsx';
import { DeskButton } from '../frame/desk-button.tsx';
import { deskShortDayWithWeekday } from '../frame/words/desk-dates.ts';

/**
 * Sessions that a change leaves without a therapist or outside opening hours, each with its
 * options.
 */
export function UncoveredList({ sessions }: { sessions: readonly DisplacedSession[] }) {
  const said = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => said.current?.focus(), []);
  return (
    <div ref={said} role="status" tabIndex={-1} className="grid gap-3 outline-none">
      <p className="font-semibold">
        {sessions.length === 0 ? (
          <Trans>Saved. Every session is covered.</Trans>
        ) : (
          <Plural
            value={sessions.length}
            one="Saved. # session has lost its therapist or hours:"
            other="Saved. # sessions have lost their therapist or hours:"
          />
        )}
      </p>
      <ul className="desk-list">
        {sessions.map((session) => (
          <Uncovered key={session.id} session={session} />
        ))}
      </ul>
    </div>
  );
}

/** An uncovered session as a row; a press shows its options. */
export function Uncovered({ session }: { session: DisplacedSession }) {
  const [opened, setOpened] = useState(false);
  const { id, starts_at, therapist, location } = session;
  const day = studioDay(dayOfInstant(starts_at), timeOfInstant(starts_at));
  return (
    <li className="px-4 py-1.5">
      <div className="flex items-center gap-x-4">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
          <Link
            to={`${paths.desk}?date=${day}&location=${location}&session=${id}`}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            <span>
              <WhenAndWhom session={session} />
            </span>
          </Link>
          <span className="text-muted">
            <TherapistName name={therapist} />
          </span>
        </div>
        <DeskButton aria-expanded={opened} onClick={() => setOpened(!opened)} className="shrink-0">
          <Trans>Find a solution</Trans>
        </DeskButton>
      </div>
      {opened && <ResolveUncovered session={session} />}
    </li>
  );
}

/** Day, time and client of a session. */
export function WhenAndWhom({ session: { starts_at, client } }: { session: DisplacedSession }) {
  return (
    <>
      {deskShortDayWithWeekday(dayOfInstant(starts_at))}{' '}
      <bdi dir="ltr">{timeOfInstant(starts_at)}</bdi>{' '}
      <bdi translate="no">
        {client.first_name} {client.last_name}
      </bdi>
    </>
  );
}
