import { eraseAccount, readProfile } from '@limber/contract/accounts.ts';
import {
  cancelAppointment,
  listNextAppointments,
  rescheduleAppointment,
} from '@limber/contract/appointments.ts';
import { createAppointment } from '@limber/contract/bookings.ts';
import { readClientStory } from '@limber/contract/desk/clients/timeline.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import { readDeskSession } from '@limber/contract/desk/day/session.ts';
import {
  changeSoftwareAccess,
  endApiKey,
  listApiKeys,
} from '@limber/contract/desk/software/software-access.ts';
import { listAudit } from '@limber/contract/desk/studio/audit.ts';
import { endSessionsOfStaff } from '@limber/contract/desk/studio/team.ts';
import { listOwnedPackages } from '@limber/contract/packages.ts';
import type { Route } from '@limber/contract/route.ts';
import { findNextOpenings, holdTime } from '@limber/contract/scheduling.ts';
import { listOwnApiKeys, makeApiKey, revokeApiKey } from '@limber/contract/software/api-keys.ts';
import { scopesOf } from '@limber/contract/software/scopes.ts';
import { KEY_CALLS_A_MINUTE, MOST_KEYS } from '@limber/contract/terms/software/api-keys.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { answersBehind, held } from '../../../test/blocked.ts';
import { hourOfStretching } from '../../../test/booking-requests.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { asTherapist, memberOf, type TestClient } from '../../../test/people.ts';
import { readContract } from '../../../test/read-contract.ts';

const { world, desk, who, amina, badr, book, stretching } = await openDesk();
const manager = await memberOf(world, 'manager');
const noura = await asTherapist(world, who.noura);
const ends_on = '2026-06-01';

type By = Pick<TestClient, 'headers'>;

const open = (keys: boolean) =>
  callApi(world, changeSoftwareAccess, { keys, assistants: false }, { by: manager });

beforeEach(async () => {
  await world.query('delete from limits');
  await world.query('update booking_events set key_id = null where key_id is not null');
  await world.query('update api_keys set ended_at = now() where ended_at is null');
  await open(true);
});

async function make(scopes: readonly string[], by: By = amina, name = 'My script') {
  const reply = await callApi(world, makeApiKey, { name, scopes, ends_on }, { by });
  expect(reply.statusCode, reply.body).toBe(201);
  const { key, id } = reply.json();
  return {
    id: id as number,
    key: key as string,
    headers: () => ({ authorization: `Bearer ${key}` }),
  };
}

const ask = async <R extends Route>(route: R, args: Tried<R>, by?: By) => {
  const reply = await callApi(world, route, args, by ? { by } : {});
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
};

const anHour = hourOfStretching(stretching, who.noura);

