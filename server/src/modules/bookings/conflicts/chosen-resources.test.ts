import {
  cancelBooking,
  missBooking,
  moveBooking,
  undoBooking,
} from '@limber/contract/desk/day/booking-changes.ts';
import type { bookForClient } from '@limber/contract/desk/day/bookings.ts';
import { listSessionNeeds } from '@limber/contract/desk/day/session-needs.ts';
import { describe, expect, test } from 'vitest';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { serviceNamed } from '../../../../test/people.ts';

const { world, amina, badr, desk, who, tryAtDesk } = await openDesk();
const massage = await serviceNamed(world, 'Sport Massage');

await world.query(
  `insert into therapist_services (therapist_id, service_id)
   values (${who.noura}, ${massage}), (${who.omar}, ${massage}) on conflict do nothing`,
);

const rooms = await world.db
  .selectFrom('resources')
  .select(['id', 'name', 'location_code'])
  .where('kind', '=', 'Treatment room')
  .orderBy('position')
  .execute();
const own = rooms.filter(({ location_code }) => location_code === 'A');
const [first, second] = own;
const [elsewhere] = rooms.filter(({ location_code }) => location_code === 'B');
const bed = await world.db
  .selectFrom('resources')
  .select('id')
  .where('kind', '=', 'Red-light bed')
  .where('location_code', '=', 'A')
  .executeTakeFirstOrThrow();
if (!first || !second || !elsewhere) throw new Error('There are no rooms to choose from.');

const forMassage = { services: [{ id: massage, time: 60 }] };
const tryMassage = (changes: Tried<typeof bookForClient> = {}, client = badr) =>
  tryAtDesk({ ...forMassage, ...changes }, client);
const move = (id: string, version: number, to: Tried<typeof moveBooking> = {}) =>
  callApi(world, moveBooking, { id, version, ...to }, { by: desk });
const givenTo = async (id: string) =>
  (
    await world.db
      .selectFrom('booking_resources')
      .select('resource_id')
      .where('booking_id', '=', id)
      .execute()
  ).map(({ resource_id }) => resource_id);

