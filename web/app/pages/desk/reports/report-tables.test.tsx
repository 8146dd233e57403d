import type { StudioReport } from '@limber/contract/desk/studio/reports.ts';
import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { ReportTables } from './report-tables.tsx';

const none = {
  sold: 0,
  credited: 0,
  vat: 0,
  cash: 0,
  terminal: 0,
  transfer: 0,
  tips: 0,
  rounding: 0,
};
const until = (to: string) => {
  const report: StudioReport = {
    ...{ from: '2026-03-01', to, takings: [], total: none, vat: [], therapists: [], missed: [] },
    owed: { minutes: 600, value: 2500, packages: 1 },
  };
  return textOf(
    drawn(<ReportTables report={report} location={undefined} today="2026-03-04" branches={[]} />),
  );
};

test('what is owed stands as of the end of a day that has ended, and as of now until then', () => {
  expect(until('2026-03-03')).toContain('Owed at the end of 3 March 2026');
  for (const to of ['2026-03-04', '2026-03-31']) {
    expect(until(to)).toContain('Owed now');
    expect(until(to)).not.toContain('at the end of');
  }
});
