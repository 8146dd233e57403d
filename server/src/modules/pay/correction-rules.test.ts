import { expect, test } from 'vitest';
import { refuseClosing } from './close-month-rules.ts';
import { amountDue, type PayLine } from './commission-and-hours-rules.ts';
import { correctionsOf, monthAfter, stateOf } from './correction-rules.ts';

function line(source: string, baseMinor: number, more: Partial<PayLine> = {}): PayLine {
  const its: PayLine = {
    ...{ source, kind: 'session', day: '2026-02-10', location: 'A', name: 'Stretching' },
    ...{ bookingId: null, saleLineId: null, minutes: 60, baseMinor, amountMinor: 0 },
    ...{ perHourMinor: 3000, shareBasisPoints: 1000 },
    ...more,
  };
  return { ...its, amountMinor: more.amountMinor ?? amountDue(its) };
}
const corrected = (closed: PayLine[], now: PayLine[]) =>
  correctionsOf(closed, now).map(({ source, minutes, baseMinor, amountMinor }) => [
    ...[source, minutes, baseMinor, amountMinor],
  ]);

test('a month that is as it was closed needs no correction, whatever tier it would reach today', () => {
  const now = line('a', 30_000, { shareBasisPoints: 2000 });
  expect(corrected([line('a', 30_000)], [now])).toEqual([]);
});

test('an undone item is deducted in full, a new one is paid, and a cheaper one is paid less', () => {
  const closed = [line('gone', 30_000), line('less', 30_000), line('same', 10_000)];
  const now = [line('less', 20_000), line('same', 10_000), line('new', 5000)];
  expect(corrected(closed, now)).toEqual([
    ['gone', -60, -30_000, -6000],
    ['less', 0, -10_000, -1000],
    ['new', 60, 5000, 3500],
  ]);
});

test('a correction is made once, and corrected again when the thing comes back', () => {
  const closed = [line('a', 30_000)];
  const [first] = correctionsOf(closed, []);
  const both = [...closed, first as PayLine];
  expect(corrected(both, [])).toEqual([]);
  expect(corrected(both, [line('a', 30_000)])).toEqual([['a', 60, 30_000, 6000]]);
});

test('a session that was divided at a tier is corrected from above', () => {
  const parts = [
    line('a', 40_000),
    line('a', 20_000, { minutes: 0, perHourMinor: null, shareBasisPoints: 2000 }),
  ];
  expect(corrected(parts, [line('a', 50_000)])).toEqual([['a', 0, -10_000, -2000]]);
  expect(corrected(parts, [line('a', 30_000)])).toEqual([['a', 0, -30_000, -5000]]);
  expect(corrected(parts, [line('a', 70_000)])).toEqual([['a', 0, 10_000, 2000]]);
});

test('a shared tip that changed is corrected by its difference', () => {
  const tip = (minor: number) =>
    line('tips', minor, {
      ...{
        kind: 'tip',
        minutes: 0,
        perHourMinor: null,
        shareBasisPoints: null,
        amountMinor: minor,
      },
    });
  expect(corrected([tip(1000)], [tip(400)])).toEqual([['tips', 0, -600, -600]]);
});

test('months are closed in their order, when they are over', () => {
  const state = (month: string, closed: string[]) => stateOf(month, closed);
  expect(state('2026-02-01', [])).toBe('next');
  expect(state('2026-02-01', ['2026-02-01'])).toBe('closed');
  expect(state('2026-03-01', ['2026-02-01', '2026-01-01'])).toBe('next');
  expect(state('2026-04-01', ['2026-02-01'])).toBe('open');
  expect(state('2025-12-01', ['2026-01-01'])).toBe('left');
  expect([monthAfter('2026-09-01'), monthAfter('2026-12-01')]).toEqual([
    '2026-10-01',
    '2027-01-01',
  ]);
  const refused = (today: string, at: Parameters<typeof refuseClosing>[1]) =>
    refuseClosing('2026-02-01', at, today)?.en;
  expect(refused('2026-02-28', 'next')).toMatch(/last day is over/);
  expect(refused('2026-03-01', 'next')).toBeUndefined();
  expect(refused('2026-03-01', 'open')).toMatch(/months before it first/);
  expect(refused('2026-03-01', 'left')).toMatch(/stays open/);
});
