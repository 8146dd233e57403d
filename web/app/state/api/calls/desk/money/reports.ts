// Written by `npm run calls` from contract/src/desk/money/reports.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/reports.ts';
import { call } from '../../../call.ts';
import { downloadText } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const downloadReport = mutation('desk/downloadReport', downloadText<typeof contract.downloadReport>('GET', 'desk/reports/file/')), useDownloadReportMutation = downloadReport.useMutation;
export const readStudioReport = query('desk/readStudioReport', call<typeof contract.readStudioReport>('GET', 'desk/reports/'), { providesTags: ['Payouts'], keepUnusedDataFor: 0 }), useReadStudioReportQuery = readStudioReport.useQuery;
