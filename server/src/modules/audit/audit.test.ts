import { listAudit } from '@limber/contract/desk/studio/audit.ts';
import { addStaff, changeStaff, resetFactors } from '@limber/contract/desk/studio/team.ts';
import { beforeAll, expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openWorld } from '../../../test/harness.ts';
import { actorOf } from '../../../test/people.ts';
import { record } from './record.ts';

const world = await openWorld();
const manager = await actorOf(world, 'manager');
const by = { headers: () => world.bearer(manager.accountId, 'manager') };
const read = async (asked: Tried<typeof listAudit> = {}) =>
  (await callApi(world, listAudit, asked, { by })).json();
const write = (deed: Parameters<typeof record>[2]) =>
  world.db.transaction().execute((trx) => record(trx, manager, deed, world.clock.now()));

let rana: number;
const locations = ['A'];
beforeAll(async () => {
  const person = { email: 'rana@studio.example', first_name: 'Rana', last_name: 'Aziz' };
  const asked = { ...person, gender: 'female', role: 'front_desk', locations };
  rana = (await callApi(world, addStaff, asked, { by })).json().account_id;
});

test('every change of the team records who made it, and the old and new values', async () => {
  const about = { subject: 'staff', subject_id: String(rana), called: 'Rana Aziz' };
  const change = { id: rana, role: 'front_desk', locations: ['A', 'B'] };
  // A change without effect leaves no record.
  for (const version of [1, 2]) {
    const changed = await callApi(world, changeStaff, { ...change, version }, { by });
    expect(changed.statusCode).toBe(200);
  }
  await callApi(world, resetFactors, { id: rana }, { by });
  const { records } = await read({ subject: 'staff', subject_id: String(rana) });
  expect(records).toMatchObject([
    { ...about, action: 'reset', changes: [] },
    {
      ...{ ...about, action: 'changed', actor_id: manager.accountId },
      changes: [{ field: 'locations', before: 'A', after: 'A, B' }],
    },
    { ...about, action: 'added', at: world.clock.now().toISOString() },
  ]);
  expect(records[0].actor).toMatch(/\w+ \w+/);
  expect(records[2].changes).toContainEqual({
    ...{ field: 'email', before: null, after: 'rana@studio.example' },
  });
});

test('the log can be filtered by person, subject and date, and read page by page', async () => {
  for (const price of [260, 270, 280]) {
    const deed = { action: 'changed', subject: 'service', id: 3, called: 'Stretching' } as const;
    await write({ ...deed, before: { price: 250 }, after: { price }, reason: 'Rent' });
  }
  await world.db
    .transaction()
    .execute((trx) => record(trx, null, { action: 'ended', subject: 'closure', id: 1 }, NEXT_DAY));
  const first = await read({ subject: 'service', limit: 2 });
  expect(first.older).toBe(1);
  expect(first.records.map(afterOf)).toEqual(['280', '270']);
  const rest = await read({ subject: 'service', limit: 2, before: first.records[1].id });
  expect([rest.older, ...rest.records.map(afterOf)]).toEqual([0, '260']);
  expect(rest.records[0]).toMatchObject({ called: 'Stretching', reason: 'Rent' });

  expect((await read({ actor: 2_000_000 })).records).toEqual([]);
  expect((await read({ action: 'reset' })).records).toHaveLength(1);
  expect((await read({ from: '2026-03-05' })).records).toMatchObject([
    { action: 'ended', actor: null, subject: 'closure', subject_id: '1', called: null },
  ]);
  expect((await read({ from: '2026-03-04', to: '2026-03-04', subject: 'closure' })).older).toBe(0);
  expect((await callApi(world, listAudit, { action: 'burnt' }, { by })).statusCode).toBe(400);
});

test('nobody edits a record, and a failed action leaves none', async () => {
  const failing = world.db.transaction().execute(async (trx) => {
    await record(trx, manager, { action: 'retired', subject: 'partner', id: 9 }, NEXT_DAY);
    throw new Error('It failed afterwards.');
  });
  await expect(failing).rejects.toThrow('afterwards');
  expect((await read({ subject: 'partner' })).records).toEqual([]);
  await expect(world.query(`update audit_log set action = 'added'`)).rejects.toThrow('append-only');
  await expect(world.query('delete from audit_log')).rejects.toThrow('append-only');
});

const NEXT_DAY = new Date('2026-03-05T06:00:00+04:00');
const afterOf = ({ changes }: { changes: { after: string }[] }) => changes[0]?.after;
