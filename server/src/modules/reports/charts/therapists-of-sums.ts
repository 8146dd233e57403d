import type { ReportCharts } from '@limber/contract/desk/money/report-charts.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type DaySum, sumBy } from './chart-sums-rules.ts';
import { listTherapistNames } from './queries.ts';

/** What each therapist held and missed, in the studio's order. */
export async function therapistsOf(
  db: Db,
  sums: readonly DaySum[],
): Promise<ReportCharts['therapists']> {
  const [sessions, minutes] = [sumBy(sums, 'sessions'), sumBy(sums, 'minutes')];
  const [missed, value] = [sumBy(sums, 'missed'), sumBy(sums, 'value')];
  const ids = new Set([...sessions.keys(), ...missed.keys()]);
  return (await listTherapistNames(db, [...ids].map(Number))).map(({ id, name }) => {
    const key = String(id);
    return {
      ...{ therapist_id: id, therapist: name },
      ...{ sessions: sessions.get(key) ?? 0, minutes: minutes.get(key) ?? 0 },
      ...{ missed: missed.get(key) ?? 0, value: amountOf(value.get(key) ?? 0) },
    };
  });
}
