import { logContact } from '@limber/contract/desk/clients/contacts.ts';
import {
  cancelBooking,
  checkInBooking,
  completeBooking,
  moveBooking,
} from '@limber/contract/desk/day/booking-changes.ts';
import {
  addTimeOff,
  markSick,
  readTimeOff,
  type TimeOffWithSessions,
  withdrawTimeOff,
} from '@limber/contract/desk/rota/time-off.ts';
import type { Route } from '@limber/contract/route.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { at } from '../../../src/platform/studio-days.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { actorOf, addClient, asTherapist, therapistNamed } from '../../../test/people.ts';

const { world, amina, badr, who, desk, stretching, bookAtDesk, tryToBook, buy } = await openDesk();
const grace = await therapistNamed(world, 'Grace');
const carol = await addClient(world, 'Carol');
const manager = await actorOf(world, 'manager');
/** Noura 12-20, Grace 14-22, Daniel 12-16 and 18-22. */
const TUESDAY = '2026-03-10';
const sick = { therapist_id: who.noura, from: TUESDAY, to: TUESDAY, note: 'Told by telephone' };

beforeEach(async () => {
  await world.query('delete from contacts; delete from time_off_sessions; delete from time_off');
  world.clock.set('2026-03-10T08:00:00+04:00');
});

const onTuesday = (changes: Parameters<typeof bookAtDesk>[0], client = amina) =>
  bookAtDesk({ date: TUESDAY, ...changes }, client);

async function ask<R extends Route>(route: R, args: Tried<R> = {}, by: object = desk) {
  const reply = await callApi(world, route, args, { by: by as typeof desk });
  return { status: reply.statusCode, body: reply.json() };
}

const read = async (id: number) => (await ask(readTimeOff, { id })).body as TimeOffWithSessions;
const namesOf = (covers: { therapist: string }[]) =>
  covers.map(({ therapist }) => therapist.split(' ')[0]);

