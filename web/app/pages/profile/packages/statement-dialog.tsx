import type { StatementKind, StatementLine } from '@limber/contract/package-statement.ts';
import type { OwnedPackage } from '@limber/contract/packages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DayAndTime } from '../../../components/day-and-time.tsx';
import { dayOfInstant, formatShortDayWithYear, timeOfInstant } from '../../../lib/dates.ts';
import { formatAmount } from '../../../lib/format-amount.ts';
import { useReadStatementInfiniteQuery } from '../../../state/api/calls/package-statement.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dot } from '../../../ui/dot.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LoadingOrError } from '../../../ui/skeleton.tsx';
import { joinServices } from '../join-services.ts';
import { TakenByOthers } from '../taken-by-others.tsx';

interface Props {
  owned: OwnedPackage;
  onClose(): void;
}

/** Every change of a package's minutes, newest first, with the balance after it. */
export function StatementDialog({ owned, onClose }: Props) {
  const { t } = useLingui();
  const statement = useReadStatementInfiniteQuery({ id: owned.id });
  const lines = statement.data?.pages.flatMap((page) => page.results);
  return (
    <Dialog open onClose={onClose} title={t`Statement of minutes`} closeLabel={t`Close`}>
      <p className="mb-4 text-muted">{owned.name}</p>
      {lines ? (
        <div className="grid justify-items-start gap-5">
          <table className="w-full border-collapse tabular-nums">
            <thead>
              <tr className="border-b border-line text-start text-sm text-muted">
                <th scope="col" className="py-2 pe-3 text-start font-semibold">
                  <Trans>What</Trans>
                </th>
                <th scope="col" className="py-2 pe-3 text-end font-semibold">
                  <Trans>Minutes</Trans>
                </th>
                <th scope="col" className="py-2 text-end font-semibold">
                  <Trans>Balance</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </tbody>
          </table>
          {statement.hasNextPage && (
            <Button
              tone="secondary"
              busy={statement.isFetchingNextPage}
              onClick={() => statement.fetchNextPage()}
            >
              <Trans>Show more</Trans>
            </Button>
          )}
        </div>
      ) : (
        <LoadingOrError
          of={statement}
          failed={<Trans>We could not load the statement.</Trans>}
          label={t`Loading the statement...`}
        />
      )}
    </Dialog>
  );
}

/** The session that the minutes were for. */
function SessionOf({ session }: { session: NonNullable<StatementLine['session']> }) {
  const { t } = useLingui();
  const { therapist } = session;
  return (
    <span className="block text-sm">
      <span className="block">
        {joinServices(session.appointment_services) || t`Wellness Session`}
      </span>
      <span className="block">
        <DayAndTime day={formatShortDayWithYear(session.date)} time={session.time} />
        <Dot />
        <Trans>
          with <bdi translate="no">{therapist}</bdi>
        </Trans>
      </span>
      {session.healed_minutes !== undefined && (
        <span className="block font-semibold text-ok">
          <TakenByOthers late={session.late} minutes={session.healed_minutes} />
        </span>
      )}
      {session.late && (
        <span className="block font-semibold text-warn">
          <Trans>Cancelled too late: it counts as used</Trans>
        </span>
      )}
    </span>
  );
}

const entryWords: Readonly<Record<StatementKind, MessageDescriptor>> = {
  bought: msg`Bought`,
  booked: msg`Session booked`,
  returned: msg`Session cancelled, minutes back`,
  adjusted: msg`Adjusted by the studio`,
  expired: msg`Expired`,
  imported: msg`Carried over`,
  refunded: msg`Refunded`,
  transferred: msg`Transferred`,
};

function Line({ line }: { line: StatementLine }) {
  const { t } = useLingui();
  const added = line.minutes > 0;
  return (
    <tr className="border-b border-hairline align-top">
      <th scope="row" className="py-3 pe-3 text-start font-normal">
        <span className="block font-semibold">{t(entryWords[line.kind])}</span>
        <span className="block text-sm text-muted">
          <DayAndTime
            day={formatShortDayWithYear(dayOfInstant(line.at))}
            time={timeOfInstant(line.at)}
          />
          {line.person && (
            <>
              <Dot />
              <bdi translate="no">{line.person}</bdi>
            </>
          )}
        </span>
        {line.session && <SessionOf session={line.session} />}
        {line.price !== null && (
          <span className="block text-sm text-muted">
            <Trans>For {formatAmount(line.price)}</Trans>
          </span>
        )}
        {line.reason && <span className="block text-sm text-muted">{line.reason}</span>}
      </th>
      <td
        className={classNames(
          'py-3 pe-3 text-end font-semibold whitespace-nowrap',
          added && 'text-ok',
        )}
      >
        <bdi dir="ltr">{added ? `+${line.minutes}` : `−${-line.minutes}`}</bdi>
      </td>
      <td className="py-3 text-end whitespace-nowrap">{line.balance}</td>
    </tr>
  );
}
