import type { ReportCharts } from '@limber/contract/desk/money/report-charts.ts';
import { expect, test } from 'vitest';
import { exampleReply } from '../../../../../components/test-answers/test-example.ts';
import { drawn, textOf } from '../../../../../components/test-markup.tsx';
import { Charts } from './charts.tsx';

const example = exampleReply<ReportCharts>('desk/reports/charts/');
const request = { from: '2026-03-01', to: '2026-03-31' };
const said = (charts: Partial<ReportCharts>) =>
  textOf(drawn(<Charts charts={{ ...example, ...charts }} request={request} />));

test('days on which nothing was sold and nobody came are said, not drawn', () => {
  const days = example.days.map((day) => ({
    ...day,
    ...{ sold: 0, before: null, sessions: 0, missed: 0, first_visits: 0 },
  }));
  const text = said({ days, sessions: 0, missed: 0 });
  expect(text).toContain('Nothing was sold on these days.');
  expect(text).toContain('Nobody held a session on these days.');
  expect(text).not.toContain('Point at a day');
  expect(text).not.toContain('Every client came.');
});

test('days with sales are drawn, also those of the days before them alone', () => {
  expect(said({})).not.toContain('Nothing was sold');
  const days = example.days.map((day) => ({ ...day, sold: 0, before: 120 }));
  expect(said({ days })).not.toContain('Nothing was sold');
});
