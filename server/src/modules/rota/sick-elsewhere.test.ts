import { cancelBooking, moveBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import {
  markSick,
  readTimeOff,
  type TimeOff,
  type TimeOffWithSessions,
  withdrawTimeOff,
} from '@limber/contract/desk/rota/time-off.ts';
import { listUncovered, type UncoveredOfDay } from '@limber/contract/desk/rota/uncovered.ts';
import { changeDay, type Rota, readRota } from '@limber/contract/desk/rota/weeks.ts';
import type { Route } from '@limber/contract/route.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { actorOf, addClient, setBranches } from '../../../test/people.ts';

const { world, amina, badr, who, bookAtDesk } = await openDesk();
const carol = await addClient(world, 'Carol');
const manager = await actorOf(world, 'manager');
const desk = await actorOf(world, 'front_desk');

/** Noura, whose branch is A, works at B on Tuesday from 16:00 on. */
const TUESDAY = '2026-03-10';
const sick = { therapist_id: who.noura, from: TUESDAY, to: TUESDAY };

async function ask<R extends Route>(
  route: R,
  args: Tried<R> = {},
  { accountId, accountType }: typeof desk = desk,
) {
  const by = { headers: () => world.bearer(accountId, accountType) };
  const reply = await callApi(world, route, args, { by });
  return { status: reply.statusCode, body: reply.json() };
}

const worksAt = (...branches: string[]) => setBranches(world, desk, branches);

const idsOf = (sessions: readonly { readonly id: string }[]) => sessions.map(({ id }) => id);
const read = async (id: number) => (await ask(readTimeOff, { id })).body as TimeOffWithSessions;

beforeEach(async () => {
  await world.query(
    'delete from time_off_sessions; delete from time_off; delete from shift_changes',
  );
  await worksAt('A', 'B');
});

/** Amina's session is at A, Badr's and Carol's at B. */
async function bookAtBoth() {
  const shifts = [
    { location: 'A', from_minute: 720, to_minute: 930 },
    { location: 'B', from_minute: 960, to_minute: 1200 },
  ];
  const changed = { therapist_id: who.noura, date: TUESDAY, shifts };
  expect((await ask(changeDay, changed, manager)).status).toBe(200);
  return {
    atA: await bookAtDesk({ date: TUESDAY, time: '14:00' }, amina),
    atB: await bookAtDesk({ date: TUESDAY, time: '16:00', location: 'B' }, badr),
    later: await bookAtDesk({ date: TUESDAY, time: '18:00', location: 'B' }, carol),
  };
}

test('each desk sees the sessions at its own branch, and has nothing open for the other', async () => {
  const { atA, atB, later } = await bookAtBoth();
  await worksAt('A');
  const { status, body } = await ask(markSick, sick);
  expect([status, body.open]).toEqual([201, 1]);
  const { id } = body as TimeOff;
  const hers = await read(id);
  expect([hers.open, idsOf(hers.sessions)]).toEqual([1, [atA.id]]);
  for (const foreign of [badr.email, carol.email])
    expect(JSON.stringify(hers)).not.toContain(foreign);
  const cancels = { by: 'studio', counts_as: 'returned', reason: 'The therapist is ill' } as const;
  expect((await ask(cancelBooking, { id: atB.id, version: 1, ...cancels })).status).toBe(404);
  expect((await ask(cancelBooking, { id: atA.id, version: 1, ...cancels })).status).toBe(200);
  expect((await read(id)).open).toBe(0);
  const listed = async () => {
    const { time_off, people } = (await ask(readRota, { from: TUESDAY })).body as Rota;
    const { uncovered } = people.find((each) => each.id === who.noura)?.days[0] ?? {};
    return { time_off, uncovered };
  };
  expect(await listed()).toMatchObject({ time_off: [{ id, open: 0 }], uncovered: 0 });

  await worksAt('B');
  expect(await listed()).toMatchObject({ time_off: [{ id, open: 2 }], uncovered: 2 });
  const theirs = await read(id);
  expect([theirs.open, idsOf(theirs.sessions)]).toEqual([2, [atB.id, later.id]]);
  expect(JSON.stringify(theirs)).not.toContain(amina.email);

  const all = (await ask(readTimeOff, { id }, manager)).body as TimeOffWithSessions;
  expect([all.open, idsOf(all.sessions)]).toEqual([2, [atA.id, atB.id, later.id]]);
});

test('the desk at which somebody of another branch works notes that they are sick and settles its own', async () => {
  const { atB, later } = await bookAtBoth();
  await worksAt('B');
  const { body: day } = await ask(readDay, { date: TUESDAY, location: 'B' });
  expect(day.therapists.map((each: { id: number }) => each.id)).toContain(who.noura);
  const { status, body } = await ask(markSick, sick);
  expect([status, body.open]).toEqual([201, 2]);
  const { id } = body as TimeOff;
  const uncovered = await ask(listUncovered, { id: who.noura, date: TUESDAY });
  expect(idsOf((uncovered.body as UncoveredOfDay).sessions)).toEqual([atB.id, later.id]);
  const [first] = (await read(id)).sessions;
  const [cover] = first?.covers ?? [];
  const given = { id: atB.id, version: 1, therapist_id: cover?.therapist_id ?? 0 };
  expect((await ask(moveBooking, given)).status).toBe(200);
  expect((await read(id)).open).toBe(1);
  expect((await ask(withdrawTimeOff, { id })).body.open).toBe(0);
});

test('a branch where somebody neither works nor has a session sees nothing about them', async () => {
  const { id } = (await ask(markSick, sick)).body as TimeOff;
  await worksAt('B');
  const tried = [
    await ask(markSick, { ...sick, from: '2026-03-12', to: '2026-03-12' }),
    await ask(readTimeOff, { id }),
    await ask(withdrawTimeOff, { id }),
    await ask(listUncovered, { id: who.noura, date: TUESDAY }),
  ];
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
