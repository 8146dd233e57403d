import type { ReportCharts } from '@limber/contract/desk/money/report-charts.ts';

export interface ChartsProps {
  charts: ReportCharts;
  /** The days as they were asked for, and a branch. */
  request: { from: string; to: string; location?: string | undefined };
}
