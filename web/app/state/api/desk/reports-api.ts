import type { downloadReport } from '@limber/contract/desk/money/reports.ts';
import type { ArgsOf } from '@limber/contract/request.ts';
import { api } from '../api.ts';
import type { Args, Reply } from '../call.ts';
import * as calls from '../calls/desk/money/reports.ts';

/** Which table of which days. */
export type ReportFile = ArgsOf<typeof downloadReport>;

/** What managers read. The names begin with `desk`, as in `desk-api.ts`. */
export const deskReportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskStudioReport: build.query<
      Reply<typeof calls.readStudioReport>,
      Args<typeof calls.readStudioReport>
    >({ query: calls.readStudioReport, keepUnusedDataFor: 0 }),
    /** The text of a file; asked for by a button. */
    deskReportFile: build.mutation<string, ReportFile>({
      query: (args) => ({
        url: 'desk/reports/file/',
        params: args,
        responseHandler: (answer) => (answer.ok ? answer.text() : answer.json()),
      }),
    }),
  }),
});

export const { useDeskStudioReportQuery, useDeskReportFileMutation } = deskReportsApi;
