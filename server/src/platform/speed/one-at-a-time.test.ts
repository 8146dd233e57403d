import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDatabaseBusy } from '../http/errors.ts';
import { Turns } from './one-at-a-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Takes a turn that ends on demand, and records its name when it begins. */
function taking(turns: Turns, begun: string[], name: string, key = 'a slot') {
  const end = Promise.withResolvers<string>();
  let settleTurn = () => {};
  const taken = turns.take(key, (turn) => {
    begun.push(turn.settled ? `${name}: settled` : name);
    settleTurn = turn.settle;
    return turn.settled ? Promise.resolve(name) : end.promise;
  });
  taken.catch(() => {});
  return { ...end, taken, settle: () => settleTurn() };
}

test('requests for the same thing run one at a time, in order; others do not wait', async () => {
  const turns = new Turns(2000);
  const begun: string[] = [];
  const first = taking(turns, begun, 'first');
  const second = taking(turns, begun, 'second');
  taking(turns, begun, 'third');
  taking(turns, begun, 'elsewhere', 'another slot');
  expect(begun).toEqual(['first', 'elsewhere']);
  first.resolve('done');
  expect(await first.taken).toBe('done');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['first', 'elsewhere', 'second']);
  second.reject(new Error('failed'));
  await expect(second.taken).rejects.toThrow('failed');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun.at(-1)).toBe('third');
});

test('a settled matter is settled for everybody who waits, and for nobody who comes later', async () => {
  const turns = new Turns(2000);
  const begun: string[] = [];
  const first = taking(turns, begun, 'first');
  const waiting = ['second', 'third'].map((name) => taking(turns, begun, name));
  first.settle();
  const later = taking(turns, begun, 'later');
  expect(await Promise.all(waiting.map(({ taken }) => taken))).toEqual(['second', 'third']);
  expect(begun).toEqual(['first', 'second: settled', 'third: settled']);
  first.resolve('done');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun.at(-1)).toBe('later');
  later.resolve('done');
  await later.taken;
  taking(turns, begun, 'alone');
  expect(begun.at(-1)).toBe('alone');
});

test('nobody waits longer than the patience, and those who gave up are skipped', async () => {
  const turns = new Turns(2000);
  const begun: string[] = [];
  const first = taking(turns, begun, 'first');
  const second = taking(turns, begun, 'second');
  await vi.advanceTimersByTimeAsync(1999);
  const third = taking(turns, begun, 'third');
  await vi.advanceTimersByTimeAsync(1);
  expect(isDatabaseBusy(await second.taken.catch((error) => error))).toBe(true);
  first.resolve('done');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['first', 'third']);
  third.resolve('done');
  await third.taken;
  await vi.advanceTimersByTimeAsync(5000);
});
