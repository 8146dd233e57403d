import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { byItself, noteActivity } from './last-activity.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a request soon after a touch counts as activity, any other as the page's own", () => {
  noteActivity();
  expect(byItself()).toEqual({});
  vi.advanceTimersByTime(2999);
  expect(byItself()).toEqual({});
  vi.advanceTimersByTime(1);
  expect(byItself()).toEqual({ 'x-by-itself': '1' });
  noteActivity();
  expect(byItself()).toEqual({});
});
