import type { Prolongation } from '@limber/contract/desk/clients/packages.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { dubaiDay, formatShortDayWithYear } from '../../../../lib/dates.ts';
import { useListProlongationsQuery } from '../../../../state/api/calls/desk/clients/packages.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { Nothing } from '../../frame/part.tsx';

const words: Record<Prolongation['what'], ReactNode> = {
  prolonged: <Trans>Prolonged</Trans>,
  shortened: <Trans>Shortened</Trans>,
  frozen: <Trans>Frozen</Trans>,
  unfrozen: <Trans>Freeze ended</Trans>,
};

/** Changes to a package's last day, with author and reason, newest first. */
export function PackageDays({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, isError, refetch } = useListProlongationsQuery({ id });
  if (isError && !data) {
    return <ErrorState title={<Trans>This could not be loaded.</Trans>} onRetry={refetch} />;
  }
  if (!data) return null;
  if (data.length === 0) {
    return (
      <Nothing>
        <Trans>Its last day has not been changed.</Trans>
      </Nothing>
    );
  }
  return (
    <div className="mt-2">
      <DeskTable
        name={t`Changes of the last day`}
        columns={[
          { word: <Trans>Day</Trans> },
          { word: <Trans>What</Trans> },
          { word: <Trans>Last day</Trans> },
        ]}
        rows={data.map((each) => ({
          key: `${each.at} ${each.became}`,
          cells: [
            formatShortDayWithYear(dubaiDay(each.at)),
            <Fragment key="what">
              {words[each.what]}
              {each.frozen && (
                <>
                  <Dot />
                  <Trans>
                    {formatShortDayWithYear(each.frozen.from)} to{' '}
                    {formatShortDayWithYear(each.frozen.to)}
                  </Trans>
                </>
              )}
              <span className="block text-sm text-muted">
                <bdi>{each.by}</bdi>
                <Dot />
                <bdi>{each.reason}</bdi>
                {each.minutes_back !== null && (
                  <>
                    <Dot />
                    <Plural value={each.minutes_back} one="# min back" other="# min back" />
                  </>
                )}
              </span>
            </Fragment>,
            <Fragment key="last">
              {formatShortDayWithYear(each.became)}
              <span className="block text-sm text-muted">
                <Trans>before: {formatShortDayWithYear(each.was)}</Trans>
              </span>
            </Fragment>,
          ],
        }))}
      />
    </div>
  );
}
