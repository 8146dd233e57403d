import { readReportCharts as chartsContract } from '@limber/contract/desk/money/report-charts.ts';
import { readReportDay as dayContract } from '@limber/contract/desk/money/report-day.ts';
import * as contract from '@limber/contract/desk/money/reports.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { type HttpDeps, serve } from '../../platform/http/serve-calls.ts';
import { readReportCharts } from './charts/read-report-charts.ts';
import { readReport } from './read-report.ts';
import { readReportDay } from './read-report-day.ts';
import { writeReport } from './write-report-file.ts';

/** What the studio took, held and owes. */
export function reportRoutes(app: FastifyInstance, deps: HttpDeps & { readonly db: Db }): void {
  serve(app, deps, contract.readStudioReport, ({ query, language }) =>
    readReport(deps.db, query, language),
  );
  serve(app, deps, chartsContract, ({ query, language, now }) =>
    readReportCharts(deps.db, query, language, now),
  );
  serve(app, deps, dayContract, ({ query, language }) => readReportDay(deps.db, query, language));
  serve(app, deps, contract.downloadReport, async ({ query, language, now }) => ({
    bytes: Buffer.from(await writeReport(deps.db, query, language, now)),
    changes: true as const,
  }));
}
