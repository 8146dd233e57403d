import { expect, test } from 'vitest';
import { cacheRendered } from './cache-rendered.ts';

/** Longer than any test. */
const PATIENT_MS = 60_000;

/** What is read of drawings that end when the test says so, and those that have begun. */
function drawn(
  of: () => string,
  patienceMs: number,
  onFailure: (failure: unknown) => void = () => expect.unreachable(),
) {
  const begun: { of: string; end: (page: string) => void; fail: (why: Error) => void }[] = [];
  const draw = (of: string) => new Promise<string>((end, fail) => begun.push({ of, end, fail }));
  return { begun, read: cacheRendered(of, draw, onFailure, patienceMs) };
}

const settled = () => new Promise(setImmediate);

test('a caller after a change gets the drawing of what there is then', async () => {
  let word = 'one';
  const { begun, read } = drawn(() => word, PATIENT_MS);
  const first = read();
  begun[0]?.end('page of one');
  expect(await first).toBe('page of one');
  expect(await read()).toBe('page of one');
  expect(begun).toHaveLength(1);

  word = 'two';
  const changed = read();
  word = 'three';
  const again = read();
  expect(begun.map(({ of }) => of)).toEqual(['one', 'two']);
  begun[1]?.end('page of two');
  await settled();
  begun[2]?.end('page of three');
  expect(await Promise.all([changed, again])).toEqual(['page of three', 'page of three']);
  expect(begun.map(({ of }) => of)).toEqual(['one', 'two', 'three']);
});

test('a caller who has waited long enough gets the previous drawing', async () => {
  let word = 'one';
  const { begun, read } = drawn(() => word, 1);
  expect(await read()).toBeNull();
  begun[0]?.end('page of one');
  await settled();
  expect(await read()).toBe('page of one');
  word = 'two';
  expect(await read()).toBe('page of one');
});

test('a failure is reported, and not retried before the input changes', async () => {
  let word = 'one';
  const told: unknown[] = [];
  const { begun, read } = drawn(
    () => word,
    PATIENT_MS,
    (failure) => told.push(failure),
  );
  const asked = read();
  begun[0]?.fail(new Error('no colour left'));
  expect([await asked, await read()]).toEqual([null, null]);
  expect(told).toEqual([new Error('no colour left')]);
  expect(begun).toHaveLength(1);
  word = 'two';
  void read();
  expect(begun).toHaveLength(2);
});