describe('a key of a client', () => {
  test('holds, books, moves and cancels by the rules of a browser, and every history says by what @SOFT-01', async () => {
    const key = await make(['sessions:read', 'sessions:write'], amina, 'Morning robot');
    const slot = { therapist_id: who.noura, location: 'A', date: '2026-03-05', time: '14:00' };
    expect((await ask(holdTime, { ...slot, total_duration: 60 }, key)).status).toBe(200);
    expect((await ask(createAppointment, anHour, badr)).status).toBe(409);
    const booked = await ask(createAppointment, anHour, key);
    expect(booked.status).toBe(201);
    const { id } = booked.body;
    expect(
      (await ask(rescheduleAppointment, { id, date: '2026-03-05', time: '16:00' }, key)).status,
    ).toBe(200);
    const wrong = await ask(createAppointment, { ...anHour, total_price: 1, time: '18:00' }, key);
    expect(wrong).toMatchObject({ status: 409, body: { total_price: 320 } });
    expect((await ask(cancelAppointment, { id }, key)).status).toBe(200);
    const { body: session } = await ask(readDeskSession, { id }, desk);
    expect(session.events.map((event: { software: string }) => event.software)).toEqual([
      'Morning robot',
      'Morning robot',
      'Morning robot',
    ]);
    const { body: story } = await ask(readClientStory, { id: amina.id, kind: 'session' }, desk);
    expect(story.results[0]).toMatchObject({ what: 'cancelled', software: 'Morning robot' });
  });

  test('what a person does at a page names no software', async () => {
    const { body } = await ask(readDeskSession, { id: await book() }, desk);
    expect(body.events[0].software).toBeNull();
  });

  test('a key without the scope sees nothing @SOFT-02', async () => {
    const key = await make(['packages:read']);
    expect((await ask(listOwnedPackages, {}, key)).status).toBe(200);
    for (const [route, args] of [
      [listNextAppointments, {}],
      [createAppointment, anHour],
      [readProfile, {}],
      [listOwnApiKeys, {}],
      [makeApiKey, { name: 'Another', scopes: ['packages:read'], ends_on }],
    ] as const) {
      const { status, body } = await ask(route as Route, args, key);
      expect(status, route.path).toBe(403);
      expect(body.detail).toBe('This key does not allow that.');
      expect(body.in_other_languages.ar.detail).toContain('المفتاح');
    }
  });

  test('on a public call it counts as nobody without the scope', async () => {
    const held = { therapist_id: who.noura, location: 'A', date: '2026-03-05', time: '14:00' };
    const openings = async (by?: By) =>
      (
        await ask(
          findNextOpenings,
          { therapist_id: who.noura, total_duration: 60, from: '2026-03-05' },
          by,
        )
      ).status;
    expect(
      (await ask(holdTime, { ...held, total_duration: 60 }, await make(['packages:read']))).status,
    ).toBe(200);
    const { rows } = await world.query('select account_id from holds');
    expect(rows).toEqual([{ account_id: null }]);
    expect(await openings(await make(['sessions:read']))).toBe(200);
    await world.query('delete from holds');
  });

  test('is shown once, listed with its last use to the minute, and dead once revoked', async () => {
    const key = await make(['packages:read'], amina, ' Spreadsheet ');
    const listed = async () => (await ask(listOwnApiKeys, {}, amina)).body.keys;
    expect((await listed())[0]).toEqual({
      id: key.id,
      name: 'Spreadsheet',
      scopes: ['packages:read'],
      made_at: world.clock.now().toISOString(),
      ends_on,
      used_at: null,
      assistant: false,
    });
    await ask(listOwnedPackages, {}, key);
    expect((await listed())[0].used_at).toBe(world.clock.now().toISOString());
    const { rows } = await world.query<{ all: string }>(
      `select string_agg(k::text, '') as all from api_keys k`,
    );
    expect(rows[0]?.all).not.toContain(key.key);
    expect((await ask(revokeApiKey, { id: key.id }, badr)).status).toBe(404);
    expect((await ask(revokeApiKey, { id: key.id }, amina)).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await ask(listOwnedPackages, {}, key)).status).toBe(401);
    expect((await ask(revokeApiKey, { id: key.id }, amina)).body.detail).toBe(
      'There is no such key, or it has ended.',
    );
  });

  test('of two who end it the second waits, and is told that it has ended', async () => {
    const { id } = await make(['packages:read']);
    const end = () => ask(revokeApiKey, { id }, amina);
    const lock = sql`select from api_keys where id = ${id}::int for update`;
    const replies = await answersBehind(world, lock, [end, end]);
    expect(replies.map(({ status }) => status)).toEqual([204, 404]);
  });

  test('is accepted on its last day, and not on the next', async () => {
    const reply = await callApi(
      world,
      makeApiKey,
      { name: 'Short', scopes: ['packages:read'], ends_on: '2026-03-04' },
      { by: amina },
    );
    const key = { headers: () => ({ authorization: `Bearer ${reply.json().key}` }) };
    const before = world.clock.now();
    expect((await ask(listOwnedPackages, {}, key)).status).toBe(200);
    world.clock.advance(24 * 60);
    expect((await ask(listOwnedPackages, {}, key)).status).toBe(401);
    expect((await ask(listOwnApiKeys, {}, amina)).body.keys).toEqual([]);
    world.clock.set(before.toISOString());
  });

  test('waits after too many calls in a minute', async () => {
    const key = await make(['packages:read']);
    await world.query(
      `insert into limits values ('key-calls:${key.id}', ${KEY_CALLS_A_MINUTE}, '${new Date(world.clock.now().getTime() + 30_000).toISOString()}')`,
    );
    const reply = await callApi(world, listOwnedPackages, {}, { by: key });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '30']);
    expect(reply.json().detail).toContain('used too often');
  });

  test('ends when its owner is erased, and forgets its name', async () => {
    const key = await make(['packages:read'], badr, 'Of Badr');
    expect((await ask(eraseAccount, { email: badr.email }, badr)).status).toBe(200);
    expect((await ask(listOwnedPackages, {}, key)).status).toBe(401);
    const { rows } = await world.query(`select name, ended_at from api_keys where id = ${key.id}`);
    expect(rows).toEqual([{ name: '', ended_at: world.clock.now() }]);
  });
});

