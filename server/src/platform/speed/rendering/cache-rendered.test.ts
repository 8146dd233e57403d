import { expect, test } from 'vitest';
import { cacheRendered } from './cache-rendered.ts';

/** Drawings that end when the test says so. */
function drawer() {
  const begun: { of: string; end: (page: string) => void; fail: (why: Error) => void }[] = [];
  const draw = (of: string) => new Promise<string>((end, fail) => begun.push({ of, end, fail }));
  return { begun, draw };
}

const settled = () => new Promise(setImmediate);

test('a drawing is used until its input changes, and is then redrawn in the background', async () => {
  let word = 'one';
  const { begun, draw } = drawer();
  const read = cacheRendered(
    () => word,
    draw,
    () => expect.unreachable(),
  );
  expect(read()).toBeNull();
  begun[0]?.end('page of one');
  await settled();
  expect([read(), read()]).toEqual(['page of one', 'page of one']);
  expect(begun).toHaveLength(1);

  word = 'two';
  expect(read()).toBe('page of one');
  word = 'three';
  expect(read()).toBe('page of one');
  expect(begun.map(({ of }) => of)).toEqual(['one', 'two']);
  begun[1]?.end('page of two');
  await settled();
  expect(read()).toBe('page of two');
  begun[2]?.end('page of three');
  await settled();
  expect(read()).toBe('page of three');
});

test('a failure is reported, and not retried before the input changes', async () => {
  let word = 'one';
  const told: unknown[] = [];
  const { begun, draw } = drawer();
  const read = cacheRendered(
    () => word,
    draw,
    (failure) => told.push(failure),
  );
  begun[0]?.fail(new Error('no colour left'));
  await settled();
  expect([read(), read()]).toEqual([null, null]);
  expect(told).toEqual([new Error('no colour left')]);
  expect(begun).toHaveLength(1);
  word = 'two';
  read();
  expect(begun).toHaveLength(2);
});
