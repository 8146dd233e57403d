import type { StudioReport } from '@limber/contract/desk/money/reports.ts';
import { REPORT_NO_SHOWS } from '@limber/contract/terms/reports.ts';
import { expect, test } from 'vitest';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { ReportTables } from './report-tables.tsx';

const none = {
  sold: 0,
  credited: 0,
  vat: 0,
  cash: 0,
  terminal: 0,
  transfer: 0,
  credit: 0,
  online: 0,
  paid_in: 0,
  gift_card: 0,
  gift_cards_sold: 0,
  tips: 0,
  rounding: 0,
};
const nothing = { vat: [], tax_return: [], therapists: [], products: [], payouts: [], missed: [] };
const until = (to: string) => {
  const report: StudioReport = {
    ...{ ...nothing, from: '2026-03-01', to, takings: [], total: none },
    owed: { minutes: 600, value: 2500, packages: 1, credit: 250, accounts: 2 },
  };
  return textOf(
    drawn(<ReportTables report={report} location={undefined} today="2026-03-04" branches={[]} />),
  );
};

test('amounts owed are as of the end of a past day, and as of now for a day that is not over', () => {
  expect(until('2026-03-03')).toContain('Owed at the end of 3 Mar 2026');
  for (const to of ['2026-03-04', '2026-03-31']) {
    expect(until(to)).toContain('Owed now');
    expect(until(to)).not.toContain('at the end of');
  }
});

test('takings are listed by day, with a column for cash rounding only if there was any', () => {
  const row = { ...none, location: 'A', sold: 2750.5, vat: 130.98, cash: 2750.25, tips: 5 };
  const takings = [
    { ...row, day: '2026-03-03' },
    { ...row, day: '2026-03-04', credited: 60, rounding: -0.25 },
  ];
  const table = (rounding: number) => {
    const report: StudioReport = {
      ...{ ...nothing, from: '2026-03-01', to: '2026-03-31' },
      takings: takings.map((each) => ({ ...each, rounding: rounding && each.rounding })),
      total: { ...none, sold: 5501, credited: 60, cash: 5500.5, tips: 10, rounding },
      owed: { minutes: 0, value: 0, packages: 0, credit: 0, accounts: 0 },
    };
    const branches = [{ code: 'A', name: 'Al Warqa' }] as never;
    const props = { report, location: undefined, today: '2026-03-04', branches };
    return textOf(drawn(<ReportTables {...props} />));
  };
  expect(table(-0.25)).toContain(
    'Tips Cash rounding 3 Mar 2026 Al Warqa 2,750.50 0.00 130.98 2,750.25 0.00 0.00 5.00 0.00 ' +
      '4 Mar 2026 Al Warqa 2,750.50 60.00 130.98 2,750.25 0.00 0.00 5.00 −0.25 ' +
      'In all 5,501.00 60.00 0.00 5,500.50 0.00 0.00 10.00 −0.25',
  );
  expect(table(0)).not.toContain('Rounding');
});

test('a list of no-shows that is cut off says so', () => {
  const { missed } = exampleReply<StudioReport>('desk/reports/');
  const listed = (count: number) => {
    const rows = Array.from({ length: count }, (_, at) => ({
      ...missed[0],
      booking_id: String(at),
    }));
    const report = { ...exampleReply<StudioReport>('desk/reports/'), missed: rows } as StudioReport;
    const props = { report, location: undefined, today: '2026-03-04', branches: [] };
    return textOf(drawn(<ReportTables {...props} />));
  };
  const cut = `only the first ${REPORT_NO_SHOWS} are listed here`;
  expect(listed(REPORT_NO_SHOWS)).toContain(cut);
  expect(listed(REPORT_NO_SHOWS - 1)).not.toContain(cut);
});

test('the tax return stands by box, emirate and rate, with its adjustments @MONEY-15', () => {
  const line = { percent: null, adjusted_net: 0, adjusted_vat: 0, vat: 0 };
  const report: StudioReport = {
    ...{ from: '2026-03-01', to: '2026-03-31', takings: [], total: none, vat: [], therapists: [] },
    products: [],
    payouts: [],
    ...{ missed: [], owed: { minutes: 0, value: 0, packages: 0, credit: 0, accounts: 0 } },
    tax_return: [
      {
        ...line,
        box: '1b',
        percent: 5,
        net: 100,
        vat: 5,
        adjusted_net: -20,
        adjusted_vat: -1,
      },
      { ...line, box: '4', net: 300 },
      { ...line, box: '8', net: 400, vat: 5, adjusted_net: -20, adjusted_vat: -1 },
    ],
  };
  const props = { report, location: undefined, today: '2026-03-04', branches: [] };
  const said = textOf(drawn(<ReportTables {...props} />));
  expect(said).toContain('1b Standard-rated 5%, Dubai 100.00 5.00 −20.00 −1.00');
  expect(said).toContain('4 Zero-rated 300.00 0.00 0.00 0.00 8 In all 400.00 5.00 −20.00 −1.00');
});
