import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  forgetBookings,
  ledgerOf,
  ownedRequest,
  postBooking,
  productNamed,
  purchaseRequest,
  serviceRequest,
} from '../../../test/booking-requests.ts';
import { openWorld, type World } from '../../../test/harness.ts';
import { addClient, serviceNamed, type TestClient, therapistNamed } from '../../../test/people.ts';

let world: World;
let amina: TestClient;
let badr: TestClient;

beforeAll(async () => {
  world = await openWorld();
  amina = await addClient(world, 'Amina');
  badr = await addClient(world, 'Badr');
});

beforeEach(() => forgetBookings(world));

/** Buys a package with its first hour and answers what the reply says of it. */
async function buy(name: string, client = amina, changes: Record<string, unknown> = {}) {
  const reply = await postBooking(world, client, await purchaseRequest(world, name, changes));
  expect(reply.json()).toMatchObject({ package: { id: expect.any(Number) } });
  return reply.json().package as { id: number; kind: string };
}

const use = async (
  owned: { id: number; kind: string },
  changes: Record<string, unknown> = {},
  client = amina,
) => postBooking(world, client, await ownedRequest(world, owned, changes));

const setExpiry = (id: number, expires_on: string) =>
  world.db.updateTable('owned_packages').set({ expires_on }).where('id', '=', id).execute();

/** Lets `person` use the package as somebody who has accepted an invitation. */
const join = (packageId: number, person: TestClient, cap_minutes: number | null = null) =>
  world.db
    .insertInto('package_people')
    .values({
      package_id: packageId,
      email: person.email,
      account_id: person.id,
      token_hash: Buffer.from(`${packageId} ${person.id}`),
      cap_minutes,
      invited_at: world.clock.now(),
      joined_at: world.clock.now(),
      expires_at: world.clock.now(),
    })
    .execute();

describe('buying a package', () => {
  test.each([
    ['Starter Package', 'package', 'regular', 1450, 300, '2026-06-02'],
    ['Shared Package for Two', 'shared_package', 'shared', 2900, 600, '2026-08-31'],
    ['Unlimited Stretching', 'unlimited_package', 'unlimited', 2900, null, '2026-04-03'],
  ])(
    'books its first session and answers the %s @API-14 @API-15 @API-16 @SUBMIT-03 @SUBMIT-05 @PKG-03',
    async (name, serviceType, kind, price, minutes, expiry) => {
      const reply = await postBooking(world, amina, await purchaseRequest(world, name));
      expect(reply.statusCode).toBe(201);
      expect(reply.json()).toMatchObject({
        serviceType,
        status: 'booked',
        total_duration: 60,
        total_price: price,
        package_minutes: 60,
        appointment_services: [{ service_name: 'Stretching' }],
        package: {
          kind,
          remaining_time: minutes === null ? null : minutes - 60,
          total_time: minutes,
          expiry_date: expiry,
        },
      });
      const ledger = await ledgerOf(world, reply.json().package.id);
      expect(ledger.map((line) => [line.kind, line.minutes, line.balance_minutes])).toEqual(
        minutes === null
          ? []
          : [
              ['bought', minutes, minutes],
              ['booked', -60, minutes - 60],
            ],
      );
    },
  );

  test('takes the chosen option, not the first one', async () => {
    const { options } = await productNamed(world, 'Shared Package for Two');
    const reply = await postBooking(
      world,
      amina,
      await purchaseRequest(world, 'Shared Package for Two', {
        package_balance_id: options[1]?.id,
        total_price: 5400,
      }),
    );
    expect(reply.json()).toMatchObject({ total_price: 5400, package: { total_time: 1200 } });
  });

  test('leaves nothing behind when the session cannot be had', async () => {
    await postBooking(world, badr, await serviceRequest(world));
    const reply = await postBooking(world, amina, await purchaseRequest(world, 'Starter Package'));
    expect(reply.statusCode).toBe(409);
    expect(reply.json().free_times).toHaveLength(3);
    expect(await world.db.selectFrom('owned_packages').selectAll().execute()).toEqual([]);
  });

  test('says the price when the client has shown another', async () => {
    const reply = await postBooking(
      world,
      amina,
      await purchaseRequest(world, 'Starter Package', { total_price: 1 }),
    );
    expect(reply.statusCode).toBe(409);
    expect(reply.json().total_price).toBe(1450);
  });

  test('refuses an option of another product and a product of another kind', async () => {
    const other = await productNamed(world, 'Balance Package');
    const shared = await productNamed(world, 'Family Shared Package');
    for (const changes of [
      { package_balance_id: other.options[0]?.id },
      { package_id: shared.id, package_balance_id: shared.options[0]?.id },
      { package_id: null },
    ]) {
      const request = await purchaseRequest(world, 'Starter Package', changes);
      const reply = await postBooking(world, amina, request);
      expect(reply.statusCode).toBe(400);
      expect(Object.keys(reply.json().fields)).toEqual(['package_id']);
    }
    const request = await purchaseRequest(world, 'Starter Package', { package_balance_id: null });
    const reply = await postBooking(world, amina, request);
    expect(Object.keys(reply.json().fields)).toEqual(['package_balance_id']);
  });

  test('with the same key twice is one purchase', async () => {
    const request = await purchaseRequest(world, 'Starter Package');
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => postBooking(world, amina, request, { key: 'purchase-1' })),
    );
    expect(replies.map((reply) => reply.statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().package.id)).size).toBe(1);
    expect(await world.db.selectFrom('owned_packages').selectAll().execute()).toHaveLength(1);
  });

  test('the first session can be as short as 5 minutes and at most 180', async () => {
    const changes = (minutes: number) => ({ total_duration: minutes, duration: minutes });
    const refused = [0, 4, 7, 185, 200];
    for (const minutes of refused) {
      const request = await purchaseRequest(world, 'Starter Package', changes(minutes));
      expect((await postBooking(world, amina, request)).statusCode).toBe(400);
    }
    const shortest = await purchaseRequest(world, 'Starter Package', changes(5));
    expect((await postBooking(world, amina, shortest)).json()).toMatchObject({
      total_duration: 5,
      package: { remaining_time: 295 },
    });
    const longest = await purchaseRequest(world, 'Starter Package', changes(180));
    expect((await postBooking(world, badr, { ...longest, date: '2026-03-06' })).statusCode).toBe(
      201,
    );
  });
});

