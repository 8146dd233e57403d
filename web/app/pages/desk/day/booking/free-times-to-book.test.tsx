import { expect, test } from 'vitest';
import { drawn, elementsOf, textOf } from '../../../../components/test-markup.tsx';
import { FreeTimes } from './free-times-to-book.tsx';

const shown = (times: string[] | undefined, nearest: { date: string; time: string }[] = []) =>
  drawn(
    <FreeTimes
      {...{ times, nearest, time: '', date: '2026-03-05', location: 'A' }}
      onTime={() => {}}
    />,
  );

test('a full day says so and offers the next free times', () => {
  expect(textOf(shown([], [{ date: '2026-03-06', time: '14:00' }]))).toMatch(
    /^No free times on this day\..*Fri.*6 Mar.*14:00/,
  );
  expect(textOf(shown([]))).not.toContain('These times are free');
});

test('beside a full day stands the way to the waiting list for it', () => {
  const [link] = elementsOf(shown([]), 'a');
  expect(link?.name).toBe('Put the client on the waiting list');
  expect(link?.attributes.href).toBe('/desk/waiting?add=2026-03-05&amp;location=A');
  expect(elementsOf(shown(['14:00']), 'a')).toEqual([]);
});

test('nothing is said about a day that is not loaded yet', () => {
  expect(textOf(shown(undefined))).toBe('');
});
