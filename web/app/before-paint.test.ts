import { afterEach, expect, test, vi } from 'vitest';
import { beforePaint } from './before-paint.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The hour that the head's script sets at a moment, for a studio's clock. */
function hourAt(now: string, clock: readonly (readonly [number, number])[] | undefined) {
  vi.useFakeTimers({ now: Date.parse(now) });
  const setProperty = vi.fn();
  const dataset = { clock: clock && JSON.stringify(clock), languages: 'en' };
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('document', { documentElement: { dataset, lang: 'en', style: { setProperty } } });
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  );
  new Function(beforePaint)();
  return setProperty.mock.lastCall;
}

test('the sun of the first screen stands by the hour of the studio, whose clock may change', () => {
  const summer = Date.parse('2026-03-29T01:00:00Z') / 1000;
  const berlin = [
    [0, 60],
    [summer, 120],
  ] as const;
  expect(hourAt('2026-03-03T13:30:00Z', [[0, 240]])).toEqual(['--hour', 17.5]);
  expect(hourAt('2026-03-03T13:30:00Z', berlin)).toEqual(['--hour', 14.5]);
  expect(hourAt('2026-03-29T13:30:00Z', berlin)).toEqual(['--hour', 15.5]);
  expect(hourAt('2026-03-03T02:00:00Z', [[0, -300]])).toEqual(['--hour', 21]);
});

test('a page without a clock keeps the afternoon of its style', () => {
  expect(hourAt('2026-03-03T13:30:00Z', undefined)).toBeUndefined();
});
