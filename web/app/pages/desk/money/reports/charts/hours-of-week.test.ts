import { expect, test } from 'vitest';
import { hoursOfWeek } from './hours-of-week.ts';

const hour = (weekday: number, at: number, therapists: number) => ({
  ...{ weekday, hour: at, therapists, minutes: therapists * 60 },
});

test('each weekday has every hour from the first to the last of the week', () => {
  const { hours, cells, busiest } = hoursOfWeek([hour(1, 10, 2), hour(5, 12, 3.5)]);
  expect(hours).toEqual([10, 11, 12]);
  expect(cells).toHaveLength(21);
  expect(cells[0]).toEqual({ weekday: 1, hour: 10, therapists: 2 });
  expect(busiest).toEqual({ weekday: 5, hour: 12, therapists: 3.5 });
});

test('what is after midnight belongs to the evening before', () => {
  expect(hoursOfWeek([hour(4, 0, 1), hour(4, 22, 1)]).hours).toEqual([22, 23, 0]);
});

test('without sessions there are no hours', () => {
  expect(hoursOfWeek([])).toEqual({ hours: [], cells: [], busiest: undefined });
});
