import type { DeskSession } from '@limber/contract/desk/day/session.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useRef } from 'react';
import { TherapistName } from '../../../../components/therapists/therapist-name.tsx';
import { useServerNow } from '../../../../components/use-server-now.ts';
import { timeOfInstant } from '../../../../lib/dates.ts';
import { joinNames } from '../../../../lib/join-names.ts';
import { useReadDeskSessionQuery } from '../../../../state/api/calls/desk/day/session.ts';
import { Apart, Dot } from '../../../../ui/dot.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { BySoftware } from '../../frame/words/by-software.tsx';
import { deskDay, deskDayOf } from '../../frame/words/desk-dates.ts';
import { Instant } from '../../frame/words/instant.tsx';
import { statusWords } from '../../frame/words/status-words.ts';
import { TimeSpan } from '../../frame/words/time-span.tsx';
import { useMinutesLeft } from '../../frame/words/use-minutes-left.ts';

interface Props {
  id: string;
  busy: boolean;
  /** Undoes its last move. */
  onMoveBack: () => Promise<void>;
}

/** The client's packages and other sessions, and the history of this one. */
export function SessionHistory({ id, busy, onMoveBack }: Props) {
  const history = useRef<HTMLHeadingElement>(null);
  const { currentData, isError, refetch } = useReadDeskSessionQuery({ id });
  const now = useServerNow();
  const minutesLeft = useMinutesLeft();
  if (!currentData) {
    return isError ? (
      <ErrorState title={<Trans>The history could not be loaded.</Trans>} onRetry={refetch} />
    ) : null;
  }
  const { packages, visits, events } = currentData;
  // Latest first; upcoming sessions are reversed, so that the next one comes first.
  const next = visits.filter((visit) => Date.parse(visit.starts_at) > now).toReversed();
  const last = visits.filter((visit) => Date.parse(visit.starts_at) <= now);
  return (
    <>
      <Part title={<Trans>Packages</Trans>} of={packages} none={<Trans>None</Trans>}>
        {({ id: key, name, balance_minutes: left, cap_left: capped, expires_on }) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-3">
            <span>{name}</span>
            <span className="text-muted">
              {left === null ? <Trans>Unlimited</Trans> : minutesLeft(capped ?? left, left)}
              {expires_on && (
                <>
                  <Dot />
                  <Trans>until {deskDay(expires_on)}</Trans>
                </>
              )}
            </span>
          </li>
        )}
      </Part>
      <Part title={<Trans>Next sessions</Trans>} of={next} none={<Trans>None</Trans>}>
        {(visit) => <Visit key={visit.id} visit={visit} />}
      </Part>
      <Part title={<Trans>Last sessions</Trans>} of={last} none={<Trans>None</Trans>}>
        {(visit) => <Visit key={visit.id} visit={visit} />}
      </Part>
      <Part title={<Trans>History</Trans>} headRef={history} of={events} none={<Trans>None</Trans>}>
        {(event) => (
          <li key={`${event.at} ${event.to} ${event.moved_from}`}>
            <span className="flex justify-between gap-3">
              <span>
                <EventWord event={event} />
              </span>
              <span className="text-muted">
                <Instant at={event.at} />
              </span>
            </span>
            {event.moved_from && event.moved_until && (
              <span className="block text-muted">
                <Trans>before:</Trans> {deskDayOf(event.moved_from)}{' '}
                <TimeSpan
                  from={timeOfInstant(event.moved_from)}
                  to={timeOfInstant(event.moved_until)}
                />
                {event.moved_therapist && (
                  <>
                    <Dot />
                    <TherapistName name={event.moved_therapist} />
                  </>
                )}
                {event.moved_services && <Dot />}
                <bdi>{event.moved_services && joinNames(event.moved_services)}</bdi>
              </span>
            )}
            <span className="block text-muted">
              <Apart
                parts={[
                  event.by && <TherapistName name={event.by} />,
                  event.software && <BySoftware name={event.software} />,
                  event.reason,
                ]}
              />
            </span>
            {event.undoable && (
              <DeskButton
                disabled={busy}
                onClick={async () => {
                  await onMoveBack();
                  // The button disappears with the move that it undid.
                  history.current?.focus();
                }}
                className="mt-1"
              >
                <Trans>Undo the move</Trans>
              </DeskButton>
            )}
          </li>
        )}
      </Part>
    </>
  );
}

/** What was done, in words. */
function EventWord({ event }: { event: DeskSession['events'][number] }) {
  const { t } = useLingui();
  if (event.undone) return <Trans>Undone</Trans>;
  return event.moved_from ? <Trans>Moved</Trans> : t(statusWords[event.to]);
}

function Visit({ visit }: { visit: DeskSession['visits'][number] }) {
  const { t } = useLingui();
  return (
    <li>
      <span className="flex justify-between gap-3">
        <span>
          <Instant at={visit.starts_at} />
        </span>
        <span className="text-muted">{t(statusWords[visit.status])}</span>
      </span>
      <span className="block text-muted">
        <bdi>{joinNames(visit.services.map((each) => each.service_name))}</bdi>
        <Dot />
        <TherapistName name={visit.therapist} />
      </span>
    </li>
  );
}

interface PartProps<Row> {
  title: ReactNode;
  headRef?: Ref<HTMLHeadingElement>;
  of: readonly Row[];
  none: ReactNode;
  children: (row: Row) => ReactNode;
}

function Part<Row>({ title, headRef, of, none, children }: PartProps<Row>) {
  return (
    <section className="mt-5 border-t border-hairline pt-3">
      <h3 ref={headRef} tabIndex={-1} className="mb-2 text-sm font-semibold text-muted">
        {title}
      </h3>
      {of.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="grid gap-2 text-[0.9375rem]">{of.map(children)}</ul>
      )}
    </section>
  );
}
