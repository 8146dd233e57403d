import type { StatementKind } from '@limber/contract/package-statement.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { joinNames } from '../../../../lib/join-names.ts';
import { useReadStatementAtDeskInfiniteQuery } from '../../../../state/api/calls/desk/clients/packages.ts';
import { Apart } from '../../../../ui/dot.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { More } from '../../frame/titled-section.tsx';
import { deskDayOf } from '../../frame/words/desk-dates.ts';

export const entryWords: Readonly<Record<StatementKind, MessageDescriptor>> = {
  bought: msg`Bought`,
  booked: msg`Session`,
  returned: msg`Returned`,
  adjusted: msg`Adjusted`,
  expired: msg`Expired`,
  imported: msg`Imported`,
  refunded: msg`Paid back`,
  transferred: msg`Transferred`,
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
            deskDayOf(line.at),
            <Fragment key="what">
              {t(entryWords[line.kind])}
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