describe('a room that is chosen by hand', () => {
  test('is assigned, and any free one where none is chosen', async () => {
    const chosen = await tryMassage({ resource_ids: [second.id] });
    expect(chosen.statusCode).toBe(201);
    expect(await givenTo(chosen.json().id)).toEqual([second.id]);
    const any = await tryMassage({ therapist_id: who.omar });
    expect(await givenTo(any.json().id)).toEqual([first.id]);
  });

  test('is otherwise the first in the order of the studio, and of two equal ones the older', async () => {
    const turn = () => world.query('update resources set position = 1000 - position');
    await turn();
    const turned = await tryMassage();
    await turn();
    expect(await givenTo(turned.json().id)).toEqual([own.at(-1)?.id]);
    const places = await world.query<{ id: number; position: number }>(
      'select id, position from resources',
    );
    await world.query('update resources set position = 1');
    const level = await tryMassage({ therapist_id: who.omar, time: '16:00' });
    for (const { id, position } of places.rows) {
      await world.query(`update resources set position = ${position} where id = ${id}`);
    }
    expect(await givenTo(level.json().id)).toEqual([Math.min(...own.map(({ id }) => id))]);
  });

  test('is refused when it is taken, naming the client and the nearest times', async () => {
    await tryMassage({ resource_ids: [second.id] });
    const taken = await tryMassage({
      therapist_id: who.omar,
      resource_ids: [second.id],
      override: { reason: 'It is the quiet one' },
    });
    expect(taken.statusCode).toBe(409);
    const isTaken = `${second.name} is taken then by Badr Haddad, from 14:00.`;
    expect(taken.json().detail).toBe(isTaken);
    const [nearest] = taken.json().free_times;
    expect(nearest, 'a time at which that room is free').toEqual({
      date: '2026-03-05',
      time: '15:00',
    });
    const other = await tryMassage({ therapist_id: who.omar, resource_ids: [first.id] });
    expect(other.statusCode).toBe(201);
    const moved = await move(other.json().id, 1, { resource_ids: [second.id] });
    expect(moved.json().detail).toBe(isTaken);
    expect(moved.json().free_times[0]).toEqual(nearest);
  });

  test('with nothing else left, the refusal says so, and of the client only the first name', async () => {
    await world.query(`update resources set active = false where location_code = 'A'
      and kind = 'Treatment room' and id not in (${first.id}, ${second.id})`);
    await world.query(`update accounts set last_name = '' where id = ${badr.id}`);
    const because = { override: { reason: 'They asked for it' } };
    await tryMassage({ time: '14:10', resource_ids: [first.id], ...because });
    const alone = await tryMassage({ time: '14:20', ...because });
    await tryMassage({ therapist_id: who.omar, resource_ids: [second.id] });
    const none = await tryMassage({ therapist_id: who.camille, ...because });
    await world.query('update resources set active = true');
    await world.query(`update accounts set last_name = 'Haddad' where id = ${badr.id}`);
    expect(alone.json().detail).toBe('This time is now booked for Badr, from 14:10.');
    expect(none.json().detail).toBe('No treatment room is free then.');
  });

  test('can be assigned later, and nobody is told', async () => {
    const booked = await tryMassage({ resource_ids: [first.id] });
    const { id } = booked.json();
    await world.runJobs();
    world.mails.length = 0;
    const moved = await move(id, 1, { resource_ids: [second.id] });
    expect(moved.json()).toMatchObject({ version: 2, time: '14:00:00' });
    expect(await givenTo(id)).toEqual([second.id]);
    expect((await move(id, 2, { resource_ids: [second.id] })).json().version).toBe(2);
    const later = await move(id, 2, { time: '16:00' });
    expect(later.statusCode).toBe(200);
    expect(await givenTo(id)).toEqual([second.id]);
    await world.runJobs(2);
    expect(world.mails).toHaveLength(1);
  });

  test('belongs to the branch, and can be used by the session', async () => {
    for (const id of [elsewhere.id, bed.id, 999_999]) {
      const reply = await tryMassage({ resource_ids: [id] });
      expect(reply.statusCode).toBe(400);
      expect(Object.keys(reply.json().fields)).toEqual(['resource_ids']);
    }
  });

  test('is chosen from those of the branch, with the client who has each at that time', async () => {
    const booked = await tryMassage({ resource_ids: [second.id] });
    const asked = {
      location: 'A',
      services: `${massage}`,
      date: '2026-03-05',
      time: '14:30',
      total_duration: 30,
    };
    const needs = await callApi(world, listSessionNeeds, asked, { by: desk });
    const [need, ...rest] = needs.json();
    expect(rest).toEqual([]);
    expect(need.resources.slice(0, 2)).toEqual([
      { id: first.id, name: first.name, taken: null },
      {
        id: second.id,
        name: second.name,
        taken: { name: 'Badr Haddad', from: '2026-03-05T10:00:00.000Z' },
      },
    ]);
    const own = { ...asked, booking_id: booked.json().id };
    const free = await callApi(world, listSessionNeeds, own, { by: desk });
    expect(free.json()[0].resources[1].taken).toBeNull();
  });
});

describe('a room chosen by hand, for a restored session', () => {
  const by = { by: desk };
  const leave = {
    missed: (id: string) => callApi(world, missBooking, { id, version: 1 }, by),
    cancelled: (id: string) =>
      callApi(
        world,
        cancelBooking,
        { id, version: 1, by: 'client', counts_as: 'used', reason: 'Called' },
        by,
      ),
  };

  test.each(['missed', 'cancelled'] as const)(
    'is the same after it was %s, and another when it is taken',
    async (left) => {
      world.clock.set('2026-03-05T14:05:00+04:00');
      const reason = { override: { reason: 'They are here' } };
      const one = await tryMassage({ resource_ids: [second.id], ...reason });
      expect(one.statusCode).toBe(201);
      const { id } = one.json();
      expect((await leave[left](id)).statusCode).toBe(200);
      expect((await callApi(world, undoBooking, { id, version: 2 }, by)).statusCode).toBe(200);
      expect(await givenTo(id)).toEqual([second.id]);

      const next = await tryMassage({
        resource_ids: [second.id],
        date: '2026-03-05',
        time: '15:30',
        ...reason,
      });
      const other = next.json().id;
      world.clock.set('2026-03-05T15:35:00+04:00');
      expect((await leave[left](other)).statusCode).toBe(200);
      const omars = await tryMassage(
        { therapist_id: who.omar, resource_ids: [second.id], time: '15:30', ...reason },
        amina,
      );
      expect(omars.statusCode).toBe(201);
      expect((await callApi(world, undoBooking, { id: other, version: 2 }, by)).statusCode).toBe(
        200,
      );
      expect(await givenTo(other)).toEqual([first.id]);
    },
  );
});
