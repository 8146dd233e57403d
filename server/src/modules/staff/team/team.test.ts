import { changePerson, readCounter } from '@limber/contract/desk/entry/counters.ts';
import { readSignIn } from '@limber/contract/desk/entry/sign-in.ts';
import { listAudit } from '@limber/contract/desk/studio/audit.ts';
import {
  addStaff,
  changeStaff,
  endSessionsOfStaff,
  leaveDesk,
  listStaff,
  readmitStaff,
  resetFactors,
  suspendStaff,
} from '@limber/contract/desk/studio/team.ts';
import type { Route } from '@limber/contract/route.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  bearing,
  comeFirst,
  comeHalfWay,
  enrol,
  leaveWithPin,
  type SignedInStaff,
} from '../../../../test/at-the-desk.ts';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openWorld, TEST_NOW } from '../../../../test/harness.ts';
import { actorOf } from '../../../../test/people.ts';
import { endAccessAsPlanned } from './leave-desk.ts';

const world = await openWorld();
const PIN = '204816';
const fatimaId = (await actorOf(world, 'front_desk')).accountId;
const sara = await actorOf(world, 'manager');
const ofDesk = { id: fatimaId, role: 'front_desk', locations: ['A'], version: 1 } as const;

let manager: SignedInStaff;
let fatima: SignedInStaff;

beforeEach(async () => {
  world.clock.set(TEST_NOW);
  await world.query(`delete from staff_factors; delete from sessions; delete from devices;
    delete from limits; delete from staff_locations where account_id = ${fatimaId};
    insert into staff_locations values (${fatimaId}, 'A');
    update accounts set suspended_at = null, suspended_by = null, leaves_on = null, staff_version = 1,
      account_type = case when id = ${fatimaId} then 'front_desk' else account_type end`);
  manager = await comeFirst(world, 'manager@limber.example');
  fatima = await comeFirst(world, 'desk@limber.example');
});

async function ask<R extends Route>(route: R, args: Tried<R>, by: SignedInStaff = manager) {
  const reply = await callApi(world, route, args, { by });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}
const look = (by: Pick<SignedInStaff, 'headers'>) => callApi(world, readSignIn, {}, { by });
const memberOf = async (id: number) => {
  const { body } = await ask(listStaff, {});
  return body.find((each: { account_id: number }) => each.account_id === id);
};

test('the list shows who is on the team, what they sign in with and when they were last seen', async () => {
  world.clock.advance(10);
  expect(await memberOf(fatimaId)).toMatchObject({
    ...{ role: 'front_desk', locations: ['A'], version: 1, own: false },
    ...{ has_second_factor: true, has_pin: false, suspended_at: null, running_sessions: 1 },
    last_seen_at: new Date(world.clock.now().getTime() - 10 * 60_000).toISOString(),
  });
  expect(await memberOf(sara.accountId)).toMatchObject({ role: 'manager', own: true });
  const { body } = await ask(listStaff, {});
  const therapist = body.find((each: { role: string }) => each.role === 'therapist');
  expect(therapist.locations.length).toBeGreaterThan(0);
  expect(therapist).toMatchObject({ last_seen_at: null, running_sessions: 0 });
  world.clock.set('2026-03-04T10:00:00+04:00');
});

test('role and branches count at the next call, and of two managers the slower one is told', async () => {
  const both = { ...ofDesk, role: 'manager', locations: [] };
  expect((await ask(changeStaff, both)).body).toMatchObject({ role: 'manager', version: 2 });
  // The next token says the role.
  expect((await look(fatima)).statusCode).toBe(401);
  const slower = await ask(changeStaff, { ...ofDesk, locations: ['A', 'B'] });
  expect([slower.status, slower.body.detail]).toEqual([
    409,
    'Somebody else has changed this person meanwhile. Please look again.',
  ]);
  const { body } = await ask(changeStaff, { ...ofDesk, locations: ['B', 'A', 'B'], version: 2 });
  expect(body).toMatchObject({ role: 'front_desk', locations: ['A', 'B'], version: 3 });
  // In the history too each stands once, in the order of branches.
  const { records } = (await ask(listAudit, { subject: 'staff', subject_id: String(fatimaId) }))
    .body;
  const [{ changes }] = records;
  expect(changes.find(({ field }: { field: string }) => field === 'locations')).toMatchObject({
    after: 'A, B',
  });
});

