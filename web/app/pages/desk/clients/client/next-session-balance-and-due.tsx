import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useServerNow } from '../../../../components/use-server-now.ts';
import { formatTime } from '../../../../lib/dates.ts';
import { joinNames } from '../../../../lib/join-names.ts';
import { nameTherapist } from '../../../../lib/name-therapist.ts';
import { paths } from '../../../../paths.ts';
import { useListDueQuery } from '../../../../state/api/calls/desk/money/owed.ts';
import { Apart } from '../../../../ui/dot.tsx';
import { tillPath } from '../../frame/client-path.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { deskDay, deskShortDayWithWeekday } from '../../frame/words/desk-dates.ts';
import { TherapistLine } from '../../frame/words/therapist-line.tsx';
import { useMinutesLeft } from '../../frame/words/use-minutes-left.ts';
import { owedSums } from '../../money/till/owed/owed-sums.ts';
import { minutesLeftOf } from './minutes-left-of.ts';

/** What stands first about a client: the next session, the minutes that are left, and what is due. */
export function ClientFacts({ client }: { client: DeskClient }) {
  return (
    <dl className="client-facts">
      <Fact name={<Trans>Next session</Trans>}>
        <NextSession client={client} />
      </Fact>
      <Fact name={<Trans>Balance</Trans>}>
        <Balance client={client} />
      </Fact>
      <Fact name={<Trans>To pay</Trans>}>
        <ToPay id={client.id} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function NextSession({ client }: { client: DeskClient }) {
  const [next] = client.next_sessions;
  const [last] = client.past_sessions.filter(({ status }) => status === 'completed');
  if (!next) {
    return (
      <>
        <span className="text-muted">
          <Trans>Nothing is booked</Trans>
        </span>
        {last && (
          <small>
            <Trans>Last visit {deskDay(last.date)}</Trans>
          </small>
        )}
      </>
    );
  }
  const { id, date, time, location, therapist_obj: by, appointment_services: services } = next;
  return (
    <>
      <Link to={`${paths.desk}?date=${date}&location=${location}&session=${id}`} className="link">
        {deskShortDayWithWeekday(date)} <bdi dir="ltr">{formatTime(time)}</bdi>
      </Link>
      <small>
        <Apart
          parts={[
            joinNames(services.map((each) => each.service_name)),
            <TherapistLine key="by" name={nameTherapist(by)} />,
          ]}
        />
      </small>
    </>
  );
}

function Balance({ client }: { client: DeskClient }) {
  const minutesLeft = useMinutesLeft();
  const balance = minutesLeftOf(client.packages);
  if (!balance) {
    return (
      <span className="text-muted">
        <Trans>No package</Trans>
      </span>
    );
  }
  return (
    <>
      <span>
        {balance.minutes === null ? <Trans>Unlimited</Trans> : minutesLeft(balance.minutes)}
      </span>
      {balance.until && (
        <small>
          <Trans>until {deskDay(balance.until)}</Trans>
        </small>
      )}
    </>
  );
}

/** What is owed now; a session of the future is due once it has begun. */
function ToPay({ id }: { id: number }) {
  const { t } = useLingui();
  const now = useServerNow();
  const { currentData: due, isError } = useListDueQuery({ client_id: id });
  if (!due) {
    // The part about money below says why, and asks again.
    return <span className="text-muted">{isError ? t`Not known` : '…'}</span>;
  }
  const { nowMinor, laterMinor } = owedSums(due, now);
  return (
    <>
      {nowMinor > 0 ? (
        <Link to={tillPath(id)} className="link font-semibold text-ember">
          {deskAmount(amountOf(nowMinor))}
        </Link>
      ) : (
        <span className="text-muted">
          <Trans>Nothing</Trans>
        </span>
      )}
      {laterMinor > 0 && (
        <small>
          <Trans>{deskAmount(amountOf(laterMinor))} for coming sessions</Trans>
        </small>
      )}
    </>
  );
}
