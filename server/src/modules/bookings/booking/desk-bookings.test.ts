import { type bookForClient, readBooking } from '@limber/contract/desk/day/bookings.ts';
import { describe, expect, test } from 'vitest';
import { productNamed } from '../../../../test/booking-requests.ts';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { asTherapist, memberOf, serviceNamed } from '../../../../test/people.ts';

const { world, amina, badr, actor, desk, who, tryToBook, book, buy, tryAtDesk, ...studio } =
  await openDesk();
const { bookAtDesk, countBookings, expireOn } = studio;
const manager = await memberOf(world, 'manager');

const because = { override: { reason: 'Agreed by telephone' } };
const eventsOf = (id: string) =>
  world.db
    .selectFrom('booking_events')
    .select(['actor_id', 'kind', 'reason', 'wishes'])
    .where('booking_id', '=', id)
    .execute();

describe('the desk', () => {
  test('books for a client, recording by whom and how', async () => {
    const reply = await tryAtDesk({ source: 'phone' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      status: 'booked',
      time: '14:00:00',
      total_price: 320,
      client: { id: amina.id, first_name: 'Amina', last_name: 'Haddad' },
      version: 1,
      source: 'phone',
      booked_by: { first_name: expect.any(String) },
      cancelled_by: null,
      override_reason: null,
    });
    expect(await eventsOf(reply.json().id)).toEqual([
      { actor_id: actor.accountId, kind: 'booked', reason: null, wishes: [] },
    ]);
    await world.runJobs();
    expect(world.mails.map(({ to }) => to)).toEqual([amina.email]);
  });

  test('books from a package of the client, which loses the minutes', async () => {
    const bought = await buy('Starter Package');
    const reply = await tryAtDesk({
      serviceType: 'mypackage',
      user_package_id: bought.package.id,
      services: [],
      time: '16:00',
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ total_price: 0, package_minutes: 60 });
    expect(reply.json().package).toMatchObject({ id: bought.package.id });
    const entry = await world.db
      .selectFrom('package_entries')
      .select(['person_id', 'actor_id'])
      .where('booking_id', '=', reply.json().id)
      .executeTakeFirst();
    expect(entry).toEqual({ person_id: amina.id, actor_id: actor.accountId });
    const foreign = await tryAtDesk(
      { serviceType: 'mypackage', user_package_id: bought.package.id, time: '18:00' },
      badr,
    );
    expect(foreign.statusCode).toBe(400);
    const wrong = foreign.json();
    expect(wrong.detail).toBe('This is not a package of theirs.');
    expect(wrong.fields).toEqual({ user_package_id: wrong.detail });
    expect(wrong.in_other_languages.ar.detail).toBe('هذه الباقة ليست للعميل.');
  });

  test('gets the same refusal about a client’s package as the client does', async () => {
    const { package: bought } = await buy('Starter Package');
    await world.query(
      `insert into package_entries (package_id, at, kind, minutes, balance_minutes, reason)
       values (${bought.id}, now(), 'adjusted', -130, 50, 'Elsewhere')`,
    );
    const asked = { serviceType: 'mypackage', user_package_id: bought.id, services: [] } as const;
    const detailFor = async (changes: Tried<typeof bookForClient> = {}) =>
      (await tryAtDesk({ ...asked, ...changes })).json().detail;
    expect(await detailFor({ time: '16:00' })).toBe(
      'Their Starter Package has only 50 minutes left.',
    );
    expect(await detailFor({ user_package_id: undefined })).toBe(
      'Please choose one of their packages.',
    );
  });

  test('gets the same reply for the same key', async () => {
    const [first, again] = [
      await tryAtDesk({}, amina, 'desk-key-1'),
      await tryAtDesk({}, amina, 'desk-key-1'),
    ];
    expect(again.json()).toEqual(first.json());
    expect(await countBookings()).toBe(1);
    const other = await tryAtDesk({ time: '17:00' }, amina, 'desk-key-1');
    expect(other.statusCode).toBe(422);
  });

  test('is refused for an unknown client', async () => {
    expect((await tryAtDesk({ client_id: 999_999 })).statusCode).toBe(404);
  });

  test('starts on any five minutes, and on no other', async () => {
    const reply = await tryAtDesk({ time: '16:12', ...because });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({ time: 'Please choose a time on 5 minutes.' });
  });

  test('gets the same reply for an unknown branch as for one that the front desk does not see', async () => {
    const reply = await tryAtDesk({ location: 'nowhere', ...because });
    expect(reply.statusCode).toBe(404);
  });
});