describe('making a key', () => {
  const tryMake = (changes: object, by: By = amina) =>
    ask(makeApiKey, { name: 'Robot', scopes: ['packages:read'], ends_on, ...changes }, by);

  test('needs a name, a scope of one’s own and a day within a year', async () => {
    const { status, body } = await tryMake({ scopes: ['clients:read'] });
    expect([status, body.detail]).toEqual([400, 'Your account cannot allow that.']);
    expect((await tryMake({ scopes: [] })).status).toBe(400);
    expect((await tryMake({ name: '  ' })).body.fields.name).toContain('give the key a name');
    for (const day of ['2026-03-03', '2027-03-05']) {
      expect((await tryMake({ ends_on: day })).body.fields.ends_on).toContain('365 days');
    }
  });

  test('stops at ten keys, and at twenty a day', async () => {
    for (let count = 0; count < MOST_KEYS; count += 1) await make(['packages:read']);
    expect(await tryMake({})).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('10 keys') },
    });
    await world.query(`update limits set used = 20 where key like 'keys-made:%'`);
    expect(await tryMake({})).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining('many keys') },
    });
  });

  test('of two new keys the second waits, and is one too many', async () => {
    for (let count = 1; count < MOST_KEYS; count += 1) await make(['packages:read']);
    const calls = [() => tryMake({}), () => tryMake({})];
    const replies = await answersBehind(world, held.client(amina.id), calls);
    expect(replies.map(({ status }) => status)).toEqual([201, 409]);
  });

  test('is not offered until the studio has switched it on, and keys are refused while it is off', async () => {
    const key = await make(['packages:read']);
    await open(false);
    expect((await ask(listOwnApiKeys, {}, amina)).body.offered).toBe(false);
    const off = 'The studio does not accept keys of other software at present.';
    expect(await tryMake({})).toMatchObject({ status: 409, body: { detail: off } });
    expect(await ask(listOwnedPackages, {}, key)).toMatchObject({
      status: 403,
      body: { detail: off },
    });
    await open(true);
    expect((await ask(listOwnedPackages, {}, key)).status).toBe(200);
  });
});

describe('a key of the team', () => {
  const day = { date: '2026-03-05', location: 'A' };

  test('allows no more than its owner may do', async () => {
    const key = await make(['day:read', 'clients:read'], desk);
    expect((await ask(readDay, day, key)).status).toBe(200);
    expect((await ask(listAudit, {}, await make(['day:read'], manager))).status).toBe(403);
    expect((await ask(readDay, day, await make(['day:read'], noura))).status).toBe(403);
  });

  test('ends with the sessions of its owner, and refuses one who is suspended', async () => {
    const key = await make(['day:read'], desk);
    const { rows } = await world.query<{ id: number }>(
      `select account_id as id from api_keys where id = ${key.id}`,
    );
    const id = rows[0]?.id ?? 0;
    await world.query(
      `update accounts set suspended_at = now(), suspended_by = ${manager.id} where id = ${id}`,
    );
    expect((await ask(readDay, day, key)).body.detail).toContain('suspended');
    await world.query(
      `update accounts set suspended_at = null, suspended_by = null where id = ${id}`,
    );
    expect((await ask(endSessionsOfStaff, { id }, manager)).status).toBe(200);
    world.forgetSessions();
    expect((await ask(readDay, day, key)).status).toBe(401);
  });

  test('is seen and ended by a manager, and those of clients by the desk, with a line in the audit log', async () => {
    const own = await make(['day:read'], manager, 'Dashboard');
    const theirs = await make(['packages:read'], amina, 'Robot of Amina');
    const names = async (by: By) =>
      (await ask(listApiKeys, {}, by)).body.map(({ name }: { name: string }) => name);
    expect(await names(manager)).toEqual(['Robot of Amina', 'Dashboard']);
    expect(await names(desk)).toEqual(['Robot of Amina']);
    expect((await ask(endApiKey, { id: own.id }, desk)).status).toBe(404);
    expect((await ask(endApiKey, { id: theirs.id }, desk)).status).toBe(204);
    expect((await ask(listOwnedPackages, {}, theirs)).status).toBe(401);
    const { body } = await ask(listAudit, { subject: 'api_key' }, manager);
    expect(body.records[0]).toMatchObject({
      action: 'ended',
      called: 'Robot of Amina',
      software: null,
    });
  });
});

test('a scope opens only calls of those who may give it, and the description says which', async () => {
  const named = (await readContract()).filter(({ scope }) => scope);
  expect(named.length).toBeGreaterThan(20);
  for (const { access, scope, path } of named) {
    const givers = Object.entries(scopesOf).filter(([, scopes]) => scopes.includes(scope as never));
    const fits = givers.some(([type]) => access === 'public' || access.includes(type as never));
    expect(fits, path).toBe(true);
  }
  const { components, paths } = (await world.app.inject({ url: '/api/v1/openapi.json' })).json();
  expect(components.securitySchemes.key.description).toContain('scope');
  expect(paths['/appointment/packages/'].get.security).toEqual([
    { bearer: [] },
    { key: ['packages:read'] },
  ]);
});
