import {
  checkInBooking,
  moveBooking,
  undoBooking,
  undoMove,
} from '@limber/contract/desk/day/booking-changes.ts';
import { readDeskSession } from '@limber/contract/desk/day/session.ts';
import { describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../../test/booking-requests.ts';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { serviceNamed } from '../../../../test/people.ts';

const { world, amina, badr, desk, who, book, buy, bookAtDesk } = await openDesk();

const because = { override: { reason: 'The client asked for it' } };
const redLight = await serviceNamed(world, 'Red-Light Therapy');
const massage = await serviceNamed(world, 'Sport Massage');
const move = (id: string, version: number, to: Tried<typeof moveBooking> = {}) =>
  callApi(world, moveBooking, { id, version, ...to }, { by: desk });
const takeBack = (id: string, version: number) =>
  callApi(world, undoMove, { id, version }, { by: desk });
const detailOf = async (reply: ReturnType<typeof takeBack>) => (await reply).json().detail;

/** Everything that a move can change about a session, and the balance of the package that pays. */
async function stateOf(id: string) {
  const { rows } = await world.query<Record<string, unknown>>(`
    select therapist_id, location_code, starts_at, ends_at, price_fils, discount_fils, package_minutes, (
      select balance_minutes from package_entries where package_id = b.package_id order by id desc limit 1
    ) as balance, array(
      select (service_id, lasts_minutes, price_fils)::text from booking_lines
      where booking_id = b.id order by position
    ) as lines, array(
      select resource_id from booking_resources where booking_id = b.id order by resource_id
    ) as resources
    from bookings b where id = '${id}'`);
  return rows[0];
}

/** What the history offers to take back. */
const offered = async (id: string) =>
  (await callApi(world, readDeskSession, { id }, { by: desk }))
    .json()
    .events.map(({ undoable }: { undoable: boolean }) => undoable);

describe('any chain of moves that is taken back', () => {
  const keep = { keep_charge: true };
  const chains: Record<string, Tried<typeof moveBooking>[]> = {
    'kept, longer than before': [{ total_duration: 30, ...keep }, { total_duration: 75 }],
    'kept, a little longer, kept again, much longer': [
      { total_duration: 45, ...keep },
      { total_duration: 50 },
      { total_duration: 30, ...keep },
      { total_duration: 90 },
      { total_duration: 40 },
    ],
    'longer, shorter, kept, elsewhere': [
      { total_duration: 90 },
      { total_duration: 60 },
      { total_duration: 30, ...keep },
      { time: '16:00' },
      { therapist_id: who.omar, total_duration: 120 },
    ],
  };

  for (const [name, chain] of Object.entries(chains)) {
    test.each(['a package', 'money'])(
      `leaves all as it was, paid by %s: ${name}`,
      async (payer) => {
        const { id } = await (payer === 'money' ? bookAtDesk() : buy('Starter Package'));
        const states = [await stateOf(id)];
        for (const [at, to] of chain.entries()) {
          const moved = await move(id, at + 1, { ...to, ...because });
          expect(moved.statusCode).toBe(200);
          states.push(await stateOf(id));
        }
        for (let version = chain.length + 1; version <= 2 * chain.length; version++) {
          const back = await takeBack(id, version);
          expect(back.statusCode).toBe(200);
          states.pop();
          expect(await stateOf(id)).toEqual(states.at(-1));
        }
        expect(await detailOf(takeBack(id, 2 * chain.length + 1))).toBe(
          'There is nothing to undo here.',
        );
      },
    );
  }

  test('leaves a package with exactly the minutes that each took', async () => {
    const { id, package: bought } = await buy('Starter Package');
    await move(id, 1, { total_duration: 30, keep_charge: true });
    await move(id, 2, { total_duration: 75 });
    const back = await takeBack(id, 3);
    expect(back.json()).toMatchObject({ total_duration: 30, package_minutes: 60, version: 4 });
    const entries = await ledgerOf(world, bought.id);
    expect(entries.slice(1).map(({ minutes }) => minutes)).toEqual([-60, -15, 15]);
  });

  test('leaves services, price and bed as they were, and lines that make the price', async () => {
    const { id } = await bookAtDesk();
    const before = await stateOf(id);
    const services = [{ id: redLight, time: 30 }];
    const changed = await move(id, 1, { services, keep_charge: true, ...because });
    expect(changed.json().total_price).toBe(320);
    const { rows } = await world.query<{ whole: number }>(
      `select sum(price_fils)::int as whole from booking_lines where booking_id = '${id}'`,
    );
    expect(rows[0]?.whole).toBe(32_000);
    expect((await takeBack(id, 2)).statusCode).toBe(200);
    expect(await stateOf(id)).toEqual(before);
  });

  test.each([null, 'Her train was late'])(
    'keeps the reason for earlier overrides: %s',
    async (said) => {
      const first = said === null ? {} : { time: '23:10', override: { reason: said } };
      const { id } = await bookAtDesk(first);
      const moved = await move(id, 1, { time: '23:20', ...because });
      expect(moved.json().override_reason).toBe('The client asked for it');
      expect((await takeBack(id, 2)).json().override_reason).toBe(said);
    },
  );

  test('leaves the last of several reasons, and not one whose move was taken back', async () => {
    const { id } = await bookAtDesk({ time: '23:10', override: { reason: 'The first' } });
    await move(id, 1, { time: '23:20', override: { reason: 'The second' } });
    await move(id, 2, { time: '23:30', ...because });
    expect((await takeBack(id, 3)).json().override_reason).toBe('The second');
    await move(id, 4, { time: '23:30', ...because });
    expect((await takeBack(id, 5)).json().override_reason).toBe('The second');
  });

  test('gives the room back that it had, and no other in its place', async () => {
    const rooms = await world.query<{ id: number; name: string }>(
      `select id, name from resources where location_code = 'A' and kind = 'Treatment room' order by position`,
    );
    const [first, second] = rooms.rows.map(({ id }) => id);
    const on = { services: [{ id: massage, time: 60 }], ...because };
    const session = await bookAtDesk({ ...on, resource_ids: [first] });
    await move(session.id, 1, { resource_ids: [second] });
    const other = await bookAtDesk({ ...on, therapist_id: who.omar, resource_ids: [first] }, badr);
    expect(await detailOf(takeBack(session.id, 2))).toBe(
      `${rooms.rows[0]?.name} is taken then by Badr Haddad, from 14:00.`,
    );
    await move(other.id, 1, { time: '18:00' });
    expect((await takeBack(session.id, 2)).statusCode).toBe(200);
    expect((await stateOf(session.id))?.resources).toEqual([first]);
  });
});

describe('a move', () => {
  test('is offered for undoing if it was the last change, to everybody', async () => {
    const { id } = await bookAtDesk();
    expect(await offered(id)).toEqual([false]);
    await move(id, 1, { time: '16:00' });
    expect(await offered(id)).toEqual([true, false]);
    await callApi(world, checkInBooking, { id, version: 2 }, { by: desk });
    expect(await offered(id)).toEqual([false, false, false]);
    expect(await detailOf(takeBack(id, 3))).toBe('There is nothing to undo here.');
    await callApi(world, undoBooking, { id, version: 3 }, { by: desk });
    expect(await offered(id)).toEqual([false, false, true, false]);
    expect((await takeBack(id, 4)).json()).toMatchObject({ time: '14:00:00', status: 'booked' });
    expect(await offered(id)).toEqual([false, false, false, false, false]);
  });

  test('of a session that is here is taken back, and then that it is here', async () => {
    const { id } = await bookAtDesk();
    await callApi(world, checkInBooking, { id, version: 1 }, { by: desk });
    await move(id, 2, { total_duration: 90 });
    expect((await takeBack(id, 3)).json()).toMatchObject({
      total_duration: 60,
      status: 'check_in',
    });
    const out = await callApi(world, undoBooking, { id, version: 4 }, { by: desk });
    expect(out.json().status).toBe('booked');
    const { rows } = await world.query<{ kind: string }>(`
      select kind from booking_events where id = (
        select undoes from booking_events where booking_id = '${id}' order by id desc limit 1)`);
    expect(rows[0]?.kind).toBe('checked_in');
  });

  test('is taken back despite the studio’s wishes, because it was so before', async () => {
    const { id } = await bookAtDesk({ time: '14:10', ...because });
    await move(id, 1, { time: '16:00' });
    const back = await takeBack(id, 2);
    expect(back.json()).toMatchObject({ time: '14:10:00', version: 3 });
  });

  test('that another has changed since, whose time is taken or over, or that a client made, stays', async () => {
    const { id } = await bookAtDesk();
    await move(id, 1, { time: '17:00' });
    const older = await takeBack(id, 1);
    expect(older.json().booking).toMatchObject({ id, version: 2 });
    const other = await book({ time: '14:00' }, badr);
    expect(await detailOf(takeBack(id, 2))).toBe(
      'This time is now booked for Badr Haddad, from 14:00.',
    );
    await move(other, 1, { time: '19:00' });
    world.clock.set('2026-03-05T15:00:00+04:00');
    expect(await offered(id)).toEqual([false, false]);
    expect(await detailOf(takeBack(id, 2))).toBe(
      'The time at which this session was before is over.',
    );
    world.clock.set('2026-03-05T18:00:00+04:00');
    expect(await detailOf(takeBack(id, 2))).toBe(
      'This session is over, and what was is not changed.',
    );
    const none = '00000000-0000-4000-8000-000000000000';
    expect((await takeBack(none, 1)).statusCode).toBe(404);
  });

  test('that its client made is not the desk’s to take back', async () => {
    const { id } = await bookAtDesk();
    await move(id, 1, { time: '17:00' });
    // A duplicate that was merged into her is she.
    await world.query(`update accounts set merged_into = ${amina.id} where id = ${badr.id}`);
    await world.query(
      `update booking_events set actor_id = ${badr.id} where booking_id = '${id}' and kind = 'moved'`,
    );
    expect(await offered(id)).toEqual([false, false]);
    await world.query(`update accounts set merged_into = null where id = ${badr.id}`);
    await world.query(
      `update booking_events set actor_id = ${amina.id} where booking_id = '${id}' and kind = 'moved'`,
    );
    expect(await offered(id)).toEqual([false, false]);
    expect(await detailOf(takeBack(id, 2))).toBe(
      'The client has moved this session. Please arrange another time with them instead.',
    );
  });

  test('without a recorded former price has to be changed by hand', async () => {
    const { id } = await bookAtDesk();
    await move(id, 1, { total_duration: 90 });
    await world.query(`update booking_events set from_price_fils = null, from_discount_fils = null,
      from_package_minutes = null, from_resource_ids = null where booking_id = '${id}'`);
    expect(await detailOf(takeBack(id, 2))).toContain('Please change the session instead.');
    await move(id, 2, { time: '16:00' });
    await world.query(`update booking_events set from_price_fils = null, from_resource_ids = null
      where booking_id = '${id}'`);
    expect((await takeBack(id, 3)).json()).toMatchObject({ time: '14:00:00', total_duration: 90 });
  });
});