describe('overridable rules', () => {
  test('16:10, after closing, and a therapist who books by telephone pass with a reason; two sessions of one therapist, bed or room never do, whoever asks.', async () => {
    await world.query(`update therapists set books_by_phone = true where id = ${who.omar}`);
    const wishes: [object, string[]][] = [
      [{ time: '16:10' }, ['grid']],
      [{ time: '21:30' }, ['hours', 'shift']],
      [{ therapist_id: who.omar, time: '18:00' }, ['by_phone']],
    ];
    for (const [asked, codes] of wishes) {
      const refused = await tryAtDesk(asked);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().wishes).toEqual(codes);
      expect(Object.keys(refused.json().fields)).toEqual(codes);
      expect(Object.keys(refused.json().in_other_languages.ar.fields)).toEqual(codes);
      const passed = await tryAtDesk({ ...asked, ...because });
      expect(passed.statusCode).toBe(201);
      expect(passed.json().override_reason).toBe('Agreed by telephone');
      expect(await eventsOf(passed.json().id)).toEqual([
        {
          actor_id: actor.accountId,
          kind: 'booked',
          reason: 'Agreed by telephone',
          wishes: codes,
        },
      ]);
    }
    await world.query(`update therapists set books_by_phone = false where id = ${who.omar}`);

    /** Refused even with a reason, to the front desk and to a manager. */
    const expectRefused = async (asked: Tried<typeof bookForClient>, detail: string) => {
      for (const by of [desk, manager]) {
        const reply = await tryAtDesk({ ...asked, ...because }, badr, undefined, by);
        expect(reply.statusCode).toBe(409);
        expect(reply.json()).not.toHaveProperty('wishes');
        expect(reply.json().free_times).toHaveLength(3);
        expect(reply.json().detail).toBe(detail);
      }
    };
    await expectRefused({ time: '16:40' }, 'This time is now booked for Amina Haddad, from 16:10.');

    const redLight = await serviceNamed(world, 'Red-Light Therapy');
    const onBed = {
      services: [{ id: redLight, time: 30 }],
      total_duration: 30,
      time: '12:00',
    };
    expect((await tryAtDesk({ ...onBed, ...because })).statusCode).toBe(201);
    await expectRefused(
      { ...onBed, therapist_id: who.camille, time: '12:10' },
      'Red-light bed is taken then by Amina Haddad, from 12:00.',
    );

    await world.query(`update resources set active = false
      where location_code = 'A' and kind = 'Treatment room' and name <> 'Treatment room 1'`);
    const massage = await serviceNamed(world, 'Sport Massage');
    const inRoom = { services: [{ id: massage, time: 60 }], time: '13:00' };
    expect((await tryAtDesk({ ...inRoom, ...because })).statusCode).toBe(201);
    await expectRefused(
      { ...inRoom, therapist_id: who.camille, time: '13:30' },
      'Treatment room 1 is taken then by Amina Haddad, from 13:00.',
    );
    await world.query('update resources set active = true');
  });

  test('between the offered times any therapist who is free is booked, for a reason', async () => {
    const anyone = { therapist_id: null, time: '15:10' };
    expect((await tryAtDesk(anyone)).json().wishes).toEqual(['grid']);
    const passed = await tryAtDesk({ ...anyone, ...because });
    expect(passed.json()).toMatchObject({
      ...{
        time: '15:10:00',
        therapist_id: expect.any(Number),
        override_reason: because.override.reason,
      },
    });
    const next = await tryAtDesk({ ...anyone, ...because }, badr);
    expect(next.statusCode).toBe(201);
    expect(next.json().therapist_id).not.toBe(passed.json().therapist_id);
    // Outside every shift nobody is.
    const late = await tryAtDesk({ ...anyone, time: '21:40', ...because });
    expect(late.json().detail).toBe('Nobody is free at this time. Please choose another.');
    const online = await tryToBook({ therapist_id: null, time: '15:10' });
    expect(online.statusCode).toBe(409);
  });

  test('a reason is kept only where it was needed', async () => {
    const reply = await tryAtDesk(because);
    expect(reply.json().override_reason).toBeNull();
  });

  test('a skill, a request for a woman, time off and a closure are named together', async () => {
    await world.query(`insert into time_off (therapist_id, starts_at, ends_at, reason)
      values (${who.camille}, '2026-03-05T13:00+04', '2026-03-05T18:00+04', 'Ill')`);
    await world.query(`insert into closures (name, title, greeting_ar, starts_on, ends_on)
      values ('May Day', '', '', '2026-03-05', '2026-03-05')`);
    const asked = { therapist_id: who.camille, therapist_gender: 'male' };
    const reply = await tryAtDesk(asked);
    const passed = await tryAtDesk({ ...asked, ...because });
    await world.query(`delete from closures where name = 'May Day'; delete from time_off`);
    expect(reply.json().wishes).toEqual(['gender', 'skill', 'closure', 'time_off']);
    expect(passed.statusCode).toBe(201);
  });

  test('a therapist sent to another branch is there without a shift', async () => {
    const reply = await tryAtDesk({ therapist_id: who.karim });
    expect(reply.json().wishes).toEqual(['shift']);
    const passed = await tryAtDesk({ therapist_id: who.karim, ...because });
    expect(passed.json()).toMatchObject({ location: 'A', therapist_id: who.karim });
  });

  test('a time can be overridden while it runs, and never once it is over', async () => {
    world.clock.set('2026-03-05T14:10:00+04:00');
    const running = await tryAtDesk();
    expect(running.json().wishes).toEqual(['passed']);
    expect((await tryAtDesk(because)).statusCode).toBe(201);
    world.clock.set('2026-03-05T18:00:00+04:00');
    const over = await tryAtDesk({ time: '16:00', ...because });
    expect(over.statusCode).toBe(409);
    expect(over.json().detail).toContain('already passed');
    expect(over.json()).not.toHaveProperty('wishes');
  });

  test('180 days and one unlimited session a day can be overridden with a reason, an expiry cannot', async () => {
    const far = await tryAtDesk({ date: '2026-12-10' });
    expect(far.json().wishes).toEqual(['days_ahead']);
    expect((await tryAtDesk({ date: '2026-12-10', ...because })).statusCode).toBe(201);

    const unlimited = await buy('Unlimited Stretching');
    const again = {
      serviceType: 'my_unlimited_package',
      unlimited_package_id: unlimited.package.id,
      time: '17:00',
    };
    expect((await tryAtDesk(again)).json().wishes).toEqual(['one_a_day']);
    expect((await tryAtDesk({ ...again, ...because })).statusCode).toBe(201);
    await expireOn(unlimited.package.id, '2026-03-04');
    const expired = await tryAtDesk({ ...again, time: '19:00', ...because });
    expect(expired.json().detail).toContain('expires before this day');
  });

  test('a second package of a kind, and a third session at one time, can be overridden with a reason', async () => {
    const { id, options } = await productNamed(world, 'Starter Package');
    await buy('Starter Package', { time: '18:00' });
    const asked = { serviceType: 'package', package_id: id, package_balance_id: options[0]?.id };
    expect((await tryAtDesk(asked)).json().wishes).toEqual(['second_package']);
    const second = await tryAtDesk({ ...asked, ...because });
    expect(second.json()).toMatchObject({ status: 'booked', package: { kind: 'regular' } });
    await bookAtDesk({ therapist_id: who.omar });
    const third = await tryAtDesk({ therapist_id: who.camille });
    expect(third.json().wishes).toEqual(['at_once', 'skill']);
  });

  test('minutes that a package lacks cannot be overridden', async () => {
    const bought = await buy('Starter Package');
    await world.query(`update owned_packages set active = false where id = ${bought.package.id}`);
    const asked = { serviceType: 'mypackage', user_package_id: bought.package.id, time: '17:00' };
    const reply = await tryAtDesk({ ...asked, ...because });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toContain('no longer active');
  });

  test('bind the client as before', async () => {
    const reply = await tryToBook({ time: '16:10' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe('This time is no longer free. Please choose another.');
  });
});

test('Two desks and a client fight over one slot: one 201, the others 409 with the nearest times, nothing half-made.', async () => {
  // What one booking writes, on another day.
  const id = await serviceNamed(world, 'Red-Light Therapy');
  const onBed = { services: [{ id, time: 30 }], total_duration: 30 };
  const before = await countRows();
  const alone = await tryAtDesk({ ...onBed, date: '2026-03-12' }, badr, 'desk-alone');
  expect(alone.statusCode).toBe(201);
  const between = await countRows();

  const replies = await Promise.all([
    tryAtDesk(onBed, amina, 'desk-one'),
    tryAtDesk(onBed, badr, 'desk-two'),
    tryToBook(
      {
        services: [{ id, name: 'Red-Light Therapy', time: 30, price: 120, type: 'service' }],
        ...{ duration: 30, total_duration: 30, total_price: 120 },
      },
      amina,
      'site-one',
    ),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  for (const reply of replies.filter(({ statusCode }) => statusCode === 409)) {
    expect(reply.json().free_times).toHaveLength(3);
  }
  const written = addedTo(between, await countRows());
  expect(written).toEqual(addedTo(before, between));
  expect(written).toMatchObject({
    ...{ bookings: 1, booking_lines: 1, booking_resources: 1, booking_events: 1 },
    ...{ idempotency_keys: 1, 'graphile_worker.jobs': 3 },
  });
  await world.runJobs();
  expect(world.mails).toHaveLength(2);
});

/** Number of rows in each table, except sessions of sign-in, and of waiting jobs. */
async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = await world.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'sessions'`,
  );
  const counted = ['graphile_worker.jobs', ...tables.map(({ name }) => String(name))].map(
    (name) => `select '${name}' as name, count(*)::integer as rows from ${name}`,
  );
  const { rows } = await world.query(counted.join(' union all '));
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

/** Rows that each table gained meanwhile. */
function addedTo(before: Record<string, number>, after: Record<string, number>) {
  const added = Object.entries(after).map(
    ([name, rows]) => [name, rows - (before[name] ?? 0)] as const,
  );
  return Object.fromEntries(added.filter(([, rows]) => rows !== 0));
}

describe('a booking', () => {
  test('is shown to the desk, and to its own therapist without the last name', async () => {
    const id = await book();
    const read = (by: { headers(): { authorization: string } }) =>
      callApi(world, readBooking, { id }, { by });
    expect((await read(desk)).json()).toMatchObject({ source: 'site', booked_by: null });
    const own = await read(await asTherapist(world, who.noura));
    expect(own.json().client).toEqual({ id: amina.id, first_name: 'Amina', last_name: 'H' });
    expect((await read(await asTherapist(world, who.omar))).statusCode).toBe(404);
    expect((await read(badr)).statusCode).toBe(403);
  });
});
