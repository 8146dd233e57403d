import type { Prolongation } from '@limber/contract/desk/clients/packages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useListProlongationsQuery } from '../../../../state/api/calls/desk/clients/packages.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { Nothing } from '../../frame/titled-section.tsx';
import { deskDay, deskDayOf } from '../../frame/words/desk-dates.ts';

const prolongationWords: Readonly<Record<Prolongation['what'], MessageDescriptor>> = {
  prolonged: msg`Prolonged`,
  shortened: msg`Shortened`,
  frozen: msg`Frozen`,
  unfrozen: msg`Freeze ended`,
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
            deskDayOf(each.at),
            <Fragment key="what">
              {t(prolongationWords[each.what])}
              {each.frozen && (
                <>
                  <Dot />
                  <Trans>
                    {deskDay(each.frozen.from)} to {deskDay(each.frozen.to)}
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
              {deskDay(each.became)}
              <span className="block text-sm text-muted">
                <Trans>before: {deskDay(each.was)}</Trans>
              </span>
            </Fragment>,
          ],
        }))}
      />
    </div>
  );
}
