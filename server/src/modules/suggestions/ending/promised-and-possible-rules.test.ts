import { expect, test } from 'vitest';
import { promisedAndPossible, promisedSpan } from './promised-and-possible-rules.ts';

const today = '2026-03-04';
const week = (ending: object[], free: object[]) =>
  promisedAndPossible(
    today,
    ending as Parameters<typeof promisedAndPossible>[1],
    free as Parameters<typeof promisedAndPossible>[2],
  );

test('eight weeks from today, each with what ends and what is free in it', () => {
  expect(promisedSpan(today)).toEqual({ from: '2026-03-04', to: '2026-04-28' });
  const weeks = week(
    [
      { day: '2026-03-10', packages: 2, minutes: 90 },
      { day: '2026-03-11', packages: 1, minutes: 60 },
    ],
    [
      { day: '2026-03-04', minutes: 300 },
      { day: '2026-03-10', minutes: 30 },
      { day: '2026-03-11', minutes: 15 },
    ],
  );
  expect(weeks).toHaveLength(8);
  expect(weeks[0]).toEqual({
    ...{ from: '2026-03-04', to: '2026-03-10', packages: 2, ending_minutes: 90 },
    ...{ free_minutes: 330, short_minutes: 0 },
  });
  expect(weeks[1]).toMatchObject({ packages: 1, ending_minutes: 60, free_minutes: 15 });
});

test('what was free before a minute ends can still be used for it, and what is free after cannot', () => {
  const early = week(
    [{ day: '2026-03-12', packages: 1, minutes: 100 }],
    [
      { day: '2026-03-05', minutes: 80 },
      { day: '2026-03-12', minutes: 30 },
    ],
  );
  expect(early.map(({ short_minutes }) => short_minutes).slice(0, 2)).toEqual([0, 0]);
  const late = week(
    [{ day: '2026-03-05', packages: 1, minutes: 100 }],
    [
      { day: '2026-03-05', minutes: 40 },
      { day: '2026-03-12', minutes: 500 },
    ],
  );
  expect(late.map(({ short_minutes }) => short_minutes).slice(0, 2)).toEqual([60, 0]);
});
