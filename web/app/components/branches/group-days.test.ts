import { expect, test } from 'vitest';
import { testBranches } from '../test-answers/test-site.ts';
import { groupDays } from './group-days.ts';

test('neighbouring days with the same hours share a line', () => {
  expect(groupDays(testBranches[0].opening_hours)).toEqual([
    { from: 1, to: 4, opens: '12:00', closes: '22:00' },
    { from: 5, to: 5, opens: '14:00', closes: '22:00' },
    { from: 6, to: 7, opens: '10:00', closes: '22:00' },
  ]);
});

test('a closed day, or one with other hours, separates them', () => {
  const nine = { opens: '09:00', closes: '17:00' };
  const days = [
    { weekday: 3, ...nine },
    { weekday: 1, ...nine },
  ];
  expect(groupDays(days)).toEqual([
    { from: 1, to: 1, ...nine },
    { from: 3, to: 3, ...nine },
  ]);
});

test('a day with several hours has a line for each', () => {
  const [morning, evening] = [
    { opens: '10:00', closes: '14:00' },
    { opens: '20:00', closes: '01:00' },
  ];
  const days = [1, 2].flatMap((weekday) => [
    { weekday, ...evening },
    { weekday, ...morning },
  ]);
  expect(groupDays(days)).toEqual([
    { from: 1, to: 2, ...morning },
    { from: 1, to: 2, ...evening },
  ]);
});
