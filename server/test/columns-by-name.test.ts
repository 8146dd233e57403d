import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../src/app.ts';
import { type Database, openDatabase } from '../src/platform/database/db.ts';
import { depsOf, openWorld, type World } from './harness.ts';
import { addClient, type TestClient } from './people.ts';

const SERVER = resolve(import.meta.dirname, '..');

test('no query selects all columns', () => {
  const files = ['src', 'seed'].flatMap((folder) =>
    readdirSync(join(SERVER, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(SERVER, folder, name)),
  );
  const all =
    /selectAll\(|returningAll\(|(?:select|returning)\s+(?:distinct\s+)?(?:\w+\.)?\*|, \w+\.\*/i;
  expect(files.filter((file) => all.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('a table that changes while others still run', () => {
  let world: World;
  let amina: TestClient;
  let database: Database;
  /** As many warm connections as there are requests at a time. */
  let ask: (method: 'GET' | 'PUT', payload?: object) => Promise<number[]>;

  beforeAll(async () => {
    world = await openWorld();
    amina = await addClient(world, 'Amina');
    database = openDatabase(world.databaseUrl, 4);
    const app = await build({
      ...depsOf(world),
      db: database.db,
    });
    ask = async (method, payload) => {
      const replies = await Promise.all(
        Array.from({ length: 8 }, () =>
          app.inject({
            method,
            url: '/api/v1/accounts/profile/',
            headers: amina.headers(),
            ...(payload ? { payload } : {}),
          }),
        ),
      );
      return replies.map((reply) => reply.statusCode);
    };
  });
  afterAll(() => database?.close());

  const change = { first_name: 'Amina', last_name: 'Haddad' };
  const fine = Array.from({ length: 8 }, () => 200);

  test.each([
    ['has one more column', 'add column newer integer'],
    ['has a column of another type', 'alter column goal type varchar(5000)'],
  ])('is read and written as before once it %s', async (_, how) => {
    expect(await ask('GET')).toEqual(fine);
    expect(await ask('PUT', change)).toEqual(fine);
    await world.query(`alter table accounts ${how}`);
    expect(await ask('GET')).toEqual(fine);
    expect(await ask('PUT', change)).toEqual(fine);
  });
});
