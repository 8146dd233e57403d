import { expect, test } from 'vitest';
import { areTipsShared, type GivenTip, tipLinesOf, withDaysTaken } from './tip-rules.ts';

const tip = (id: number, therapistId: number, minor: number, more: Partial<GivenTip> = {}) => ({
  ...{ id, therapistId, minor, day: '2026-03-05', takenOn: '2026-03-05', location: 'A' },
  ...more,
});
const worked = (therapistId: number, minutes: number, day = '2026-03-05', location = 'A') => ({
  ...{ therapistId, minutes, day, location },
});
const shared = [{ validFrom: '2026-03-05', shared: true }];
const paid = (...args: Parameters<typeof tipLinesOf>) =>
  tipLinesOf(...args).map(({ therapistId, line }) => [therapistId, line.day, line.amountMinor]);

test('a tip belongs to the therapist to whom it was given', () => {
  expect(paid([tip(1, 4, 5000), tip(2, 5, 2000)], [], [])).toEqual([
    [4, '2026-03-05', 5000],
    [5, '2026-03-05', 2000],
  ]);
});

test('shared tips of a branch and day are divided by minutes, to the fils', () => {
  const those = [worked(4, 60), worked(5, 60), worked(6, 60), worked(7, 300, '2026-03-05', 'B')];
  expect(paid([tip(1, 4, 10_000)], those, shared)).toEqual([
    [4, '2026-03-05', 3334],
    [5, '2026-03-05', 3333],
    [6, '2026-03-05', 3333],
  ]);
  expect(paid([tip(1, 4, 1000), tip(2, 5, 2000)], [worked(4, 60), worked(5, 120)], shared)).toEqual(
    [
      [4, '2026-03-05', 1000],
      [5, '2026-03-05', 2000],
    ],
  );
});

test('on a day on which nobody held a session a shared tip stays with its therapist', () => {
  expect(paid([tip(1, 4, 1000)], [worked(5, 60, '2026-03-06')], shared)).toEqual([
    [4, '2026-03-05', 1000],
  ]);
});

test('a shared tip that is given back leaves the day on which it was taken', () => {
  const back = tip(2, 4, -1000, { day: '2026-03-09' });
  const those = [worked(4, 60), worked(5, 60), worked(6, 90, '2026-03-09')];
  expect(paid([tip(1, 4, 4000), back], those, shared)).toEqual([
    [4, '2026-03-05', 1500],
    [5, '2026-03-05', 1500],
  ]);
  expect(paid([tip(1, 4, 4000), back], those, [])).toEqual([
    [4, '2026-03-05', 4000],
    [4, '2026-03-09', -1000],
  ]);
});

test('what goes back of the tips of one sale leaves the day of the last ones first, over several where it is more', () => {
  const moved = (id: number, minor: number, day: string, therapistId = 4) => ({
    ...{ id, minor, day, therapistId, location: 'A', saleId: 'one' },
  });
  const tips = withDaysTaken([
    moved(1, 1000, '2026-03-05'),
    moved(2, 5000, '2026-03-07'),
    moved(3, 2000, '2026-03-07', 5),
    moved(4, -5500, '2026-03-09'),
  ]);
  expect(tips.map(({ id, takenOn, minor }) => [id, takenOn, minor])).toEqual([
    [1, '2026-03-05', 1000],
    [2, '2026-03-07', 5000],
    [4, '2026-03-07', -5000],
    [4, '2026-03-05', -500],
    [3, '2026-03-07', 2000],
  ]);
  expect(paid(tips, [], [])).toEqual([
    [4, '2026-03-05', 1000],
    [4, '2026-03-07', 5000],
    [4, '2026-03-09', -5500],
    [5, '2026-03-07', 2000],
  ]);
  const those = [worked(4, 60), worked(6, 60), worked(7, 60, '2026-03-07')];
  expect(paid(tips, those, shared)).toEqual([
    [4, '2026-03-05', 250],
    [6, '2026-03-05', 250],
    [7, '2026-03-07', 2000],
  ]);
});

test('the rule of the day holds: the latest that has begun', () => {
  const rules = [
    { validFrom: '2026-04-01', shared: false },
    { validFrom: '2026-03-05', shared: true },
  ];
  expect(
    ['2026-03-04', '2026-03-05', '2026-03-31', '2026-04-01'].map((day) =>
      areTipsShared(rules, day),
    ),
  ).toEqual([false, true, true, false]);
});