test('a line is believed in its id and its time only @SUBMIT-04', async () => {
  const id = await serviceNamed(world, 'Stretching');
  const line = { id, name: 'Gold bath', time: 60, price: 1, type: 'service' };
  const reply = await postBooking(world, amina, await serviceRequest(world, { services: [line] }));
  expect(reply.json()).toMatchObject({
    total_price: 320,
    appointment_services: [{ service_name: 'Stretching' }],
  });
});

describe('the path of a booking', () => {
  test.each([
    ['', 'shared_package'],
    ['', 'my_unlimited_package'],
    ['shared/', 'service'],
    ['shared/', 'mypackage'],
    ['unlimited/', 'my_shared_package'],
    ['unlimited/', 'package'],
  ])(
    '%s refuses the type %s and names the field @API-14 @API-15 @API-16',
    async (path, serviceType) => {
      const request = await serviceRequest(world, { serviceType });
      const reply = await postBooking(world, amina, request, { path });
      expect(reply.statusCode).toBe(400);
      expect(Object.keys(reply.json().fields)).toEqual(['serviceType']);
    },
  );
});

describe('a second package of a kind', () => {
  test('is refused with the balance of the first @ERR-13 @SUBMIT-09', async () => {
    await buy('Starter Package');
    const reply = await postBooking(
      world,
      amina,
      await purchaseRequest(world, 'Balance Package', { time: '16:00' }),
    );
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe(
      'You cannot book a new Balance Package because you currently already have the Starter Package with a balance of 240 mins on this account.',
    );
    expect(reply.json().error).toBe(reply.json().detail);
  });

  test('is refused for that reason even when nobody is free @ERR-13', async () => {
    await buy('Starter Package');
    const request = { therapist_id: null, time: '22:00' };
    const reply = await postBooking(
      world,
      amina,
      await purchaseRequest(world, 'Balance Package', request),
    );
    expect(reply.json().detail).toContain('You cannot book a new Balance Package');
  });

  test('of an unlimited one says so @ERR-14', async () => {
    await buy('Unlimited Stretching');
    const reply = await postBooking(
      world,
      amina,
      await purchaseRequest(world, 'Unlimited Recovery', { date: '2026-03-06' }),
    );
    expect(reply.json().detail).toBe(
      'You cannot book a new Unlimited Recovery because you currently already have the Unlimited Stretching with a balance of unlimited mins on this account.',
    );
  });

  test('can be bought when the first is used up, has expired or is of another kind @SUBMIT-09', async () => {
    const first = await buy('Starter Package', amina, { total_duration: 120, duration: 120 });
    expect((await use(first, { date: '2026-03-06', total_duration: 180 })).statusCode).toBe(201);
    await buy('Unlimited Stretching', amina, { time: '17:00' });
    await buy('Starter Package', amina, { time: '18:00' });
    world.clock.set('2026-04-04T10:00:00+04:00');
    const discounted = { date: '2026-04-07', total_price: 3510 };
    await buy('Unlimited Recovery', amina, discounted);
  });

  test('is not bought by two requests at once', async () => {
    const requests = await Promise.all(
      ['12:00', '13:30', '15:00', '16:30'].map((time) =>
        purchaseRequest(world, 'Starter Package', { time }),
      ),
    );
    const replies = await Promise.all(requests.map((each) => postBooking(world, amina, each)));
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  });
});

