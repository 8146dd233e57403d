import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { Trans } from '@lingui/react/macro';
import { useServerNow } from '../../../../../components/use-server-now.ts';
import { timeOfInstant } from '../../../../../lib/dates.ts';
import { joinNames } from '../../../../../lib/join-names.ts';
import { useReadDayQuery } from '../../../../../state/api/calls/desk/day/day.ts';
import { useListOwedQuery } from '../../../../../state/api/calls/desk/money/owed.ts';
import { ErrorState } from '../../../../../ui/error-state.tsx';
import { nameOf } from '../../../frame/client-path.ts';
import { deskAmount } from '../../../frame/words/desk-amounts.ts';
import { pollEveryMinute } from '../page/poll-every-minute.ts';
import { begin, owedRows, type SaleInProgress } from '../page/sale-in-progress.ts';
import { hereNow } from './here-now.ts';

interface Props {
  location: string;
  onTake(taking: SaleInProgress): void;
}

/** Clients who are at the branch now, each with what is due for the session: one press takes it. */
export function WhoIsHere({ location, onTake }: Props) {
  const now = useServerNow();
  const { currentData: day, isError, refetch } = useReadDayQuery({ location }, pollEveryMinute);
  const { currentData: due } = useListOwedQuery({ location }, pollEveryMinute);
  const owed = new Map(due ? owedRows(due).map((row) => [row.key, row]) : []);
  const here = hereNow(day?.bookings ?? [], now);
  return (
    <section aria-labelledby="till-here" className="grid gap-2">
      <h3 id="till-here" className="text-sm font-semibold text-muted">
        <Trans>Here now</Trans>
      </h3>
      {!day && isError && (
        <ErrorState title={<Trans>The day could not be loaded.</Trans>} onRetry={refetch} />
      )}
      {day && here.length === 0 && (
        <p className="text-muted">
          <Trans>Nobody is here now. Find a client by name or number.</Trans>
        </p>
      )}
      {here.length > 0 && (
        <ul className="till-tiles">
          {here.map((session) => {
            const row = owed.get(session.id);
            return (
              <li key={session.id}>
                <button
                  type="button"
                  onClick={() => onTake(row?.taking ?? begin(session.client))}
                  className="till-tile"
                >
                  <span className="grid">
                    <span className="font-semibold [overflow-wrap:anywhere]">
                      <bdi translate="no">{nameOf(session.client)}</bdi>
                    </span>
                    <span className="text-sm text-muted">
                      {timeOfInstant(session.starts_at)}{' '}
                      <bdi>{joinNames(session.services.map((each) => each.service_name))}</bdi>
                    </span>
                  </span>
                  {due && <PaidOrDue session={session} amount={row?.amount} />}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

interface StateProps {
  session: Pick<DayBooking, 'package'>;
  /** What is due for it; undefined: nothing. */
  amount: number | undefined;
}

function PaidOrDue({ session, amount }: StateProps) {
  if (amount !== undefined) {
    return (
      <strong className="text-ember">
        <Trans>{deskAmount(amount)} due</Trans>
      </strong>
    );
  }
  return (
    <span className="text-sm font-semibold text-ok">
      {session.package ? <Trans>By package</Trans> : <Trans>Nothing due</Trans>}
    </span>
  );
}