describe('A therapist sick at 8:00: every session of the day ends with an outcome; covers respect skill, branch, room and gender wish', () => {
  test('each of the day in order of start: agreed, moved, cancelled by us with everything back, not reached', async () => {
    const his = await onTuesday({ time: '16:00' }, badr);
    const hers = await onTuesday({ time: '14:00', therapist_gender: 'female' });
    const carols = await onTuesday({ time: '18:00' }, carol);
    const bought = await buy('Balance Package', { time: '15:00', date: TUESDAY });
    const { status, body: noted } = await ask(markSick, sick);
    expect([status, noted]).toMatchObject([
      201,
      { kind: 'sick', open: 4, made_by: expect.any(String) },
    ]);
    const { id } = noted;
    const first = await read(id);
    expect(first.sessions.map((each) => each.id)).toEqual([hers.id, bought.id, his.id, carols.id]);
    expect(first.sessions.map((each) => each.outcome)).toEqual([null, null, null, null]);

    const [toCover, toCancel, toMove] = first.sessions;
    expect(toCover?.message).toMatch(/^Hello Amina, this is Limber\. We are sorry: Noura/);
    expect(toCover?.message).toContain(`with ${toCover?.covers[0]?.therapist}`);
    const cover = toCover?.covers[0];
    const agreed = { id: hers.id, version: hers.version, therapist_id: cover?.therapist_id };
    expect((await ask(moveBooking, agreed as never)).status).toBe(200);
    const offer = toMove?.offers.find(({ date, time }) => date > TUESDAY || time !== '16:00');
    const { date, time, therapist_id } = offer ?? {};
    const moved = { id: his.id, version: his.version, date, time, therapist_id };
    expect((await ask(moveBooking, moved as never)).status).toBe(200);
    await ask(cancelBooking, {
      ...{ id: bought.id, version: toCancel?.version ?? 0, by: 'studio', counts_as: 'returned' },
      reason: 'The therapist is ill',
    });
    expect((await read(id)).open).toBe(1);
    await ask(logContact, {
      ...{ client_id: carol.id, channel: 'phone', about: 'sick_day', booking_id: carols.id },
      outcome: 'not_reached',
    });

    const last = await read(id);
    expect(last.open).toBe(0);
    expect(last.sessions.map((each) => each.outcome)).toEqual([
      ...['agreed', 'cancelled', 'moved', 'not_reached'],
    ]);
    expect(last.sessions.map(({ tried }) => tried)).toEqual([null, null, null, 'phone']);
    expect(last.sessions[0]).toMatchObject({
      message: '',
      covers: [],
      therapist: cover?.therapist,
    });
    // A client who was not reached may still be.
    expect(last.sessions[3]?.covers.length).toBeGreaterThan(0);
    const { rows } = await world.query(`select balance_minutes from package_entries
      where package_id = ${bought.package.id} order by id desc limit 1`);
    expect(rows).toEqual([{ balance_minutes: 600 }]);
  });

  test('covers respect gender, skill, branch, room, and free time', async () => {
    const woman = await onTuesday({ time: '14:00', therapist_gender: 'female' });
    const anyone = await onTuesday({ time: '18:00' }, badr);
    const { id } = (await ask(markSick, sick)).body;
    const coversOf = async (sessionId: string) => {
      const { sessions } = await read(id);
      return namesOf(sessions.find((each) => each.id === sessionId)?.covers ?? []);
    };
    // Others offer it at branch B, and Omar has his day off.
    expect(await coversOf(anyone.id)).toEqual(['Grace', 'Daniel']);
    expect(await coversOf(woman.id)).toEqual(['Grace']);
    await onTuesday({ time: '18:00', therapist_id: grace }, carol);
    expect(await coversOf(anyone.id)).toEqual(['Daniel']);
    await world.query(
      `insert into service_resources (service_id, kind) values (${stretching}, 'mat')`,
    );
    expect(await coversOf(anyone.id)).toEqual([]);
    await world.query(`insert into resources (location_code, kind, name, position)
      values ('A', 'mat', 'Mat 1', 90)`);
    expect(await coversOf(anyone.id)).toEqual(['Daniel']);
    await world.query(`delete from therapist_services
      where therapist_id = ${await therapistNamed(world, 'Daniel')} and service_id = ${stretching}`);
    expect(await coversOf(anyone.id)).toEqual([]);
    await world.query(`delete from service_resources where kind = 'mat'`);
  });

  test('a client who is already here is among them and given to another therapist, and a withdrawn time off leaves nothing to settle', async () => {
    const day = '2026-03-17';
    const off = { ...sick, from: day, to: day };
    const { id: booking, version } = await bookAtDesk({ date: day, time: '12:30' }, amina);
    world.clock.set(at(day, '12:20').toISOString());
    const here = (await ask(checkInBooking, { id: booking, version })).body;
    const { status, body: noted } = await ask(markSick, off);
    expect([status, noted.open]).toEqual([201, 1]);
    const { id } = noted;
    const [session] = (await read(id)).sessions;
    expect(session).toMatchObject({ id: booking, status: 'check_in', outcome: null });

    expect((await ask(withdrawTimeOff, { id })).status).toBe(200);
    const back = await read(id);
    expect([back.open, back.sessions[0]]).toMatchObject([
      0,
      { outcome: null, later: false, covers: [], offers: [], message: '' },
    ]);

    const again = (await ask(markSick, off)).body;
    const agreed = { id: booking, version: here.version, therapist_id: grace };
    expect(
      (await ask(moveBooking, { ...agreed, override: { reason: 'Noura is ill' } })).status,
    ).toBe(200);
    expect((await read(again.id)).sessions.map(({ outcome }) => outcome)).toEqual(['agreed']);
  });

  test('nothing is sold with them meanwhile, a client who waits here is still to be settled, and a session held after all counts as held', async () => {
    const { id: booking, version } = await onTuesday({ time: '12:00' });
    const { id } = (await ask(markSick, { ...sick, from_minute: 600 })).body;
    expect((await tryToBook({ time: '14:00', date: TUESDAY }, badr)).statusCode).toBe(409);
    world.clock.set(at(TUESDAY, '12:05').toISOString());
    const here = await ask(checkInBooking, { id: booking, version });
    expect(here.status).toBe(200);
    expect((await read(id)).sessions.map((each) => each.outcome)).toEqual([null]);
    const done = await ask(completeBooking, { id: booking, version: here.body.version });
    expect(done.status).toBe(200);
    expect((await read(id)).sessions.map((each) => each.outcome)).toEqual(['held']);
    expect((await ask(withdrawTimeOff, { id })).status).toBe(200);
    expect((await tryToBook({ time: '14:00', date: TUESDAY }, badr)).statusCode).toBe(201);
  });
});

test('therapists report being sick themselves, and see nothing about clients', async () => {
  await onTuesday({ time: '12:00' });
  const by = await asTherapist(world, who.noura);
  expect((await ask(markSick, { ...sick, therapist_id: who.omar }, by)).status).toBe(404);
  const { status, body } = await ask(markSick, sick, by);
  expect([status, body.open]).toEqual([201, 1]);
  expect(JSON.stringify(body)).not.toContain(amina.email);
});

test('a holiday is the manager’s to note', async () => {
  const holiday = { ...sick, kind: 'holiday' } as const;
  expect((await ask(addTimeOff, holiday)).status).toBe(403);
  const by = { headers: () => world.bearer(manager.accountId, 'manager') };
  expect((await ask(addTimeOff, holiday, by)).status).toBe(201);
});
