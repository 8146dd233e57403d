import { expect, test } from 'vitest';
import { addDays } from '../../../../../lib/dates.ts';
import { spansOfDays } from './spans-of-days.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ day: addDays('2026-01-01', at), sold: 0.1, before: at < 40 ? 0.2 : null },
    ...{ sessions: 2, missed: 1, first_visits: 1 },
  }));

test('up to 45 days stand for themselves', () => {
  const spans = spansOfDays(days(45));
  expect(spans).toHaveLength(45);
  expect(spans[44]).toMatchObject({ from: '2026-02-14', to: '2026-02-14', before: null });
});

test('more are weeks from Monday, the first and the last as far as they go', () => {
  const spans = spansOfDays(days(46));
  expect(spans[0]).toMatchObject({ from: '2026-01-01', to: '2026-01-04', sold: 0.4, sessions: 8 });
  expect(spans[1]).toMatchObject({ from: '2026-01-05', to: '2026-01-11', sold: 0.7, before: 1.4 });
  expect(spans.at(-1)).toMatchObject({ to: '2026-02-15' });
});

test('a year is twelve months, whose amounts add up to the fils', () => {
  const spans = spansOfDays(days(365));
  expect(spans).toHaveLength(12);
  expect(spans[0]?.sold).toBe(3.1);
  expect(spans[2]?.before).toBeNull();
});
