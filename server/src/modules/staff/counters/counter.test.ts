import { refreshToken, verifyToken } from '@limber/contract/auth.ts';
import { addClient } from '@limber/contract/desk/clients/clients.ts';
import {
  changePerson,
  enrolCounter,
  listCounters,
  lockCounter,
  readCounter,
  renameCounter,
  revokeCounter,
} from '@limber/contract/desk/entry/counters.ts';
import { choosePin } from '@limber/contract/desk/entry/factors.ts';
import { readSignIn, signInWithTotp } from '@limber/contract/desk/entry/sign-in.ts';
import {
  addClosure,
  confirmClosure,
  withdrawClosure,
} from '@limber/contract/desk/rota/closures.ts';
import { markSick } from '@limber/contract/desk/rota/time-off.ts';
import { listAudit } from '@limber/contract/desk/studio/audit.ts';
import {
  changeStaff,
  endStaffSession,
  listStaffSessions,
} from '@limber/contract/desk/studio/team.ts';
import { COUNTER_LOCKS_MINUTES } from '@limber/contract/terms/counters.ts';
import { PIN_TRIES } from '@limber/contract/terms/staff-sign-in.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  bearing,
  comeAgain,
  comeFirst,
  enrol,
  leaveWithPin,
  type SignedInStaff,
} from '../../../../test/at-the-desk.ts';
import { callApi } from '../../../../test/call-api.ts';
import { openWorld } from '../../../../test/harness.ts';
import { actorOf, therapistNamed } from '../../../../test/people.ts';
import { totpCode } from '../totp.ts';

const world = await openWorld();
const PIN = '204816';
const desk = await actorOf(world, 'front_desk');

let manager: SignedInStaff;
let fatima: SignedInStaff;
let counter: { id: number; cookie: string };

beforeEach(async () => {
  await world.query(
    'delete from staff_factors; delete from sessions; delete from devices; delete from limits',
  );
  manager = await comeFirst(world, 'manager@limber.example');
  counter = await enrol(world, manager);
  fatima = await comeFirst(world, 'desk@limber.example');
  await leaveWithPin(world, fatima, PIN);
});

const come = (pin = PIN, cookie = counter.cookie, accountId = desk.accountId) =>
  callApi(world, changePerson, { account_id: accountId, pin }, { headers: { cookie } });

const look = (access: string, headers = {}) =>
  callApi(world, readSignIn, {}, { by: bearing(access), headers });

test('at a counter people change by their face and a PIN', async () => {
  const headers = { cookie: counter.cookie };
  const { people, location } = (await callApi(world, readCounter, {}, { headers })).json();
  expect(location).toBe('A');
  const names = people.map((person: { first_name: string }) => person.first_name);
  expect(names).toEqual(expect.arrayContaining(['Fatima', 'Sara', 'Noura']));
  expect(names).not.toContain('Arjun');
  const { access } = (await come()).json();
  expect((await look(access)).json()).toMatchObject({
    first_name: 'Fatima',
    signed_in: true,
    by_pin: true,
    at_counter: true,
  });
  // The next person to choose their face replaces the previous one.
  const again = (await come()).json();
  expect((await look(access)).statusCode).toBe(401);
  expect((await look(again.access)).statusCode).toBe(200);
});

test('a browser that was never enrolled, or was revoked, is not a counter', async () => {
  expect((await come(PIN, `limber-counter=${'a'.repeat(43)}`)).statusCode).toBe(404);
  expect((await callApi(world, readCounter)).statusCode).toBe(204);
  const { access } = (await come()).json();
  const revoked = await callApi(world, revokeCounter, { id: counter.id }, { by: manager });
  expect(revoked.statusCode).toBe(204);
  expect((await look(access)).statusCode).toBe(401);
  expect((await come()).statusCode).toBe(404);
  const headers = { cookie: counter.cookie };
  expect((await callApi(world, readCounter, {}, { headers })).statusCode).toBe(204);
  const [row] = (await callApi(world, listCounters, {}, { by: manager })).json();
  expect(row).toMatchObject({ enrolled_by: 'Sara Haddad', revoked_at: expect.any(String) });
});

test('a counter can be renamed while it is one', async () => {
  const rename = { id: counter.id, name: ' Counter at the door ' };
  const renamed = await callApi(world, renameCounter, rename, { by: manager });
  expect(renamed.json()).toMatchObject({ id: counter.id, name: 'Counter at the door' });
  const headers = { cookie: counter.cookie };
  const shown = (await callApi(world, readCounter, {}, { headers })).json();
  expect(shown.name).toBe('Counter at the door');
  await callApi(world, revokeCounter, { id: counter.id }, { by: manager });
  expect((await callApi(world, renameCounter, rename, { by: manager })).statusCode).toBe(409);
  const { records } = (
    await callApi(world, listAudit, { subject: 'counter' }, { by: manager })
  ).json();
  expect(records.map(({ action }: { action: string }) => action).slice(0, 3)).toEqual([
    ...['withdrawn', 'changed', 'added'],
  ]);
});

