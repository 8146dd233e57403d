import type { TimeOffWithSessions } from '@limber/contract/desk/rota/time-off.ts';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { paths } from '../../../paths.ts';
import {
  useReadTimeOffQuery,
  useWithdrawTimeOffMutation,
} from '../../../state/api/calls/desk/rota/time-off.ts';
import { Dot } from '../../../ui/dot.tsx';
import { isSettled, outcomeText, WhatIsLeft } from '../day/displaced/displaced-outcome.tsx';
import { ResolveOnRequest } from '../day/displaced/resolve-on-request.tsx';
import { DeskButton } from '../frame/desk-button.tsx';
import { deskTitle } from '../frame/desk-title.ts';
import { DetailPage } from '../frame/detail-page.tsx';
import { refetchAfresh } from '../frame/live/refetch-outdated.ts';
import { isAmong } from '../frame/live/shown-days.ts';
import { useLiveDay } from '../frame/live/use-live-day.ts';
import { useToastOfFailure } from '../frame/refusal/use-toast-of-failure.ts';
import { deskDayWithWeekday } from '../frame/words/desk-dates.ts';
import { timeOfMinute } from '../frame/words/minute-text.ts';

export const meta = deskTitle(msg`Time off`);

/** An absence and the sessions that it leaves: who could cover each, and its outcome. */
export default function AwayPage() {
  const id = Number(useParams().id);
  const query = useReadTimeOffQuery({ id });
  const { data, isFetching, refetch } = query;
  useLiveDay(
    (date) => isFetching || isAmong(data, date),
    () => refetchAfresh(refetch),
  );
  return (
    <DetailPage list={{ to: paths.rota, name: <Trans>Rota</Trans> }} of={query}>
      {data && <Away away={data} />}
    </DetailPage>
  );
}

function Away({ away }: { away: TimeOffWithSessions }) {
  const tellFailure = useToastOfFailure();
  const [withdraw, { isLoading }] = useWithdrawTimeOffMutation();
  async function takeBack() {
    const { error } = await withdraw({ id: away.id });
    if (error) {
      tellFailure(error);
    }
  }
  const { sessions, open } = away;
  const therapist = <TherapistName name={away.therapist} />;
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grow">
          <h1 className="type-2 [overflow-wrap:anywhere]">
            {away.kind === 'sick' && <Trans>{therapist} is sick</Trans>}
            {away.kind === 'holiday' && <Trans>{therapist} is on holiday</Trans>}
            {away.kind === 'left' && <Trans>{therapist} leaves the team</Trans>}
            {away.kind === 'other' && <Trans>{therapist} is away</Trans>}
          </h1>
          <p className="text-muted">
            <When away={away} />
            {away.note && (
              <>
                <Dot />
                <bdi>{away.note}</bdi>
              </>
            )}
            {away.made_by && (
              <>
                <Dot />
                <bdi translate="no">{away.made_by}</bdi>
              </>
            )}
          </p>
        </div>
        {away.withdrawn_at ? (
          <p className="font-semibold">
            <Trans>Withdrawn</Trans>
          </p>
        ) : (
          <DeskButton disabled={isLoading} onClick={() => void takeBack()}>
            <Trans>Withdraw</Trans>
          </DeskButton>
        )}
      </header>
      {away.withdrawn_at ? (
        <p className="text-muted">
          <Trans>Nothing is left to settle: sessions that were not changed stay as booked.</Trans>
        </p>
      ) : (
        <WhatIsLeft sessions={sessions} open={open} none={<Trans>No session is affected.</Trans>} />
      )}
      <div className="divide-y divide-hairline">
        {sessions.map((session) => (
          <ResolveOnRequest
            key={session.id}
            session={session}
            about="sick_day"
            outcome={outcomeText(session)}
            settled={away.withdrawn_at !== null || isSettled(session)}
            covers={session.covers}
            offers={session.offers}
            later={session.later}
          />
        ))}
      </div>
    </>
  );
}

function When({ away: { kind, from, from_minute, to, to_minute } }: { away: TimeOffWithSessions }) {
  if (kind === 'left') return <Trans>First day without them: {deskDayWithWeekday(from)}</Trans>;
  const begins = from_minute === 360 ? '' : ` ${timeOfMinute(from_minute)}`;
  const ends = to_minute === 1800 ? '' : ` ${timeOfMinute(to_minute)}`;
  if (from === to) {
    return (
      <>
        {deskDayWithWeekday(from)}
        {begins && (
          <>
            {' '}
            <Trans>from {timeOfMinute(from_minute)}</Trans>
          </>
        )}
        {ends && (
          <>
            {' '}
            <Trans>until {timeOfMinute(to_minute)}</Trans>
          </>
        )}
      </>
    );
  }
  return (
    <>
      {deskDayWithWeekday(from)}
      <bdi dir="ltr">{begins}</bdi> – {deskDayWithWeekday(to)}
      <bdi dir="ltr">{ends}</bdi>
    </>
  );
}
