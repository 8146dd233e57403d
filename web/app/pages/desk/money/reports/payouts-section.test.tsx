import type { StudioReport } from '@limber/contract/desk/money/reports.ts';
import { expect, test } from 'vitest';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { Payouts } from './payouts-section.tsx';

const report = exampleReply<StudioReport>('desk/reports/');
const days = { from: '2026-03-01', to: '2026-03-31', location: undefined };
const said = (payouts: StudioReport['payouts']) =>
  textOf(drawn(<Payouts report={{ ...report, payouts }} days={days} />));

test('a payout stands with payments, what went back, fees, the net amount and the line of the bank', () => {
  const text = said(report.payouts);
  expect(text).toContain('6 Mar 2026 Arrived 640.00 −80.00 −20.56 539.44 539.44 0.00');
  expect(text).not.toContain('does not add up');
});

test('one that does not add up says what the bank has and what its parts come to', () => {
  const wrong = report.payouts.map((row) => ({ ...row, bank: 539.43, difference: -0.01 }));
  expect(said(wrong)).toContain(
    'does not add up: the bank has 539.43 AED, its parts come to 539.44',
  );
});

test('nothing is shown where nobody takes payments online', () => {
  expect(said([])).toBe('');
});
