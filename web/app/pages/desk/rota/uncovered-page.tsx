import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import type { UncoveredOfDay } from '@limber/contract/desk/rota/uncovered.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { paths } from '../../../paths.ts';
import { useListUncoveredQuery } from '../../../state/api/calls/desk/rota/uncovered.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { deskTitle } from '../frame/desk-title.ts';
import { DetailPage } from '../frame/detail-page.tsx';
import { refetchAfresh } from '../frame/live/refetch-outdated.ts';
import { useLiveDay } from '../frame/live/use-live-day.ts';
import { deskLongDay } from '../frame/words/desk-dates.ts';
import { Uncovered } from './uncovered-list.tsx';

export const meta = deskTitle(msg`Uncovered sessions`);

/** A therapist's sessions of a day that nobody can give, each with its options. */
export default function UncoveredPage() {
  const { id, date = '' } = useParams();
  const query = useListUncoveredQuery({ id: Number(id), date });
  const { currentData, refetch } = query;
  useLiveDay(
    (day) => day === date,
    () => refetchAfresh(refetch),
  );
  return (
    <DetailPage list={{ to: `${paths.rota}?day=${date}`, name: <Trans>Rota</Trans> }} of={query}>
      {currentData && <OfDay key={`${id} ${date}`} day={currentData} />}
    </DetailPage>
  );
}

function OfDay({ day: { therapist, date, sessions } }: { day: UncoveredOfDay }) {
  const shown = useOnceListed(sessions);
  return (
    <>
      <header>
        <h1 className="type-2 [overflow-wrap:anywhere]">
          <TherapistName name={therapist} />
        </h1>
        <p className="text-muted">{deskLongDay(date)}</p>
      </header>
      <div role="status">
        {sessions.length === 0 ? (
          <EmptyState
            icon={<Check />}
            title={<Trans>Every session of this day is covered.</Trans>}
            action={
              <Link to={`${paths.desk}?date=${date}`} className="desk-tool desk-edged">
                <Trans>To the day</Trans>
              </Link>
            }
          >
            <Trans>Nobody has to be moved or written to.</Trans>
          </EmptyState>
        ) : (
          <>
            <p className="font-semibold text-warn">
              <Plural
                value={sessions.length}
                one="# session is without its therapist or hours:"
                other="# sessions are without their therapist or hours:"
              />
            </p>
            <p className="text-muted">
              <Trans>Give each to somebody else, move it, or cancel it with its client.</Trans>
            </p>
          </>
        )}
      </div>
      <ul className="desk-list">
        {shown.map((session) => (
          <Uncovered key={session.id} session={session} />
        ))}
      </ul>
    </>
  );
}

/** All sessions listed since the page was opened, so that those settled here show their outcome. */
function useOnceListed(sessions: readonly DisplacedSession[]): readonly DisplacedSession[] {
  const [listed, setListed] = useState(sessions);
  useEffect(() => {
    setListed((before) => [
      ...before,
      ...sessions.filter(({ id }) => !before.some((each) => each.id === id)),
    ]);
  }, [sessions]);
  return listed;
}
