import type { BookingSource } from '@limber/contract/desk/day/bookings.ts';
import { CAME_AGAIN, type ReportCharts } from '@limber/contract/desk/money/report-charts.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { RUNNING_OUT_DAYS } from '@limber/contract/terms/reports.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db } from '../../../platform/database/db.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { readLiability } from '../../packages/read-liability.ts';
import { readSums } from '../kept-sums/read-sums.ts';
import { type ReportRequest, spanOf } from '../read-report.ts';
import {
  busyHours,
  CHARTED,
  type DaySum,
  daysOfCharts,
  type Measure,
  sumBy,
} from './chart-sums-rules.ts';
import { compareDays } from './compared-days-rules.ts';
import { listRunningOut } from './queries.ts';
import { reportSentence } from './report-sentence-rules.ts';
import { therapistsOf } from './therapists-of-sums.ts';

/**
 * What some days were, in a sentence of a language and in the sums that charts draw. Refuses like
 * {@link readReport}.
 */
export async function readReportCharts(
  db: Db,
  request: ReportRequest,
  language: Language,
  now: Date,
): Promise<ReportCharts> {
  const { locationCode } = spanOf(request);
  const today = studioDayOf(now);
  const compared = compareDays(request, today);
  const { shown, before } = compared;
  const [sums, earlier, owed, runningOut] = await Promise.all([
    readSums(db, { ...shown, locationCode }, { measures: CHARTED }),
    readSums(db, { ...before, locationCode }, { measures: ['sold', 'credited'] }),
    readLiability(db, { day: shown.to }, { limit: 1, offset: 0 }),
    listRunningOut(db, { from: today, days: RUNNING_OUT_DAYS }),
  ]);
  const total = (of: readonly DaySum[], measure: Measure) =>
    of.reduce((all, each) => all + (each.measure === measure ? each.amount : 0), 0);
  const soldOf = (of: readonly DaySum[]) => total(of, 'sold') - total(of, 'credited');
  const [sessions, missed] = [total(sums, 'sessions'), total(sums, 'missed')];
  const [soldMinor, soldBeforeMinor] = [soldOf(sums), soldOf(earlier)];
  const again = sumBy(sums, 'again');
  const told = { soldMinor, soldBeforeMinor, sessions, missed, owedMinutes: owed.minutes };
  return {
    ...{ ...shown, before, sentence: reportSentence(compared, told)[language] },
    ...{ sold: amountOf(soldMinor), sold_before: amountOf(soldBeforeMinor), sessions, missed },
    days: daysOfCharts(compared, sums, earlier).map(({ soldMinor: sold, beforeMinor, ...day }) => ({
      ...day,
      sold: amountOf(sold),
      before: beforeMinor === null ? null : amountOf(beforeMinor),
    })),
    hours: busyHours(shown, sums),
    again: CAME_AGAIN.map((within) => ({
      within,
      sessions: again.get(within) ?? 0,
    })),
    running_out: runningOut,
    therapists: await therapistsOf(db, sums),
    sources: [...sumBy(sums, 'source')]
      .map(([source, count]) => ({ source: source as BookingSource, sessions: count }))
      .sort((one, other) => other.sessions - one.sessions),
  };
}