describe('a session from a package', () => {
  test('costs nothing and takes its minutes @API-14 @API-15 @SUBMIT-01', async () => {
    for (const [name, serviceType, date] of [
      ['Starter Package', 'mypackage', '2026-03-10'],
      ['Shared Package for Two', 'my_shared_package', '2026-03-11'],
    ] as const) {
      const owned = await buy(name, amina, { date });
      const reply = await use(owned, { date, time: '16:00', total_duration: 45, duration: 45 });
      expect(reply.statusCode).toBe(201);
      expect(reply.json()).toMatchObject({
        serviceType,
        total_price: 0,
        member_discount: 0,
        total_duration: 45,
        package_minutes: 45,
      });
      const ledger = await ledgerOf(world, owned.id);
      expect(ledger.at(-1)).toMatchObject({
        kind: 'booked',
        minutes: -45,
        balance_minutes: reply.json().package.remaining_time,
        person_id: amina.id,
        actor_id: amina.id,
        booking_id: reply.json().id,
      });
    }
  });

  test('takes nothing from an unlimited one @API-16', async () => {
    const owned = await buy('Unlimited Stretching');
    const reply = await use(owned, { date: '2026-03-06' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      serviceType: 'my_unlimited_package',
      total_price: 0,
      package: { remaining_time: null, expiry_date: '2026-04-03' },
    });
    expect(await ledgerOf(world, owned.id)).toEqual([]);
  });

  test('is for the included services that were chosen, or for the first', async () => {
    const owned = await buy('Unlimited Stretching');
    const pnf = await serviceNamed(world, 'PNF Stretching');
    const dynamic = await serviceNamed(world, 'Dynamic Stretching');
    const line = (id: number) => ({ id, name: '', time: 60, price: 0, type: 'service' });
    const both = await use(owned, { date: '2026-03-06', services: [line(dynamic), line(pnf)] });
    expect(both.json().appointment_services).toEqual([
      { service_name: 'PNF Stretching' },
      { service_name: 'Dynamic Stretching' },
    ]);
    const massage = await serviceNamed(world, 'Sport Massage');
    const refused = await use(owned, { date: '2026-03-07', services: [line(massage)] });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({
      services: 'The Unlimited Stretching does not include one of these services.',
    });
  });

  test('asks no skill of the therapist @VALID-18', async () => {
    const owned = await buy('Starter Package');
    const camille = await world.db
      .selectFrom('therapists')
      .select('location_code')
      .where('id', '=', await therapistNamed(world, 'Camille'))
      .executeTakeFirstOrThrow();
    const changes = {
      therapist_id: await therapistNamed(world, 'Camille'),
      location: camille.location_code,
      date: '2026-03-12',
      time: '15:00',
    };
    const asService = await postBooking(world, amina, await serviceRequest(world, changes));
    expect(asService.statusCode).toBe(400);
    expect((await use(owned, changes)).statusCode).toBe(201);
  });

  test('is refused when the minutes do not suffice, and takes the very last', async () => {
    const owned = await buy('Starter Package', amina, { total_duration: 180, duration: 180 });
    const tooLong = await use(owned, { date: '2026-03-06', total_duration: 125 });
    expect(tooLong.statusCode).toBe(409);
    expect(tooLong.json().detail).toBe('Your Starter Package has only 120 minutes left.');
    const last = await use(owned, { date: '2026-03-06', total_duration: 120 });
    expect(last.json().package.remaining_time).toBe(0);
    expect((await use(owned, { date: '2026-03-07', total_duration: 5 })).statusCode).toBe(409);
  });

  test('is refused after the last day of use, and taken on it', async () => {
    const owned = await buy('Starter Package');
    await setExpiry(owned.id, '2026-03-06');
    const late = await use(owned, { date: '2026-03-07' });
    expect(late.statusCode).toBe(409);
    expect(late.json().detail).toBe(
      'Your Starter Package expires before this day. Please choose an earlier one.',
    );
    expect((await use(owned, { date: '2026-03-06' })).statusCode).toBe(201);
  });

  test('is refused from a package that the studio has closed', async () => {
    const owned = await buy('Starter Package');
    await world.db.updateTable('owned_packages').set({ active: false }).execute();
    expect((await use(owned, { date: '2026-03-06' })).json().detail).toBe(
      'Your Starter Package is no longer active.',
    );
  });

  test('is refused from somebody else’s, of another kind, and without saying which', async () => {
    const owned = await buy('Starter Package');
    const theirs = await use(owned, { date: '2026-03-06' }, badr);
    expect(theirs.statusCode).toBe(400);
    expect(theirs.json().fields).toEqual({ user_package_id: 'This is not a package of yours.' });
    const asShared = await use({ id: owned.id, kind: 'shared' }, { date: '2026-03-06' });
    expect(Object.keys(asShared.json().fields)).toEqual(['shared_package_id']);
    const none = await use(owned, { date: '2026-03-06', user_package_id: null });
    expect(Object.keys(none.json().fields)).toEqual(['user_package_id']);
  });

  test('shows nothing to pay: another total is refused', async () => {
    const owned = await buy('Starter Package');
    const reply = await use(owned, { date: '2026-03-06', total_price: 320 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().total_price).toBe(0);
  });
});

describe('an unlimited package', () => {
  test('gives one session a day in Dubai', async () => {
    const owned = await buy('Unlimited Stretching', amina, { date: '2026-03-07', time: '10:00' });
    const second = await use(owned, { date: '2026-03-07', time: '17:00' });
    expect(second.statusCode).toBe(409);
    expect(second.json().detail).toBe(
      'Your Unlimited Stretching covers one session a day, and this day already has one.',
    );
    expect((await use(owned, { date: '2026-03-10' })).statusCode).toBe(201);
  });

  test('gives one of two that are asked for at once', async () => {
    const owned = await buy('Unlimited Stretching');
    const replies = await Promise.all(
      ['14:00', '16:00', '18:00'].map((time) => use(owned, { date: '2026-03-06', time })),
    );
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  test('gives at most 180 minutes', async () => {
    const owned = await buy('Unlimited Stretching');
    const changes = { date: '2026-03-10', time: '13:00' };
    expect((await use(owned, { ...changes, total_duration: 185 })).statusCode).toBe(400);
    expect((await use(owned, { ...changes, total_duration: 180 })).statusCode).toBe(201);
  });

  test('runs 30 days, the last of them included @PKG-03', async () => {
    const owned = await buy('Unlimited Stretching');
    const last = await use(owned, { date: '2026-04-03', time: '15:00' });
    expect(last.statusCode).toBe(201);
    expect((await use(owned, { date: '2026-04-06' })).statusCode).toBe(409);
  });
});

describe('a shared package', () => {
  test('gives its last minutes to one of two who want them at once', async () => {
    const owned = await buy('Shared Package for Two');
    await join(owned.id, badr);
    await world.query(
      `insert into package_entries (package_id, at, kind, minutes, balance_minutes, reason)
       values (${owned.id}, now(), 'adjusted', -480, 60, 'For the test')`,
    );
    const omar = await therapistNamed(world, 'Omar');
    const replies = await Promise.all([
      use(owned, { date: '2026-03-11', time: '14:00' }, amina),
      use(owned, { date: '2026-03-11', time: '15:00', therapist_id: omar }, badr),
    ]);
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([201, 409]);
    const ledger = await ledgerOf(world, owned.id);
    expect(ledger.at(-1)).toMatchObject({ kind: 'booked', minutes: -60, balance_minutes: 0 });
  });

  test('keeps a person below the owner’s cap', async () => {
    const owned = await buy('Shared Package for Two');
    await join(owned.id, badr, 90);
    const first = await use(owned, { date: '2026-03-12' }, badr);
    expect(first.json().package).toMatchObject({ remaining_time: 30, total_time: 600 });
    const second = await use(owned, { date: '2026-03-10' }, badr);
    expect(second.statusCode).toBe(409);
    expect(second.json().detail).toBe(
      'You may use only 30 more minutes of the Shared Package for Two shared with you.',
    );
    expect((await use(owned, { date: '2026-03-10', total_duration: 30 }, badr)).statusCode).toBe(
      201,
    );
    expect((await use(owned, { date: '2026-03-11' }, amina)).statusCode).toBe(201);
  });

  test('is closed to a person who was taken out', async () => {
    const owned = await buy('Shared Package for Two');
    await join(owned.id, badr);
    await world.db.updateTable('package_people').set({ removed_at: world.clock.now() }).execute();
    expect((await use(owned, { date: '2026-03-12' }, badr)).statusCode).toBe(400);
  });
});

describe('a member', () => {
  /** Buys 600 minutes, which makes `amina` a member. */
  const becomeMember = () => buy('Balance Package', amina, { date: '2026-03-17' });

  test('is made by the purchase that reaches 500 minutes, at its full price @MEMB-03', async () => {
    const request = await purchaseRequest(world, 'Balance Package');
    const reply = await postBooking(world, amina, request);
    expect(reply.json()).toMatchObject({
      total_price: 2750,
      member_discount: 0,
      membership_unlocked: true,
    });
  });

  test('pays a tenth less for services @MEMB-01', async () => {
    await becomeMember();
    const asGuest = await postBooking(world, amina, await serviceRequest(world));
    expect(asGuest.statusCode).toBe(409);
    expect(asGuest.json().total_price).toBe(288);
    const request = await serviceRequest(world, { total_price: 288 });
    const reply = await postBooking(world, amina, request);
    expect(reply.json()).toMatchObject({ total_price: 288, member_discount: 32 });
    const kept = await world.db
      .selectFrom('bookings')
      .select(['price_fils', 'discount_fils'])
      .where('id', '=', reply.json().id)
      .executeTakeFirst();
    expect(kept).toEqual({ price_fils: 28800, discount_fils: 3200 });
  });

  test('pays a tenth less for later packages @MEMB-01', async () => {
    await becomeMember();
    const request = await purchaseRequest(world, 'Shared Package for Two', { total_price: 2610 });
    const reply = await postBooking(world, amina, request);
    expect(reply.json()).toMatchObject({ total_price: 2610, member_discount: 290 });
  });

  test('is one only until the year is over @MEMB-01', async () => {
    await becomeMember();
    world.clock.set('2027-03-03T10:00:00+04:00');
    const last = await serviceRequest(world, { date: '2027-03-04', total_price: 288 });
    expect((await postBooking(world, amina, last)).statusCode).toBe(201);
    world.clock.set('2027-03-04T10:00:00+04:00');
    const after = await serviceRequest(world, { date: '2027-03-09', total_price: 288 });
    expect((await postBooking(world, amina, after)).json().total_price).toBe(320);
  });

  test('saves whole fils', async () => {
    await becomeMember();
    const compression = await serviceNamed(world, 'Compression');
    const request = await serviceRequest(world, {
      services: [{ id: compression, name: '', time: 45, price: 137.5, type: 'service' }],
      total_duration: 45,
      total_price: 123.75,
    });
    expect((await postBooking(world, amina, request)).json()).toMatchObject({
      total_price: 123.75,
      member_discount: 13.75,
    });
  });
});

describe('any available therapist', () => {
  const anyone = (changes: Record<string, unknown> = {}) =>
    serviceRequest(world, { therapist_id: null, ...changes });

  test('is picked by the server', async () => {
    const reply = await postBooking(world, amina, await anyone());
    expect(reply.statusCode).toBe(201);
    expect(reply.json().therapist_id).toEqual(expect.any(Number));
  });

  test('is a woman or a man when asked for', async () => {
    for (const gender of ['female', 'male']) {
      const reply = await postBooking(world, amina, await anyone({ therapist_gender: gender }));
      const found = await world.db
        .selectFrom('therapists')
        .innerJoin('accounts', 'accounts.id', 'account_id')
        .select('gender')
        .where('therapists.id', '=', reply.json().therapist_id)
        .executeTakeFirst();
      expect(found?.gender).toBe(gender);
    }
  });

  test('is another one for each of many who ask at once, until nobody is left', async () => {
    const request = await anyone();
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => postBooking(world, amina, request)),
    );
    const booked = replies.filter((reply) => reply.statusCode === 201);
    expect(booked.length).toBeGreaterThan(1);
    expect(new Set(booked.map((reply) => reply.json().therapist_id)).size).toBe(booked.length);
    const refused = replies.find((reply) => reply.statusCode === 409)?.json();
    expect(refused.detail).toBe('Nobody is free at this time. Please choose another.');
    expect(refused.free_times).toHaveLength(3);
  });

  test('takes a package session too', async () => {
    const owned = await buy('Starter Package');
    const reply = await use(owned, { therapist_id: null, date: '2026-03-10' });
    expect(reply.statusCode).toBe(201);
  });

  test('with the same key twice is one booking', async () => {
    const request = await anyone();
    const replies = await Promise.all(
      [1, 2, 3].map(() => postBooking(world, amina, request, { key: 'anyone-1' })),
    );
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
  });
});
