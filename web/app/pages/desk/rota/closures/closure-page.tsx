import type { ClosureWithHit } from '@limber/contract/desk/rota/closures.ts';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useServerNow } from '../../../../components/use-server-now.ts';
import { dayOfInstant, studioDay, timeOfInstant } from '../../../../lib/dates.ts';
import { paths } from '../../../../paths.ts';
import { useReadDeskClosureQuery } from '../../../../state/api/calls/desk/rota/closures.ts';
import { selectUser } from '../../../../state/selectors.ts';
import { useAppSelector } from '../../../../state/store.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { isSettled, outcomeText, WhatIsLeft } from '../../day/displaced/displaced-outcome.tsx';
import { ResolveOnRequest } from '../../day/displaced/resolve-on-request.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { DetailPage } from '../../frame/detail-page.tsx';
import { refetchAfresh } from '../../frame/live/refetch-outdated.ts';
import { isAmong } from '../../frame/live/shown-days.ts';
import { useLiveDay } from '../../frame/live/use-live-day.ts';
import { History } from '../../studio/change-history.tsx';
import { ClosureForm } from './closure-form.tsx';
import { ClosureState, ClosureWhen } from './closure-words.tsx';
import { Deciding } from './confirm-or-withdraw-closure.tsx';
import { useClosing } from './use-closing.ts';

export const meta = deskTitle(msg`Closure`);

/**
 * A closure: to change, confirm or withdraw, with the sessions it affects and alternatives for
 * each.
 */
export default function ClosurePage() {
  const id = Number(useParams().id);
  const query = useReadDeskClosureQuery({ id });
  const { data, isFetching, refetch } = query;
  useLiveDay(
    (date) => isFetching || isAmong(data && daysOf(data), date),
    () => refetchAfresh(refetch),
  );
  return (
    <DetailPage list={{ to: paths.closures, name: <Trans>Closures</Trans> }} of={query}>
      {data && <Closure closure={data} />}
    </DetailPage>
  );
}

const daysOf = ({ starts_on, ends_on, hit }: ClosureWithHit) => ({
  from: starts_on,
  to: ends_on,
  sessions: hit.map((each) => ({ ...each, offers: each.alternatives })),
});

function Closure({ closure }: { closure: ClosureWithHit }) {
  const { hit, open, state, ends_on } = closure;
  const now = new Date(useServerNow()).toISOString();
  const isManager = useAppSelector(selectUser)?.account_type === 'manager';
  const [changes, setChanges] = useState(false);
  const decides = useClosing().decidesOn(closure.location);
  const stands = state !== 'withdrawn';
  const isOver = ends_on < studioDay(dayOfInstant(now), timeOfInstant(now));
  return (
    <>
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow">
          <h1 className="type-2 [overflow-wrap:anywhere]">{closure.name}</h1>
          <p className="text-muted">
            <ClosureWhen closure={closure} />
            <Dot />
            <ClosureState closure={closure} />
          </p>
          <Deciders closure={closure} />
        </div>
        {stands && decides && !isOver && (
          <DeskButton onClick={() => setChanges(true)}>
            <Trans>Change</Trans>
          </DeskButton>
        )}
      </header>
      {decides && <Deciding closure={closure} />}
      {!decides && state === 'provisional' && (
        <p className="text-muted">
          <Trans>Someone who works at every branch decides this.</Trans>
        </p>
      )}
      {stands && (
        <WhatIsLeft sessions={hit} open={open} none={<Trans>No session is booked on it.</Trans>} />
      )}
      <div className="divide-y divide-hairline">
        {hit.map((session) => (
          <ResolveOnRequest
            key={session.id}
            session={session}
            about="closure"
            outcome={outcomeText(session)}
            settled={isSettled(session)}
            offers={session.alternatives}
            later={session.later}
            closureId={closure.id}
          />
        ))}
      </div>
      {isManager && (
        <History key={`history ${closure.version}`} subject="closure" id={closure.id} />
      )}
      {changes && <ClosureForm closure={closure} onClose={() => setChanges(false)} />}
    </>
  );
}

/** Who made, confirmed and withdrew it. */
function Deciders({ closure }: { closure: ClosureWithHit }) {
  const { made_by, confirmed_by, withdrawn_by } = closure;
  const said = [
    made_by && <Trans key="made">Made by {made_by}</Trans>,
    confirmed_by && <Trans key="confirmed">Confirmed by {confirmed_by}</Trans>,
    withdrawn_by && <Trans key="withdrawn">Withdrawn by {withdrawn_by}</Trans>,
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
      {said.map((each) => (
        <li key={(each as { key: string }).key}>{each}</li>
      ))}
    </ul>
  );
}
