import { describe, expect, test } from 'vitest';
import { arrowKeyIndex } from './arrow-key-index.ts';

describe('in a row that goes round', () => {
  const ledTo = (key: string, from: number, rtl: boolean) =>
    arrowKeyIndex(key, from, { count: 3, rtl, round: true });

  test('arrows move to the neighbours and wrap around the ends', () => {
    expect(ledTo('ArrowRight', 0, false)).toBe(1);
    expect(ledTo('ArrowRight', 2, false)).toBe(0);
    expect(ledTo('ArrowLeft', 0, false)).toBe(2);
  });

  test('in right-to-left rows arrows follow the screen', () => {
    expect(ledTo('ArrowLeft', 0, true)).toBe(1);
    expect(ledTo('ArrowRight', 0, true)).toBe(2);
  });

  test('Home and End move to the ends; other keys do nothing', () => {
    expect(ledTo('Home', 2, false)).toBe(0);
    expect(ledTo('End', 0, true)).toBe(2);
    expect(ledTo('a', 1, false)).toBeUndefined();
  });
});

test('in a row that does not wrap arrows stop at the ends', () => {
  const ledTo = (key: string, from: number, rtl = false) =>
    arrowKeyIndex(key, from, { count: 14, rtl });
  expect(ledTo('ArrowRight', 3)).toBe(4);
  expect(ledTo('ArrowLeft', 3)).toBe(2);
  expect(ledTo('ArrowRight', 3, true)).toBe(2);
  expect(ledTo('ArrowLeft', 3, true)).toBe(4);
  expect([ledTo('ArrowLeft', 0), ledTo('ArrowRight', 13)]).toEqual([0, 13]);
  expect([ledTo('Home', 5), ledTo('End', 5), ledTo('Tab', 5)]).toEqual([0, 13, undefined]);
});
