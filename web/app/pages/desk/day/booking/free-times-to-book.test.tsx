import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { FreeTimes } from './free-times-to-book.tsx';

const shown = (times: string[] | undefined, nearest: { date: string; time: string }[] = []) =>
  textOf(drawn(<FreeTimes times={times} nearest={nearest} time="" onTime={() => {}} />));

test('a full day says so and offers the next free times', () => {
  expect(shown([], [{ date: '2026-03-06', time: '14:00' }])).toMatch(
    /^No free times on this day\..*Fri.*6 Mar.*14:00$/,
  );
  expect(shown([])).toBe('No free times on this day.');
});

test('nothing is said about a day that is not loaded yet', () => {
  expect(shown(undefined)).toBe('');
});