test('a manager who names an unknown branch is told so, and nothing is changed', async () => {
  const wrong = { ...ofDesk, locations: ['A', 'Z'] };
  const refused = await ask(changeStaff, wrong);
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { locations: 'We do not have this branch.' },
  ]);
  const arabic = await callApi(world, changeStaff, wrong, {
    ...{ by: manager, headers: { 'accept-language': 'ar' } },
  });
  expect(arabic.json().fields.locations).toBe('ليس لدينا هذا الفرع.');
  expect(await memberOf(fatimaId)).toMatchObject({ locations: ['A'], version: 1 });
  const person = { email: 'lina@studio.example', first_name: 'Lina', last_name: 'Aziz' };
  const asked = { ...person, gender: 'female', role: 'front_desk', locations: ['Z'] };
  expect((await ask(addStaff, asked)).body.fields).toEqual({
    locations: 'We do not have this branch.',
  });
  expect((await ask(addStaff, { ...asked, locations: [] })).body.fields).toEqual({
    locations: 'Please choose at least one branch.',
  });
});

test('a suspended member has only a client’s access, at a counter and by mail, until restored', async () => {
  const counter = await enrol(world, manager);
  await leaveWithPin(world, fatima, PIN);
  const headers = { cookie: counter.cookie };
  const come = () => callApi(world, changePerson, { account_id: fatimaId, pin: PIN }, { headers });
  const { access } = (await come()).json();

  expect((await ask(suspendStaff, { id: fatimaId, reason: ' ' })).status).toBe(400);
  const suspended = await ask(suspendStaff, { id: fatimaId, reason: 'On leave' });
  expect(suspended.body).toMatchObject({
    suspended_at: world.clock.now().toISOString(),
    running_sessions: 0,
    version: 2,
  });
  expect((await look(bearing(access))).statusCode).toBe(401);
  expect((await come()).statusCode).toBe(404);
  const { people } = (await callApi(world, readCounter, {}, { headers })).json();
  expect(JSON.stringify(people)).not.toContain('Fatima');
  const refused = await look(await comeHalfWay(world, 'desk@limber.example'));
  expect([refused.statusCode, refused.json().detail]).toEqual([
    403,
    'Your access to the desk is suspended. Please speak with a manager.',
  ]);
  expect((await ask(suspendStaff, { id: fatimaId, reason: 'Again' })).status).toBe(409);

  expect((await ask(readmitStaff, { id: fatimaId })).body.suspended_at).toBeNull();
  expect((await ask(readmitStaff, { id: fatimaId })).status).toBe(409);
  expect((await come()).statusCode).toBe(200);
  const of = { subject: 'staff', subject_id: String(fatimaId) };
  const { records } = (await ask(listAudit, of)).body;
  expect(records.slice(0, 2)).toMatchObject([
    { action: 'readmitted' },
    { action: 'suspended', reason: 'On leave', actor_id: sara.accountId },
  ]);
});

