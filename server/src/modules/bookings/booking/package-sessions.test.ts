import { describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../../test/booking-requests.ts';
import { serviceNamed, therapistNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, amina, badr, tryToBook, tryToBuy, buy, bookFrom, share, expireOn } =
  await openStudio();

describe('a session from a package', () => {
  test('is for its named services, and is refused when it names anything but the package', async () => {
    const { package: owned } = await buy('Starter Package');
    const redLight = await serviceNamed(world, 'Red-Light Therapy');
    const cupping = await serviceNamed(world, 'Sports Massage').catch(() => 99_999);
    const wish = (id: number, type: string) => ({
      ...{ time: '16:00', services: [{ id, name: '', time: 60, price: 0, type }] },
    });
    for (const refused of [
      await bookFrom(owned, wish(redLight, 'mypackage')),
      await bookFrom(owned, wish(cupping, 'service')),
    ]) {
      expect([refused.statusCode, refused.json().fields]).toEqual([
        400,
        { services: 'The Starter Package does not include one of these services.' },
      ]);
    }
    const obeyed = await bookFrom(owned, wish(redLight, 'service'));
    expect(obeyed.json().appointment_services).toMatchObject([{ service_id: redLight }]);
    const named = await bookFrom(owned, { ...wish(owned.id, 'mypackage'), time: '18:00' });
    expect(named.json().appointment_services).toMatchObject([{ service_name: 'Stretching' }]);
  });

  test.each([
    ['Shared Package for Two', 'my_shared_package'],
    ['Unlimited Stretching', 'my_unlimited_package'],
  ])('of the %s is refused in the same way', async (name, type) => {
    const { package: owned } = await buy(name);
    const id = await serviceNamed(world, 'Red-Light Therapy');
    const services = [{ id, name: '', time: 60, price: 0, type }];
    const refused = await bookFrom(owned, { date: '2026-03-06', time: '16:00', services });
    expect(Object.keys(refused.json().fields)).toEqual(['services']);
    const bought = await tryToBuy(name, { time: '18:00', services }, badr);
    expect(Object.keys(bought.json().fields)).toEqual(['services']);
  });

  test('costs nothing and takes its minutes @API-14 @API-15', async () => {
    for (const [name, serviceType, date] of [
      ['Starter Package', 'mypackage', '2026-03-10'],
      ['Shared Package for Two', 'my_shared_package', '2026-03-11'],
    ] as const) {
      const { package: owned } = await buy(name, { date });
      const reply = await bookFrom(owned, {
        date,
        time: '16:00',
        total_duration: 45,
        duration: 45,
      });
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
    const { package: owned } = await buy('Unlimited Stretching');
    const reply = await bookFrom(owned, { date: '2026-03-06' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      serviceType: 'my_unlimited_package',
      total_price: 0,
      package: { remaining_time: null, expiry_date: '2026-04-03' },
    });
    expect(await ledgerOf(world, owned.id)).toEqual([]);
  });

  test('is for the included services that were chosen, or for the first', async () => {
    const { package: owned } = await buy('Unlimited Stretching');
    const pnf = await serviceNamed(world, 'PNF Stretching');
    const dynamic = await serviceNamed(world, 'Dynamic Stretching');
    const line = (id: number) => ({ id, name: '', time: 60, price: 0, type: 'service' });
    const both = await bookFrom(owned, {
      date: '2026-03-06',
      services: [line(dynamic), line(pnf)],
    });
    expect(both.json().appointment_services).toEqual([
      { service_id: pnf, service_name: 'PNF Stretching', needs_skill: true, minutes: 30 },
      { service_id: dynamic, service_name: 'Dynamic Stretching', needs_skill: true, minutes: 30 },
    ]);
    const short = await bookFrom(owned, {
      ...{ date: '2026-03-07', total_duration: 5, services: [line(dynamic), line(pnf)] },
    });
    expect([short.statusCode, Object.keys(short.json().fields)]).toEqual([
      ...[400, ['total_duration']],
    ]);
    const massage = await serviceNamed(world, 'Sport Massage');
    const refused = await bookFrom(owned, { date: '2026-03-07', services: [line(massage)] });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({
      services: 'The Unlimited Stretching does not include one of these services.',
    });
  });

  test('needs no particular skill of the therapist @VALID-18', async () => {
    const { package: owned } = await buy('Starter Package');
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
    const asService = await tryToBook(changes);
    expect(asService.statusCode).toBe(400);
    expect((await bookFrom(owned, changes)).statusCode).toBe(201);
  });

  test('is refused when there are too few minutes, and takes the very last ones', async () => {
    const { package: owned } = await buy('Starter Package', { total_duration: 180, duration: 180 });
    const tooLong = await bookFrom(owned, { date: '2026-03-06', total_duration: 125 });
    expect(tooLong.statusCode).toBe(409);
    expect(tooLong.json().detail).toBe('Your Starter Package has only 120 minutes left.');
    const last = await bookFrom(owned, { date: '2026-03-06', total_duration: 120 });
    expect(last.json().package.remaining_time).toBe(0);
    expect((await bookFrom(owned, { date: '2026-03-07', total_duration: 5 })).statusCode).toBe(409);
  });

  test('is refused after the package’s last day, and accepted on it', async () => {
    const { package: owned } = await buy('Starter Package');
    await expireOn(owned.id, '2026-03-06');
    const late = await bookFrom(owned, { date: '2026-03-07' });
    expect(late.statusCode).toBe(409);
    expect(late.json().detail).toBe(
      'Your Starter Package expires before this day. Please choose an earlier one.',
    );
    expect((await bookFrom(owned, { date: '2026-03-06' })).statusCode).toBe(201);
  });

  test('is refused from a package that the studio has closed', async () => {
    const { package: owned } = await buy('Starter Package');
    await world.db.updateTable('owned_packages').set({ active: false }).execute();
    expect((await bookFrom(owned, { date: '2026-03-06' })).json().detail).toBe(
      'Your Starter Package is no longer active.',
    );
  });

  test('is refused from another client’s package or one of another kind, without saying which', async () => {
    const { package: owned } = await buy('Starter Package');
    const theirs = await bookFrom(owned, { date: '2026-03-06' }, badr);
    expect(theirs.statusCode).toBe(400);
    expect(theirs.json().fields).toEqual({ user_package_id: 'This is not a package of yours.' });
    const asShared = await bookFrom({ id: owned.id, kind: 'shared' }, { date: '2026-03-06' });
    expect(Object.keys(asShared.json().fields)).toEqual(['shared_package_id']);
    const none = await bookFrom(owned, { date: '2026-03-06', user_package_id: null });
    expect(Object.keys(none.json().fields)).toEqual(['user_package_id']);
  });

  test('shows nothing to pay: another total is refused', async () => {
    const { package: owned } = await buy('Starter Package');
    const reply = await bookFrom(owned, { date: '2026-03-06', total_price: 320 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().total_price).toBe(0);
  });
});

describe('a shared package', () => {
  test('gives its last minutes to one of two simultaneous requests', async () => {
    const { package: owned } = await buy('Shared Package for Two');
    await share(owned.id, badr);
    await world.query(
      `insert into package_entries (package_id, at, kind, minutes, balance_minutes, reason)
       values (${owned.id}, now(), 'adjusted', -480, 60, 'For the test')`,
    );
    const omar = await therapistNamed(world, 'Omar');
    const replies = await Promise.all([
      bookFrom(owned, { date: '2026-03-11', time: '14:00' }, amina),
      bookFrom(owned, { date: '2026-03-11', time: '15:00', therapist_id: omar }, badr),
    ]);
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([201, 409]);
    const ledger = await ledgerOf(world, owned.id);
    expect(ledger.at(-1)).toMatchObject({ kind: 'booked', minutes: -60, balance_minutes: 0 });
  });

  test('keeps a person within the owner’s cap', async () => {
    const { package: owned } = await buy('Shared Package for Two');
    await share(owned.id, badr, 90);
    const first = await bookFrom(owned, { date: '2026-03-12' }, badr);
    expect(first.json().package).toMatchObject({
      remaining_time: 30,
      balance: 480,
      total_time: 600,
    });
    const second = await bookFrom(owned, { date: '2026-03-10' }, badr);
    expect(second.statusCode).toBe(409);
    expect(second.json().detail).toBe(
      'You may use only 30 more minutes of the Shared Package for Two shared with you.',
    );
    expect(
      (await bookFrom(owned, { date: '2026-03-10', total_duration: 30 }, badr)).statusCode,
    ).toBe(201);
    const byOwner = await bookFrom(owned, { date: '2026-03-11' }, amina);
    expect(byOwner.json().package).not.toHaveProperty('balance');
  });

  test('is closed to a person who was removed', async () => {
    const { package: owned } = await buy('Shared Package for Two');
    await share(owned.id, badr);
    await world.db.updateTable('package_people').set({ removed_at: world.clock.now() }).execute();
    expect((await bookFrom(owned, { date: '2026-03-12' }, badr)).statusCode).toBe(400);
  });
});
