import { expect, test } from 'vitest';
import type { Db } from '../database/db.ts';
import { together } from './batch-calls.ts';

const db = {} as Db;

/** Askings that end when the test says so. */
function asker() {
  const asked: { of: readonly string[]; end: () => void; fail: (why: Error) => void }[] = [];
  const begin = (of: readonly string[]) =>
    new Promise<string[]>((resolve, fail) => {
      asked.push({ of, end: () => resolve(of.map((each) => each.toUpperCase())), fail });
    });
  const ask = together<string, string>(
    async (_db, question) => (await begin([question]))[0] ?? '',
    (_db, questions) => begin(questions),
  );
  return { ask, asked };
}

const settled = () => new Promise(setImmediate);

test('questions that arrive while two batches are in flight go together once the first of them ends', async () => {
  const { ask, asked } = asker();
  const answers = ['a', 'b', 'c', 'd'].map((each) => ask(db, each));
  expect(asked.map(({ of }) => of)).toEqual([['a'], ['b']]);
  asked[1]?.end();
  await expect(answers[1]).resolves.toBe('B');
  await settled();
  answers.push(ask(db, 'e'));
  expect(asked.map(({ of }) => of)).toEqual([['a'], ['b'], ['c', 'd']]);
  asked[2]?.end();
  await settled();
  asked[0]?.end();
  asked[3]?.end();
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('an asking that fails has failed for each of its own, and for nobody else', async () => {
  const { ask, asked } = asker();
  const answers = ['a', 'b', 'c', 'd'].map((each) => ask(db, each).catch((error) => error.message));
  asked[0]?.end();
  await settled();
  asked[2]?.fail(new Error('gone'));
  asked[1]?.end();
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'gone', 'gone']);
  const later = ask(db, 'e');
  asked[3]?.end();
  await expect(later).resolves.toBe('E');
});

test('one crowd is asked for in parts, and other databases do not wait for it', async () => {
  const { ask, asked } = asker();
  const crowd = Array.from({ length: 40 }, (_, nth) => ask(db, `q${nth}`));
  const elsewhere = ask({} as Db, 'x');
  expect(asked.map(({ of }) => of.length)).toEqual([1, 1, 1]);
  asked[2]?.end();
  await expect(elsewhere).resolves.toBe('X');
  for (let nth = 0; nth < 5; nth += 1) {
    asked[nth]?.end();
    await settled();
  }
  expect(asked.map(({ of }) => of.length)).toEqual([1, 1, 1, 32, 6]);
  expect((await Promise.all(crowd)).at(-1)).toBe('Q39');
});