describe('a session that a manager ends is refused at its next call; the counter locks itself; the sixth wrong PIN asks for the full way; every record names a person', () => {
  test('a session that a manager ends is refused at its next call', async () => {
    const { access, refresh } = (await come()).json();
    expect((await look(access)).statusCode).toBe(200);
    const sessions = (await callApi(world, listStaffSessions, {}, { by: manager })).json();
    const theirs = sessions.find((each: { name: string }) => each.name === 'Fatima Saeed');
    expect(theirs).toMatchObject({ second_factor: 'pin', counter: 'Counter 1', own: false });
    const end = { id: theirs.id, reason: 'Left the studio' };
    expect((await callApi(world, endStaffSession, end, { by: manager })).statusCode).toBe(204);
    expect((await look(access)).statusCode).toBe(401);
    expect((await callApi(world, refreshToken, { refresh })).statusCode).toBe(401);
    expect((await callApi(world, verifyToken, { token: access })).statusCode).toBe(401);
    const { rows } = await world.query(
      `select ended_why, ended_reason, account.first_name as by
      from sessions join accounts account on account.id = ended_by where sessions.id = '${theirs.id}'`,
    );
    expect(rows).toEqual([
      { ended_why: 'ended by manager', ended_reason: 'Left the studio', by: 'Sara' },
    ]);
  });

  test('the counter locks itself', async () => {
    const { access, refresh } = (await come()).json();
    world.clock.advance(COUNTER_LOCKS_MINUTES - 1);
    expect((await look(access)).statusCode).toBe(200);
    world.clock.advance(COUNTER_LOCKS_MINUTES - 1);
    // Requests that the page makes on its own do not count as activity.
    expect((await look(access, { 'x-by-itself': '1' })).statusCode).toBe(200);
    const running = async () =>
      (await callApi(world, listStaffSessions, {}, { by: manager }))
        .json()
        .map(({ name }: { name: string }) => name);
    expect(await running()).toContain('Fatima Saeed');
    world.clock.advance(1);
    // By the clock, before anybody has touched it again.
    expect(await running()).not.toContain('Fatima Saeed');
    const locked = await look(access);
    expect(locked.statusCode).toBe(401);
    expect(locked.json().detail).toBe('This counter has locked itself. Please enter your PIN.');
    expect((await callApi(world, refreshToken, { refresh })).statusCode).toBe(401);
    expect((await come()).statusCode).toBe(200);
  });

  test('the sixth wrong PIN asks for the full way', async () => {
    const statuses = [];
    for (let tries = 0; tries < PIN_TRIES; tries++)
      statuses.push((await come('111222')).statusCode);
    expect(statuses).toEqual(Array(PIN_TRIES).fill(401));
    const sixth = await come('111222');
    expect(sixth.statusCode).toBe(403);
    expect(sixth.json().detail).toContain('Please sign in the full way');
    expect((await come()).statusCode).toBe(403);
    world.clock.advance(1);
    const full = await comeAgain(world, 'desk@limber.example', fatima.secret, counter.cookie);
    expect(full.status).toBe(200);
    expect((await come()).statusCode).toBe(200);
  });

  test('every record names a person', async () => {
    const ofSara = '731904';
    await leaveWithPin(world, manager, ofSara);
    const sara = await actorOf(world, 'manager');
    const makesClient = async (pin: string, accountId: number, first_name: string) => {
      const { access } = (await come(pin, counter.cookie, accountId)).json();
      const made = { first_name, phone_number: '0501112233' };
      const reply = await callApi(world, addClient, made, { by: bearing(access) });
      expect(reply.statusCode).toBe(201);
    };
    await makesClient(PIN, desk.accountId, 'Layla');
    await makesClient(ofSara, sara.accountId, 'Mariam');
    const { rows } = await world.query(
      `select made.first_name as client, by.first_name as by from accounts made
       join accounts by on by.id = made.created_by order by made.id`,
    );
    expect(rows).toEqual([
      { client: 'Layla', by: 'Fatima' },
      { client: 'Mariam', by: 'Sara' },
    ]);

    const { access } = (await come()).json();
    const days = { from: '2026-03-12', to: '2026-03-12' };
    const sick = await callApi(
      world,
      markSick,
      { therapist_id: await therapistNamed(world, 'Noura'), ...days },
      { by: bearing(access) },
    );
    expect(sick.statusCode).toBe(201);
    const pipes = { name: 'Pipes', location: 'A', starts_on: days.from, ends_on: days.to };
    const made = await callApi(
      world,
      addClosure,
      { ...pipes, provisional: true },
      { by: bearing(access) },
    );
    const { id, version } = made.json();
    const confirmed = await callApi(
      world,
      confirmClosure,
      { id, version },
      { by: bearing(access) },
    );
    expect(confirmed.statusCode).toBe(200);
    const bySara = bearing((await come(ofSara, counter.cookie, sara.accountId)).json().access);
    const seen = { id, version: confirmed.json().version };
    expect((await callApi(world, withdrawClosure, seen, { by: bySara })).statusCode).toBe(200);
    const log = await world.query(
      `select split_part(subject, ' ', 1) as subject, action, first_name as by
       from audit_log join accounts on accounts.id = actor_id
       where subject like 'closure %' or subject like 'time_off %' order by audit_log.id`,
    );
    expect(log.rows).toEqual([
      { subject: 'time_off', action: 'added', by: 'Fatima' },
      { subject: 'closure', action: 'added', by: 'Fatima' },
      { subject: 'closure', action: 'confirmed', by: 'Fatima' },
      { subject: 'closure', action: 'withdrawn', by: 'Sara' },
    ]);
  });
});

