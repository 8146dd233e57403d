import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { currencyHere } from '../../../../lib/format-amount.ts';
import { useReadDayQuery } from '../../../../state/api/calls/desk/day/day.ts';
import { useReadReportChartsQuery } from '../../../../state/api/calls/desk/money/report-charts.ts';
import { useReadStudioReportQuery } from '../../../../state/api/calls/desk/money/reports.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { BranchFilter } from '../../frame/branch-filter.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import './charts/charts.css';
import { DaysChoice } from './days-choice.tsx';
import { type Days, monthOf } from './days-of-month.ts';
import { Promised } from './promised-section.tsx';
import { ReportSentence } from './report-sentence.tsx';
import { ReportTables } from './report-tables.tsx';

export const meta = deskTitle(msg`Reports`);

/** The library that draws is loaded after the sentence. */
const Charts = lazyPart(() => import('./charts/charts.tsx').then((part) => part.Charts));

/** What some days were, in a sentence and in charts; takings, tips and debts of a range of days, as tables and as files for a spreadsheet. */
export default function ReportsPage() {
  const [query, setQuery] = useSearchParams();
  const location = query.get('location') ?? undefined;
  const today = useReadDayQuery({});
  const { data: day } = today;
  const days = day && { ...monthOf(day.date), ...picked(query) };
  const report = useReadStudioReportQuery(days ? { ...days, location } : skipToken);
  const charts = useReadReportChartsQuery(days ? { ...days, location } : skipToken);
  // Figures of a previous range are not shown below the new dates.
  const { currentData: data } = report;
  const { currentData: drawn } = charts;
  const error = data ? undefined : (report.error ?? today.error);
  const failure = error ? readFailure(error) : undefined;
  const said = useFailureText(failure);
  const pick = (change: Record<string, string>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams({ ...Object.fromEntries(before), ...change });
        if (!next.get('location')) next.delete('location');
        return next;
      },
      { replace: true },
    );
  return (
    <DeskPage title={<Trans>Reports</Trans>}>
      <div className="flex flex-wrap items-end gap-3">
        {day && days && <DaysChoice today={day.date} days={days} onPick={pick} />}
        <BranchFilter
          branches={day?.branches}
          location={location}
          onChoose={(chosen) => pick({ location: chosen })}
        />
      </div>
      <ErrorNotice>{failure?.status === 400 && (said.fields?.to ?? said.detail)}</ErrorNotice>
      {failure?.status !== 400 && days && drawn && (
        <>
          <ReportSentence>{drawn.sentence}</ReportSentence>
          <Charts charts={drawn} request={{ ...days, location }} />
        </>
      )}
      {failure?.status !== 400 && !drawn && data && (
        <LoadingOrFailed of={charts} failed={<Trans>The charts could not be loaded.</Trans>} />
      )}
      {(failure ? failure.status !== 400 : !data) && (
        <LoadingOrFailed
          of={[today, report]}
          failed={<Trans>The report could not be loaded.</Trans>}
        />
      )}
      {data && day && !failure && (
        <>
          <p className="text-sm text-muted">
            <Trans>Amounts in {currencyHere()}</Trans>
          </p>
          <ReportTables
            report={data}
            location={location}
            today={day.date}
            branches={day.branches}
          />
          <Promised location={location} />
        </>
      )}
    </DeskPage>
  );
}

function picked(query: URLSearchParams): Partial<Days> {
  const [from, to] = [query.get('from'), query.get('to')];
  return { ...(from && { from }), ...(to && { to }) };
}