describe('a member of the front desk or a manager who leaves on a day', () => {
  const LAST_MINUTE = '2026-03-06T05:59:00+04:00';
  const THAT_DAY = '2026-03-06T06:00:00+04:00';
  const leave = (id = fatimaId, from = '2026-03-06') => ask(leaveDesk, { id, from });
  const job = () =>
    world.query(`select from graphile_worker.jobs where key = 'leave-desk:${fatimaId}'`);
  /** In a new session of that person. */
  const lookAgain = async () => {
    const by = { headers: () => world.bearer(fatimaId, 'front_desk') };
    by.headers();
    await world.sessionsBegun();
    return (await look(by)).statusCode;
  };

  test('works at the desk until that day begins, and not after it, even before the job has run', async () => {
    const { status, body } = await leave();
    expect([status, body.leaves_on, body.suspended_at]).toEqual([200, '2026-03-06', null]);
    expect((await look(fatima)).statusCode).toBe(200);
    world.clock.set(LAST_MINUTE);
    expect(await lookAgain()).toBe(200);
    world.clock.set(THAT_DAY);
    expect(await lookAgain()).toBe(403);
  });

  test('is suspended on that day, their sessions end, and the log says who decided it', async () => {
    await leave(fatimaId, '2026-03-05');
    await leave();
    expect((await job()).rows).toHaveLength(1);
    const job6March = { accountId: fatimaId, setBy: sara.accountId };
    await endAccessAsPlanned(world.db, job6March, new Date(LAST_MINUTE));
    expect(await memberOf(fatimaId)).toMatchObject({ suspended_at: null, left: false });
    world.clock.set(THAT_DAY);
    await endAccessAsPlanned(world.db, job6March, world.clock.now());
    await endAccessAsPlanned(world.db, job6March, new Date('2026-03-07T06:00:00+04:00'));
    const { rows } = await world.query(`select suspended_at, suspended_by, leaves_on,
        (select count(*)::int from sessions where account_id = a.id and ended_at is null) as running
      from accounts a where id = ${fatimaId}`);
    expect(rows).toEqual([
      {
        suspended_at: new Date(THAT_DAY),
        suspended_by: sara.accountId,
        leaves_on: null,
        running: 0,
      },
    ]);
    const { rows: log } = await world.query(`select action, actor_id, details from audit_log
      where subject = 'staff ${fatimaId}' order by id desc limit 3`);
    expect(log).toMatchObject([
      { action: 'suspended', actor_id: null },
      {
        action: 'planned',
        details: { before: { leaves_on: '2026-03-05' }, after: { leaves_on: '2026-03-06' } },
      },
      { action: 'planned', actor_id: sara.accountId },
    ]);
  });

  test('may stay until that day, or is suspended before it; neither is undone by the job', async () => {
    await leave();
    expect((await ask(readmitStaff, { id: fatimaId })).body.leaves_on).toBeNull();
    expect((await job()).rows).toEqual([]);
    expect((await ask(readmitStaff, { id: fatimaId })).status).toBe(409);
    await leave();
    await ask(suspendStaff, { id: fatimaId, reason: 'Left early' });
    expect((await job()).rows).toEqual([]);
    expect((await memberOf(fatimaId)).leaves_on).toBeNull();
  });

  test('is refused a day that has begun, a therapist, oneself, a suspended person and the last manager', async () => {
    const refused = async (id: number, from?: string) => {
      const { status, body } = await leave(id, from);
      return [status, body.fields?.from ?? body.detail];
    };
    expect(await refused(fatimaId, '2026-03-04')).toEqual([
      400,
      'Please choose a later day than today.',
    ]);
    expect(await refused((await actorOf(world, 'therapist')).accountId)).toEqual([
      409,
      'A therapist leaves on the rota, where each of their sessions gets an outcome.',
    ]);
    expect((await refused(sara.accountId))[0]).toBe(409);
    expect((await refused(2_000_000))[0]).toBe(404);
    await ask(suspendStaff, { id: fatimaId, reason: 'On leave' });
    expect(await refused(fatimaId)).toEqual([409, 'This person is suspended already.']);
  });

  test('is refused a manager after whom nobody could manage the studio', async () => {
    await ask(changeStaff, { ...ofDesk, role: 'manager' });
    await world.query(`update accounts set leaves_on = '2026-03-06' where id = ${sara.accountId}`);
    const { status, body } = await leave();
    expect([status, body.detail]).toEqual([
      409,
      'Nobody else could manage the studio from that day on.',
    ]);
    await world.query(`update accounts set leaves_on = null where id = ${sara.accountId}`);
    expect((await leave()).status).toBe(200);
  });
});

test('every session of somebody ends, but not the one that asks', async () => {
  const again = await comeHalfWay(world, 'manager@limber.example');
  expect((await ask(endSessionsOfStaff, { id: fatimaId })).body.running_sessions).toBe(0);
  expect((await look(fatima)).statusCode).toBe(401);
  const own = await ask(endSessionsOfStaff, { id: sara.accountId });
  expect(own.body.running_sessions).toBe(1);
  expect((await look(again)).statusCode).toBe(401);
  expect((await look(manager)).statusCode).toBe(200);
});

test('nobody changes or suspends themselves, nor changes a therapist’s role, and clients are not on the list', async () => {
  const change = { ...ofDesk, id: sara.accountId };
  expect((await ask(changeStaff, change)).status).toBe(409);
  expect((await ask(suspendStaff, { id: sara.accountId, reason: 'Me' })).status).toBe(409);
  expect((await ask(resetFactors, { id: sara.accountId })).status).toBe(409);
  const noura = (await actorOf(world, 'therapist')).accountId;
  const therapist = await ask(changeStaff, { ...ofDesk, id: noura });
  expect([therapist.status, therapist.body.detail]).toEqual([
    409,
    'A therapist works where their shifts are, and stays a therapist.',
  ]);
  expect((await ask(suspendStaff, { id: 2_000_000, reason: 'Nobody' })).status).toBe(404);
});

test('when two managers suspend each other, one stays', async () => {
  await ask(changeStaff, { ...ofDesk, role: 'manager' });
  const other = { headers: () => world.bearer(fatimaId, 'manager') };
  other.headers();
  await world.sessionsBegun();
  const suspend = (by: Pick<SignedInStaff, 'headers'>, id: number) =>
    callApi(world, suspendStaff, { id, reason: 'Not me' }, { by });
  const both = await Promise.all([suspend(manager, fatimaId), suspend(other, sara.accountId)]);
  const statuses = both.map(({ statusCode }) => statusCode).sort();
  expect([200, statuses[1]]).toEqual([statuses[0], expect.toBeOneOf([401, 403])]);
  const { rows } = await world.query(
    `select id from accounts where account_type = 'manager' and suspended_at is not null`,
  );
  expect(rows).toHaveLength(1);
});