test('a locked counter is not refreshed back to life', async () => {
  const { refresh } = (await come()).json();
  world.clock.advance(COUNTER_LOCKS_MINUTES);
  expect((await callApi(world, refreshToken, { refresh })).statusCode).toBe(401);
  const { rows } = await world.query(`select ended_why from sessions where second_factor = 'pin'`);
  expect(rows).toEqual([{ ended_why: 'locked itself' }]);
});

test('leaving a counter locks it, even after a full sign-in', async () => {
  world.clock.advance(1);
  const full = await comeAgain(world, 'desk@limber.example', fatima.secret, counter.cookie);
  expect((await callApi(world, lockCounter, {}, { by: full })).statusCode).toBe(204);
  expect((await callApi(world, readSignIn, {}, { by: full })).statusCode).toBe(401);
});

test('a full sign-in replaces the previous person, and can set up another factor', async () => {
  const before = (await come()).json();
  world.clock.advance(1);
  const elsewhere = await comeAgain(world, 'desk@limber.example', fatima.secret);
  const full = await comeAgain(world, 'manager@limber.example', manager.secret, counter.cookie);
  expect(full.status).toBe(200);
  expect((await look(before.access)).statusCode).toBe(401);
  expect((await callApi(world, refreshToken, { refresh: before.refresh })).statusCode).toBe(401);
  // Sessions in other browsers have not ended.
  for (const by of [full, elsewhere, manager]) {
    expect((await callApi(world, readSignIn, {}, { by })).statusCode).toBe(200);
  }
  world.clock.advance(1);
  const code = totpCode(manager.secret, world.clock.now());
  const again = await callApi(
    world,
    signInWithTotp,
    { code },
    { by: full, headers: { cookie: counter.cookie } },
  );
  expect(again.statusCode).toBe(200);
  expect((await look(again.json().access)).statusCode).toBe(200);
});

test('parallel guesses are limited to five as well', async () => {
  const tried = await Promise.all(Array.from({ length: 8 }, () => come('111222')));
  expect(tried.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array(PIN_TRIES).fill(401),
    ...Array(3).fill(403),
  ]);
});

test('a PIN is not enough for changes of access', async () => {
  await callApi(world, choosePin, { pin: '480216' }, { by: manager });
  const { accountId } = await actorOf(world, 'manager');
  const by = bearing((await come('480216', counter.cookie, accountId)).json().access);
  const asked = await callApi(world, enrolCounter, { location: 'A', name: 'Mine' }, { by });
  expect(asked.statusCode).toBe(403);
  expect((await callApi(world, choosePin, { pin: '480217' }, { by })).statusCode).toBe(403);
});

test('a person who does not work at the branch is unknown at its counter', async () => {
  const at = { id: desk.accountId, role: 'front_desk' };
  const args = { ...at, locations: ['B'], version: 1 };
  expect((await callApi(world, changeStaff, args, { by: manager })).json().locations).toEqual([
    'B',
  ]);
  expect((await come()).statusCode).toBe(404);
  const back = { ...at, locations: ['A', 'B'], version: 2 };
  await callApi(world, changeStaff, back, { by: manager });
  expect((await come()).statusCode).toBe(200);
});

test.each(['000000', '123456', '987654'])('%s is no PIN', async (pin) => {
  expect((await callApi(world, choosePin, { pin }, { by: manager })).statusCode).toBe(400);
});
