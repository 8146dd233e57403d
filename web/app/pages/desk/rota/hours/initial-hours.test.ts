import { expect, test } from 'vitest';
import { initialHours as initialHoursOf } from './initial-hours.ts';

const first = { location: 'A', from: '10:00', to: '22:00' };
const initialHours = (hours: Parameters<typeof initialHoursOf>[0], today: string) =>
  initialHoursOf(hours, today, first);

const of = (weekday: number, from: number, to: number, valid: [string?, string?] = []) => ({
  ...{ id: 1, location: 'A', weekday, from_minute: from, to_minute: to },
  ...{ valid_from: valid[0] ?? null, valid_to: valid[1] ?? null },
});

test('a change starts from the hours that most weekdays share today, with split days in order', () => {
  const split = [of(1, 960, 1500), of(2, 960, 1500), of(2, 600, 840), of(1, 600, 840)];
  const friday = of(5, 840, 1320);
  const over = [3, 4, 6].map((weekday) => of(weekday, 480, 1200, [undefined, '2026-03-31']));
  const toCome = [3, 4, 6].map((weekday) => of(weekday, 1200, 1500, ['2027-02-08', '2027-03-09']));
  expect(initialHours([friday, ...split, ...over, ...toCome], '2026-04-01')).toEqual({
    weekdays: [2, 1],
    spans: [
      { location: 'A', from: '10:00', to: '14:00' },
      { location: 'A', from: '16:00', to: '01:00' },
    ],
  });
});

test('the first and last day count; a branch without present hours starts empty', () => {
  const march = of(3, 600, 1320, ['2026-03-01', '2026-03-31']);
  for (const day of ['2026-03-01', '2026-03-31']) {
    expect(initialHours([march], day).weekdays).toEqual([3]);
  }
  for (const day of ['2026-02-28', '2026-04-01']) {
    expect(initialHours([march], day)).toEqual({ weekdays: [], spans: [] });
  }
});

test('a branch that never had hours starts with the whole week', () => {
  expect(initialHours([], '2026-03-01')).toEqual({
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    spans: [first],
  });
});
