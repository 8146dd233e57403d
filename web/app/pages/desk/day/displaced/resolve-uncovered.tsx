import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useReadSessionWaysQuery } from '../../../../state/api/calls/desk/rota/displaced-options.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { deskShortMoment } from '../../frame/words/desk-dates.ts';
import { ResolveSession } from './resolve-session.tsx';

/**
 * A session without a therapist or outside opening hours: other therapists, other times, or cancel.
 */
export function ResolveUncovered({ session }: { session: DisplacedSession }) {
  const query = useReadSessionWaysQuery({ id: session.id });
  const { data } = query;
  if (!data) {
    return <LoadingOrFailed of={query} failed={<Trans>The options could not be loaded.</Trans>} />;
  }
  const outcome = outcomeOf(session, data);
  return (
    <ResolveSession
      session={data}
      about="session"
      outcome={outcome}
      settled={outcome !== null}
      covers={data.covers}
      offers={data.offers}
    />
  );
}

/** Its outcome so far; null: none yet. */
function outcomeOf(
  left: DisplacedSession,
  now: NonNullable<ReturnType<typeof useReadSessionWaysQuery>['data']>,
): ReactNode {
  const { status, starts_at, therapist } = now;
  if (status === 'cancelled') return <Trans>Cancelled</Trans>;
  if (starts_at !== left.starts_at) {
    const time = deskShortMoment(starts_at);
    return <Trans>Moved: {time}</Trans>;
  }
  return now.therapist_id === left.therapist_id ? null : <Trans>Agreed: {therapist}</Trans>;
}
