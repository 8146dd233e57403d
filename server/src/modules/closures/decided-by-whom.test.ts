import {
  addClosure,
  changeClosure,
  confirmClosure,
  listDeskClosures,
  readDeskClosure,
  withdrawClosure,
} from '@limber/contract/desk/rota/closures.ts';
import { readSessionWays } from '@limber/contract/desk/rota/displaced-options.ts';
import type { Route } from '@limber/contract/route.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { openManaging } from '../../../test/at-the-desk.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { actorOf, setBranches } from '../../../test/people.ts';
import { openStudio } from '../../../test/studio.ts';

const { world, badr, book, tryToBook } = await openStudio();
const { ask } = await openManaging(world);
const desk = await actorOf(world, 'front_desk');

/** As the front desk, which works at the branches that `worksAt` returned last. */
async function askAtDesk<R extends Route>(route: R, args: Tried<R> = {}) {
  const by = { headers: () => world.bearer(desk.accountId, 'front_desk') };
  const reply = await callApi(world, route, args, { by });
  return { status: reply.statusCode, body: reply.json() };
}

const worksAt = (...branches: string[]) => setBranches(world, desk, branches);

beforeEach(async () => {
  await world.query('delete from closure_sessions; delete from closures');
  await worksAt('A');
});

const EID = { name: 'Feast', starts_on: '2026-03-05', ends_on: '2026-03-06' };
const WHOLE = 'Only somebody who works at every branch decides on closing the whole studio.';
const close = async (more: object = {}) =>
  (await ask(addClosure, { ...EID, provisional: true, ...more })).body;

describe('a front desk of one branch', () => {
  test('closes that branch, changes what closes it and decides on it', async () => {
    const made = await askAtDesk(addClosure, { ...EID, location: 'A', provisional: true });
    expect(made.status).toBe(201);
    const { id } = made.body;
    const wish = { ...EID, location: 'A', name: 'Pipes' };
    expect((await askAtDesk(changeClosure, { id, version: 1, ...wish })).status).toBe(200);
    expect((await askAtDesk(confirmClosure, { id, version: 2 })).status).toBe(200);
    expect((await askAtDesk(withdrawClosure, { id, version: 3 })).status).toBe(200);
  });

  test('neither closes the whole studio nor decides on what closes it', async () => {
    const { id } = await close();
    const ofA = await close({ location: 'A' });
    const tried = [
      await askAtDesk(addClosure, { ...EID, provisional: true }),
      await askAtDesk(confirmClosure, { id, version: 1 }),
      await askAtDesk(withdrawClosure, { id, version: 1 }),
      await askAtDesk(changeClosure, { id, version: 1, ...EID, location: 'A' }),
      await askAtDesk(changeClosure, { id: ofA.id, version: 1, ...EID }),
    ];
    for (const { status, body } of tried) expect([status, body.detail]).toEqual([403, WHOLE]);
    expect((await ask(listDeskClosures)).body).toMatchObject([
      { id, state: 'provisional', version: 1, location: null },
      { id: ofA.id, version: 1, location: 'A' },
    ]);
  });

  test('sees closures of the branch and of the whole studio, with its own affected sessions only', async () => {
    const here = await book();
    const there = await book({ time: '16:00' }, badr);
    await world.query(`update bookings set location_code = 'B' where id = '${there}'`);
    const whole = await close({ provisional: false });
    const ofB = await close({ location: 'B' });
    const idsOf = (body: { id: number | string }[]) => body.map(({ id }) => id);
    expect(whole.hit).toHaveLength(2);
    expect(idsOf((await askAtDesk(listDeskClosures)).body)).toEqual([whole.id]);
    const { body } = await askAtDesk(readDeskClosure, { id: whole.id });
    expect([body.open, idsOf(body.hit)]).toEqual([1, [here]]);
    expect((await askAtDesk(readDeskClosure, { id: ofB.id })).status).toBe(404);
    const ways = async (closure_id: number) =>
      (await askAtDesk(readSessionWays, { id: here, closure_id })).status;
    expect([await ways(whole.id), await ways(ofB.id)]).toEqual([200, 404]);
    await ask(withdrawClosure, { id: ofB.id, version: 1 });
    expect((await askAtDesk(listDeskClosures, { earlier: true })).body).toEqual([]);
  });
});

test('a front desk of every branch decides on what closes the whole studio', async () => {
  await worksAt('A', 'B');
  const made = await askAtDesk(addClosure, { ...EID, provisional: true });
  expect(made.status).toBe(201);
  const confirmed = await askAtDesk(confirmClosure, { id: made.body.id, version: 1 });
  expect([confirmed.status, confirmed.body.state]).toEqual([200, 'confirmed']);
});

test('when two desks decide at once, the second is told who was faster, and what they decided', async () => {
  await worksAt('A', 'B');
  const { id } = await close();
  const replies = await Promise.all([
    ask(withdrawClosure, { id, version: 1 }),
    askAtDesk(confirmClosure, { id, version: 1 }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [won, lost] = replies.toSorted((one, other) => one.status - other.status);
  const faster = won === replies[0] ? 'Sara Haddad' : 'Fatima Saeed';
  const detail = `${faster} has just ${won?.body.state} this. Please look at it again.`;
  expect(lost?.body.detail).toBe(detail);
  // A change of the earlier version is refused in the same way.
  const older = await ask(changeClosure, { id, version: 1, ...EID });
  expect([older.status, older.body.detail]).toEqual([409, detail]);
});

test('whether bookings are taken can change while it is provisional, and stays where it is omitted', async () => {
  const { id } = await close({ takes_bookings: true });
  await book();
  const shut = await ask(changeClosure, { id, version: 1, ...EID, takes_bookings: false });
  expect(shut.body).toMatchObject({ takes_bookings: false, open: 1 });
  expect((await tryToBook({ time: '18:00' }, badr)).statusCode).toBe(409);
  const named = await ask(changeClosure, { id, version: 2, ...EID, name: 'The feast' });
  expect(named.body.takes_bookings).toBe(false);
  const opened = await ask(changeClosure, { id, version: 3, ...EID, takes_bookings: true });
  expect(opened.body.takes_bookings).toBe(true);
  expect((await tryToBook({ time: '18:00' }, badr)).statusCode).toBe(201);

  await ask(confirmClosure, { id, version: 4 });
  const late = await ask(changeClosure, { id, version: 5, ...EID, takes_bookings: true });
  expect([late.status, Object.keys(late.body.fields)]).toEqual([400, ['takes_bookings']]);
});
