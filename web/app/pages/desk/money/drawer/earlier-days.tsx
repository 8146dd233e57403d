import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { timeOfInstant } from '../../../../lib/dates.ts';
import { deskReportPath } from '../../../../paths.ts';
import { useListDrawersQuery } from '../../../../state/api/calls/desk/money/drawers.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { deskDayWithWeekday } from '../../frame/words/desk-dates.ts';
import { TimeSpan } from '../../frame/words/time-span.tsx';

const PAGE = 20;

/** Days of a branch with a drawer, and how they were closed; each links to its report. */
export function EarlierDays({ location }: { location: string }) {
  const { t } = useLingui();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useListDrawersQuery({
    location,
    limit: PAGE,
    offset: page * PAGE,
  });
  const hasMore = (data?.count ?? 0) > (page + 1) * PAGE;
  if (error && !data) {
    return <ErrorState title={<Trans>The days could not be loaded.</Trans>} onRetry={refetch} />;
  }
  if (!data || data.count === 0) return null;
  return (
    <section aria-labelledby="drawer-days" className="grid gap-2">
      <h2 id="drawer-days" className="type-3">
        <Trans>Days and their reports</Trans>
      </h2>
      <ul className="desk-list">
        {data.results.map((each) => {
          const {
            id,
            kind,
            day,
            opened_at,
            closed_at,
            closed_by,
            counted,
            expected,
            difference_reason,
          } = each;
          const difference = counted === null || expected === null ? 0 : counted - expected;
          return (
            <li key={id}>
              <Link to={deskReportPath(id, location)} className="desk-day-row">
                <span className="font-semibold">{deskDayWithWeekday(day)}</span>
                <span className="text-end">
                  {kind === 'online' ? (
                    <Trans>Paid online</Trans>
                  ) : closed_at === null ? (
                    <Trans>Still open</Trans>
                  ) : counted === null ? null : (
                    <Trans>Counted in cash: {deskAmount(counted)}</Trans>
                  )}
                </span>
                <span className="text-muted">
                  {kind === 'online' ? null : closed_at ? (
                    <TimeSpan from={timeOfInstant(opened_at)} to={timeOfInstant(closed_at)} />
                  ) : (
                    <bdi dir="ltr">{timeOfInstant(opened_at)}</bdi>
                  )}
                  {closed_by && (
                    <>
                      <Dot />
                      <bdi translate="no">{closed_by}</bdi>
                    </>
                  )}
                </span>
                <span className={difference === 0 ? 'text-end text-muted' : 'text-end text-warn'}>
                  {difference !== 0 && (
                    <>
                      {deskAmount(amountOf(minorOf(difference)))}
                      <Dot />
                      {difference_reason}
                    </>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {(page > 0 || hasMore) && (
        <nav aria-label={t`Pages`} className="flex justify-center gap-3">
          <DeskButton disabled={page === 0} onClick={() => setPage(page - 1)}>
            <Trans>Newer</Trans>
          </DeskButton>
          <DeskButton disabled={!hasMore} onClick={() => setPage(page + 1)}>
            <Trans>Older</Trans>
          </DeskButton>
        </nav>
      )}
    </section>
  );
}
