// Written by `npm run calls` from contract/src/desk/money/report-day.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/report-day.ts';
import { call } from '../../../call.ts';
import { query } from '../../../endpoint.ts';

export const readReportDay = query('desk/readReportDay', call<typeof contract.readReportDay>('GET', 'desk/reports/day/'), { providesTags: ['Till', 'Day'], keepUnusedDataFor: 0 }), useReadReportDayQuery = readReportDay.useQuery;
