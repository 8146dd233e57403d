import type { Appointment } from '@limber/contract/appointments.ts';
import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { TherapistName } from '../../../../components/therapists/therapist-name.tsx';
import { VisitFacts } from '../../../../components/visit-facts.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { joinNames } from '../../../../lib/join-names.ts';
import { nameTherapist } from '../../../../lib/name-therapist.ts';
import { paths } from '../../../../paths.ts';
import {
  useListClientEarlierVisitsInfiniteQuery,
  useListClientSessionsInfiniteQuery,
} from '../../../../state/api/calls/desk/clients/timeline.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { More, Nothing, TitledSection } from '../../frame/titled-section.tsx';
import { deskDayWithWeekday } from '../../frame/words/desk-dates.ts';
import { statusWords } from '../../frame/words/status-words.ts';

/** Rows shown at first. */
const FEW = 5;

/** Upcoming and past sessions. */
export function SessionsPart({ client }: { client: DeskClient }) {
  const [all, setAll] = useState(false);
  const [past, setPast] = useState(false);
  const { next_sessions: next, past_sessions: latest } = client;
  return (
    <TitledSection title={<Trans>Sessions</Trans>}>
      {next.length === 0 ? (
        <Nothing>
          <Trans>Nothing is booked.</Trans>
        </Nothing>
      ) : (
        <>
          <ul className="client-lines">
            {next.slice(0, all ? undefined : FEW).map((session) => (
              <Line key={session.id} session={session} />
            ))}
          </ul>
          {!all && next.length > FEW && <More busy={false} onMore={() => setAll(true)} />}
        </>
      )}
      {latest.length > 0 && (
        <>
          <h3 className="mt-3 text-sm font-semibold text-muted">
            <Trans>Past and cancelled</Trans>
          </h3>
          {past ? (
            <Past id={client.id} />
          ) : (
            <>
              <ul className="client-lines">
                {latest.slice(0, 3).map((session) => (
                  <Line key={session.id} session={session} />
                ))}
              </ul>
              {latest.length > 3 && <More busy={false} onMore={() => setPast(true)} />}
            </>
          )}
        </>
      )}
      <Earlier id={client.id} />
    </TitledSection>
  );
}

/** Sessions from the software before, if there are any. */
function Earlier({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useListClientEarlierVisitsInfiniteQuery({ id });
  if (isError && !data) {
    return (
      <ErrorState
        title={<Trans>The earlier sessions could not be loaded.</Trans>}
        onRetry={refetch}
      />
    );
  }
  const [first] = data?.pages ?? [];
  if (!first || first.count === 0) return null;
  return (
    <>
      <h3 className="mt-3 text-sm font-semibold text-muted">
        <Trans>In the software before ({first.count})</Trans>
      </h3>
      <ul className="client-lines">
        {data?.pages
          .flatMap(({ results }) => results)
          .map(({ id, date, time, service, outcome, ...visit }) => (
            <li key={id} className="client-line items-baseline">
              <span>
                {deskDayWithWeekday(date)} {time && <bdi dir="ltr">{time}</bdi>}
              </span>
              <span className="text-sm text-muted">{t(statusWords[outcome])}</span>
              <span className="basis-full text-sm text-muted">
                <bdi>{service}</bdi>
                <VisitFacts visit={visit} />
              </span>
            </li>
          ))}
      </ul>
      {hasNextPage && <More busy={isFetching} onMore={() => void fetchNextPage()} />}
    </>
  );
}

function Past({ id }: { id: number }) {
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useListClientSessionsInfiniteQuery({ id });
  if (isError && !data) {
    return (
      <ErrorState title={<Trans>The sessions could not be loaded.</Trans>} onRetry={refetch} />
    );
  }
  return (
    <>
      <ul className="client-lines">
        {data?.pages
          .flatMap(({ results }) => results)
          .map((session) => (
            <Line key={session.id} session={session} />
          ))}
      </ul>
      {(hasNextPage || !data) && <More busy={isFetching} onMore={() => void fetchNextPage()} />}
    </>
  );
}

function Line({ session }: { session: Appointment }) {
  const { t } = useLingui();
  const { id, date, time, location, therapist_obj: by, appointment_services: services } = session;
  return (
    <li className="client-line items-baseline">
      <Link to={`${paths.desk}?date=${date}&location=${location}&session=${id}`} className="link">
        {deskDayWithWeekday(date)} <bdi dir="ltr">{formatTime(time)}</bdi>
      </Link>
      <span className="text-sm text-muted">{t(statusWords[session.status])}</span>
      <span className="basis-full text-sm text-muted">
        <bdi>{joinNames(services.map((each) => each.service_name))}</bdi>
        <Dot />
        <TherapistName name={nameTherapist(by)} />
      </span>
    </li>
  );
}
