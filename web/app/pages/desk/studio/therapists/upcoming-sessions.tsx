import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router';
import { dayOfInstant, studioDay, timeOfInstant } from '../../../../lib/dates.ts';
import { joinNames } from '../../../../lib/join-names.ts';
import { paths } from '../../../../paths.ts';
import { useAddTimeOffMutation } from '../../../../state/api/calls/desk/rota/time-off.ts';
import { useListToComeQuery } from '../../../../state/api/calls/desk/rota/upcoming-sessions.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { deskShortDayWithWeekday } from '../../frame/words/desk-dates.ts';

/** Upcoming sessions of a retired therapist, with links to find another for each. */
export function UpcomingSessions({ id }: { id: number }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data, isError, refetch } = useListToComeQuery({ id });
  const [add, { error, isLoading }] = useAddTimeOffMutation();
  const { whole } = useRefusal(error);
  const [first] = data ?? [];
  const last = data?.at(-1);
  if (isError && !data) {
    return (
      <ErrorState
        title={<Trans>Their upcoming sessions could not be loaded.</Trans>}
        onRetry={refetch}
      />
    );
  }
  if (!first || !last) return null;
  async function settle(from: string, to: string) {
    const request = { therapist_id: id, kind: 'other' as const, from, to };
    const { data: away } = await add(request);
    if (away) navigate(`${paths.away}/${away.id}`);
  }
  return (
    <section aria-label={t`Still to come`} className="grid gap-2 border-t border-hairline pt-3">
      <h3 className="font-semibold">
        <Plural
          value={data?.length ?? 0}
          one="# session is still booked with them"
          other="# sessions are still booked with them"
        />
      </h3>
      {data && (
        <ul className="max-h-72 overflow-y-auto">
          {data.map((session) => (
            <li key={session.id}>
              <Session session={session} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">
        <Trans>
          Move each one on the board, or settle all of them in the rota, which shows who could take
          them.
        </Trans>
      </p>
      <RefusalText>{whole}</RefusalText>
      <div className="flex flex-wrap gap-2">
        <DeskButton disabled={isLoading} onClick={() => void settle(dayOf(first), dayOf(last))}>
          <Trans>Note them as away and find somebody else</Trans>
        </DeskButton>
        <Link to={paths.rota} className="desk-tool desk-edged">
          <Trans>Rota</Trans>
        </Link>
      </div>
    </section>
  );
}

function Session({ session }: { session: DisplacedSession }) {
  const { id, starts_at, client, services, location } = session;
  const [day, time] = [dayOfInstant(starts_at), timeOfInstant(starts_at)];
  return (
    <Link
      to={`${paths.desk}?date=${dayOf(session)}&location=${location}&session=${id}`}
      className="inline-flex min-h-11 items-center text-primary underline underline-offset-4 lg:min-h-9"
    >
      <span>
        {deskShortDayWithWeekday(day)} <bdi dir="ltr">{time}</bdi>{' '}
        <bdi translate="no">
          {client.first_name} {client.last_name}
        </bdi>
        <Dot />
        {joinNames(services)}
      </span>
    </Link>
  );
}

/** The studio's day of a session. */
function dayOf({ starts_at }: DisplacedSession): string {
  return studioDay(dayOfInstant(starts_at), timeOfInstant(starts_at));
}
