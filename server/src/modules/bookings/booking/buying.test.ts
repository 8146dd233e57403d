import { readAppointment } from '@limber/contract/appointments.ts';
import { readActivePackage } from '@limber/contract/packages.ts';
import { describe, expect, test } from 'vitest';
import {
  ledgerOf,
  postBooking,
  productNamed,
  purchaseRequest,
} from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { addEntry } from '../../../../test/own-package.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, amina, badr, tryToBook, tryToBuy, buy, bookFrom } = await openStudio();

describe('buying a package', () => {
  test.each([
    ['Starter Package', 'package', 'regular', 1450, 300, '2026-06-02'],
    ['Shared Package for Two', 'shared_package', 'shared', 2900, 600, '2026-08-31'],
    ['Unlimited Stretching', 'unlimited_package', 'unlimited', 2900, null, '2026-04-03'],
  ])(
    'books its first session and answers the %s @API-14 @API-15 @API-16 @SUBMIT-03 @SUBMIT-05 @PKG-03',
    async (name, serviceType, kind, price, minutes, expiry) => {
      const reply = await tryToBuy(name);
      expect(reply.statusCode).toBe(201);
      expect(reply.json()).toMatchObject({
        serviceType,
        status: 'booked',
        total_duration: 60,
        total_price: price,
        package_minutes: 60,
        package_name: name,
        appointment_services: [expect.objectContaining({ service_name: 'Stretching' })],
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

  test.each([
    [
      'en',
      'You have bought Starter Package, 300 minutes: 1450 AED\nIts last day is 2 June 2026',
      '60 minutes of your Starter Package',
    ],
    [
      'ar',
      'اشتريت «باقة البداية»، 300 دقيقة: 1450 درهماً\nآخر يوم لاستخدامها هو 2 يونيو 2026',
      '60 دقيقة من باقتك «باقة البداية»',
    ],
  ])(
    'is named in the mail and in the calendar, with its minutes, its last day and what the first session takes: %s @SUBMIT-12',
    async (language, bought, taken) => {
      await world.query(`update accounts set language = '${language}' where id = ${amina.id}`);
      const before = world.mails.length;
      const booked = (await tryToBuy('Starter Package', { time: '18:00' })).json();
      await world.runJobs();
      const [mail] = world.mails.slice(before);
      const calendar = String(mail?.attachments?.[0]?.content).replaceAll(/\r?\n /g, '');
      expect(mail?.text).toContain(`${taken}\n${bought}`);
      expect(calendar).toContain(taken);
      const how = { by: amina, headers: { 'accept-language': language } };
      const read = await callApi(world, readAppointment, { id: booked.id }, how);
      expect(read.json().package_name).toBe(language === 'en' ? 'Starter Package' : 'باقة البداية');
    },
  );

  test('of an unlimited kind is named in the mail without minutes', async () => {
    await world.query(`update accounts set language = 'en' where id = ${amina.id}`);
    const before = world.mails.length;
    await tryToBuy('Unlimited Stretching', { time: '18:00' });
    await world.runJobs();
    expect(world.mails[before]?.text).toContain(
      'Included in your Unlimited Stretching\nYou have bought Unlimited Stretching: 2900 AED\nIts last day is 3 April 2026',
    );
  });

  test('takes the chosen option, not the first one', async () => {
    const { options } = await productNamed(world, 'Shared Package for Two');
    const reply = await tryToBuy('Shared Package for Two', {
      package_balance_id: options[1]?.id,
      total_price: 5400,
    });
    expect(reply.json()).toMatchObject({ total_price: 5400, package: { total_time: 1200 } });
  });

  test('leaves nothing behind when the session is refused', async () => {
    await tryToBook({}, badr);
    const reply = await tryToBuy('Starter Package');
    expect(reply.statusCode).toBe(409);
    expect(reply.json().free_times).toHaveLength(3);
    expect(await world.db.selectFrom('owned_packages').selectAll().execute()).toEqual([]);
  });

  test('states the price when the client was shown another', async () => {
    const reply = await tryToBuy('Starter Package', { total_price: 1 });
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
    const reply = await tryToBuy('Starter Package', { package_balance_id: null });
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
      expect((await tryToBuy('Starter Package', changes(minutes))).statusCode).toBe(400);
    }
    expect((await tryToBuy('Starter Package', changes(5))).json()).toMatchObject({
      total_duration: 5,
      package: { remaining_time: 295 },
    });
    const longest = await purchaseRequest(world, 'Starter Package', changes(180));
    expect((await postBooking(world, badr, { ...longest, date: '2026-03-06' })).statusCode).toBe(
      201,
    );
  });
});

describe('a second package of a kind', () => {
  test('is refused with the balance of the first @ERR-13 @SUBMIT-09', async () => {
    await buy('Starter Package');
    const reply = await tryToBuy('Balance Package', { time: '16:00' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe(
      'You cannot book a new Balance Package because you currently already have the Starter Package with a balance of 240 mins on this account.',
    );
    expect(reply.json().error).toBe(reply.json().detail);
  });

  test('is refused for that reason even when no therapist is free @ERR-13', async () => {
    await buy('Starter Package');
    const request = { therapist_id: null, time: '22:00' };
    const reply = await tryToBuy('Balance Package', request);
    expect(reply.json().detail).toContain('You cannot book a new Balance Package');
  });

  test('of an unlimited kind is refused in its own words @ERR-14', async () => {
    await buy('Unlimited Stretching');
    const reply = await tryToBuy('Unlimited Recovery', { date: '2026-03-06' });
    expect(reply.json().detail).toBe(
      'You cannot book a new Unlimited Recovery because you currently already have the Unlimited Stretching with a balance of unlimited mins on this account.',
    );
  });

  test('can be bought when the first is used up, has expired or is of another kind @SUBMIT-09', async () => {
    const { package: first } = await buy('Starter Package', { total_duration: 120, duration: 120 });
    expect((await bookFrom(first, { date: '2026-03-06', total_duration: 180 })).statusCode).toBe(
      201,
    );
    await buy('Unlimited Stretching', { time: '17:00' });
    await buy('Starter Package', { time: '18:00' });
    world.clock.set('2026-04-04T10:00:00+04:00');
    const discounted = { date: '2026-04-07', total_price: 3510 };
    await buy('Unlimited Recovery', discounted);
  });

  test('can be bought when too little is left for the shortest session, and the rest can still be used', async () => {
    const { package: first } = await buy('Starter Package');
    const active = async () =>
      (await callApi(world, readActivePackage, {}, { by: amina })).json().allows_another;
    // The catalogue's shortest session of what it includes lasts 30 minutes.
    await addEntry(world, first.id, 'booked', -210, amina.id);
    const refused = await tryToBuy('Balance Package', { time: '16:00' });
    expect([refused.statusCode, await active()]).toEqual([409, undefined]);
    await addEntry(world, first.id, 'booked', -10, amina.id);
    expect(await active()).toBe(true);
    await buy('Balance Package', { time: '16:00' });
    const rest = { time: '18:00', total_duration: 20, duration: 20 };
    expect((await bookFrom(first, rest)).statusCode).toBe(201);
    const more = await bookFrom(first, { ...rest, time: '19:00' });
    expect(more.json().detail).toBe('Your Starter Package has no minutes left.');
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
