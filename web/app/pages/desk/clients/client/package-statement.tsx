import type { StatementKind } from '@limber/contract/package-statement.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { dubaiDay, formatShortDayWithYear } from '../../../../lib/dates.ts';
import { joinNames } from '../../../../lib/join-names.ts';
import { useReadStatementAtDeskInfiniteQuery } from '../../../../state/api/calls/desk/clients/packages.ts';
import { Apart } from '../../../../ui/dot.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { More } from '../../frame/part.tsx';

export const entryWords: Record<StatementKind, ReactNode> = {
  bought: <Trans>Bought</Trans>,
  booked: <Trans>Session</Trans>,
  returned: <Trans>Returned</Trans>,
  adjusted: <Trans>Adjusted</Trans>,
  expired: <Trans>Expired</Trans>,
  imported: <Trans>Imported</Trans>,
  refunded: <Trans>Paid back</Trans>,
  transferred: <Trans>Transferred</Trans>,
};

/** Every movement of a package's minutes, newest first. */
export function PackageStatement({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useReadStatementAtDeskInfiniteQuery({ id });
  if (isError && !data) {
    return (
      <ErrorState title={<Trans>The statement could not be loaded.</Trans>} onRetry={refetch} />
    );
  }
  const lines = data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <div className="mt-2">
      <DeskTable
        name={t`Statement`}
        columns={[
          { word: <Trans>Day</Trans> },
          { word: <Trans>What</Trans> },
          { word: <Trans>Minutes</Trans>, figure: true },
          { word: <Trans>Balance</Trans>, figure: true },
        ]}
        rows={lines.map((line) => ({
          key: line.id,
          cells: [
            formatShortDayWithYear(dubaiDay(line.at)),
            <Fragment key="what">
              {entryWords[line.kind]}
              <span className="block text-sm text-muted">
                <Apart
                  parts={[
                    line.session &&
                      joinNames(line.session.appointment_services.map((one) => one.service_name)),
                    line.person,
                    line.reason,
                  ]}
                />
              </span>
            </Fragment>,
            <bdi key="minutes" dir="ltr">
              {signed(line.minutes)}
            </bdi>,
            line.balance,
          ],
        }))}
      />
      {hasNextPage && <More busy={isFetching} onMore={() => void fetchNextPage()} />}
    </div>
  );
}

/** '+15', '−60'. */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : `−${-count}`;
}
