import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openWorld } from '../../../test/harness.ts';
import type { Trx } from '../database/db.ts';
import { sqlState } from '../http/errors.ts';

const world = await openWorld();
await world.query('create table notes (text text primary key)');
beforeEach(() => world.query('truncate notes'));

const note = (trx: Trx, text: string) => sql`insert into notes values (${text})`.execute(trx);
const notes = async () =>
  (await world.query<{ text: string }>('select text from notes order by text')).rows.map(
    ({ text }) => text,
  );

test('statements asked for at once are carried out in their order', async () => {
  const seen = await world.db.transaction().execute(async (trx) => {
    const [, read] = await Promise.all([
      note(trx, 'first'),
      sql<{ text: string }>`select text from notes`.execute(trx),
      note(trx, 'second'),
    ]);
    return read.rows;
  });
  expect(seen).toEqual([{ text: 'first' }]);
  expect(await notes()).toEqual(['first', 'second']);
});

test('of several failures the first is thrown, and nothing is committed', async () => {
  const failing = world.db
    .transaction()
    .execute((trx) => Promise.all([note(trx, 'a'), note(trx, 'a'), note(trx, 'b')]));
  expect(await stateOf(failing)).toBe('23505');
  expect(await notes()).toEqual([]);
});

test('the first failure is reported even when a later one is noticed first', async () => {
  const failing = world.db.transaction().execute(async (trx) => {
    await note(trx, 'a');
    // The caller hears of it after the others know that the transaction is aborted.
    const again = note(trx, 'a').finally(() => new Promise(setImmediate));
    await Promise.all([again, note(trx, 'b')]);
  });
  expect(await stateOf(failing)).toBe('23505');
  expect(await notes()).toEqual([]);
});

test('a thrown error rolls back the writes', async () => {
  const failing = world.db.transaction().execute(async (trx) => {
    await note(trx, 'a');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await notes()).toEqual([]);
});

test('a sibling that goes on after a failure writes nothing after the rollback', async () => {
  const late = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<unknown>();
  const failing = world.db.transaction().execute((trx) =>
    Promise.all([
      late.promise.then(() => note(trx, 'late')).then(asked.resolve, asked.resolve),
      note(trx, 'early').then(() => {
        // Once the rollback is sent, and before it can be answered.
        setImmediate(late.resolve);
        throw new Error('no');
      }),
    ]),
  );
  await expect(failing).rejects.toThrow('no');
  expect(await asked.promise).toMatchObject({ message: 'This transaction is over.' });
  expect(await notes()).toEqual([]);
});

test('a finished transaction takes no more statements', async () => {
  let kept: Trx | undefined;
  await world.db.transaction().execute(async (trx) => {
    kept = trx;
  });
  await expect(note(kept as Trx, 'late')).rejects.toThrow('This transaction is over.');
  expect(await notes()).toEqual([]);
});

async function stateOf(failing: Promise<unknown>): Promise<string | null> {
  return failing.then(
    () => null,
    (error) => sqlState(error),
  );
}
