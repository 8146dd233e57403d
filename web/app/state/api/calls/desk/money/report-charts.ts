// Written by `npm run calls` from contract/src/desk/money/report-charts.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/report-charts.ts';
import { call } from '../../../call.ts';
import { query } from '../../../endpoint.ts';

export const readReportCharts = query('desk/readReportCharts', call<typeof contract.readReportCharts>('GET', 'desk/reports/charts/'), { keepUnusedDataFor: 0 }), useReadReportChartsQuery = readReportCharts.useQuery;
