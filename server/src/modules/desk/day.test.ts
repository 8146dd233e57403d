import { readDay } from '@limber/contract/desk/day/day.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { shutStudio } from '../../../test/diary.ts';
import { actorOf, serviceNamed, therapistNamed } from '../../../test/people.ts';
import { openStudio } from '../../../test/studio.ts';
import { makeJobs } from '../../platform/jobs.ts';
import { at } from '../../platform/studio-days.ts';
import { markNoShow } from '../bookings/attending/check-in-and-no-show.ts';
import { cancel } from '../bookings/changing/cancel.ts';

const { world, amina, badr, tryToBook, book, buy } = await openStudio();
const desk = await actorOf(world, 'front_desk');
const noura = await therapistNamed(world, 'Noura');
const headers = () => world.bearer(desk.accountId, 'front_desk');

const ask = (args: Tried<typeof readDay> = {}) =>
  callApi(world, readDay, args, { headers: headers() });
const thursday = async (args: Tried<typeof readDay> = {}) =>
  (await ask({ date: '2026-03-05', ...args })).json();

afterEach(async () => {
  await world.db.deleteFrom('time_off').execute();
  await world.db.deleteFrom('closures').execute();
  await world.db.updateTable('accounts').set({ medical_issues_sealed: null }).execute();
});

describe('the day of the studio', () => {
  test('shows when each branch is open and who works there', async () => {
    const { date, now, branches, therapists, bookings } = await thursday();
    expect([date, now, bookings]).toEqual(['2026-03-05', world.clock.now().toISOString(), []]);
    expect(branches[0]).toMatchObject({
      code: 'A',
      hours: [{ from_minute: 720, to_minute: 1320 }],
      closures: [],
    });
    expect(therapists[0]).toEqual({
      id: noura,
      name: 'Noura Al Hashimi',
      location: 'A',
      shifts: [{ location: 'A', from_minute: 720, to_minute: 1200 }],
      off: [],
      late: null,
    });
  });

  test('is today by default, and of one branch when one is given', async () => {
    const all = (await ask()).json();
    expect(all.date).toBe('2026-03-04');
    const one = (await ask({ location: 'A' })).json();
    expect(one.branches.map(({ code }: { code: string }) => code)).toEqual(['A']);
    expect(one.therapists.length).toBeLessThan(all.therapists.length);
    expect((await ask({ location: 'nowhere' })).statusCode).toBe(404);
    const { accountId } = await actorOf(world, 'manager');
    const manager = world.bearer(accountId, 'manager');
    const unknown = await callApi(world, readDay, { location: 'nowhere' }, { headers: manager });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json().detail).toBe('There is nothing of that kind here.');
  });

  test('has each session with its client, what it is for and what it costs', async () => {
    const id = await book();
    const { bookings } = await thursday();
    expect(bookings).toEqual([
      {
        id,
        version: 1,
        therapist_id: noura,
        location: 'A',
        status: 'booked',
        starts_at: '2026-03-05T10:00:00.000Z',
        from_minute: 840,
        to_minute: 900,
        busy_to_minute: expect.any(Number),
        client: {
          id: amina.id,
          first_name: 'Amina',
          last_name: 'Haddad',
          phone: '+971500000000',
          first_visit: true,
          health_notes: false,
        },
        services: [{ service_id: expect.any(Number), service_name: 'Stretching', minutes: 60 }],
        resources: [],
        service_type: 'service',
        cutoff_hours: 3,
        ...{ coming: false, unanswered: false, wished_gender: null },
        asked_for: { id: noura, name: 'Noura Al Hashimi' },
        price: expect.any(Number),
        paid_online: 0,
        tight_places: [],
        package: null,
      },
    ]);
    expect(bookings[0].busy_to_minute).toBeGreaterThanOrEqual(900);
    expect(bookings[0].price).toBeGreaterThan(0);
  });

  test('shows the bed assigned to a session', async () => {
    const id = await serviceNamed(world, 'Red-Light Therapy');
    const services = [{ id, name: 'Red-Light Therapy', time: 30, price: 120, type: 'service' }];
    const reply = await tryToBook({ services, total_duration: 30, duration: 30, total_price: 120 });
    expect(reply.json()).toMatchObject({ status: 'booked' });
    const { bookings } = await thursday();
    expect(bookings[0].resources).toMatchObject([{ name: 'Red-light bed' }]);
  });

  test('shows which package pays, its balance, and which clients wrote health notes', async () => {
    const bought = await buy('Balance Package');
    await world.db
      .updateTable('accounts')
      .set({ medical_issues_sealed: Buffer.from('sealed') })
      .where('id', '=', amina.id)
      .execute();
    const { bookings } = await thursday();
    const left = await world.db
      .selectFrom('package_entries')
      .select(({ fn }) => fn.sum<string>('minutes').as('minutes'))
      .where('package_id', '=', bought.package.id)
      .executeTakeFirstOrThrow();
    expect(bookings[0].package).toMatchObject({
      name: 'Balance Package',
      minutes: 60,
      balance_minutes: Number(left.minutes),
    });
    expect(bookings[0].client.health_notes).toBe(true);
  });

  test('keeps no-shows, and counts cancelled sessions instead of listing them', async () => {
    const missed = await book();
    await markNoShow(world.db, desk, { id: missed }, at('2026-03-05', '14:05'));
    const other = await book({ time: '16:00' }, badr);
    const jobs = makeJobs(world.clock);
    await cancel({ db: world.db, jobs }, desk, other, { waiveLate: true }, world.clock.now());
    const { bookings, branches } = await thursday();
    expect(branches.map((each: { cancelled: number }) => each.cancelled)).toEqual([1, 0]);
    expect(bookings.map((each: { id: string; status: string }) => [each.id, each.status])).toEqual([
      [missed, 'no_show'],
    ]);
  });

  test('shows who is away, and that it is closed', async () => {
    const away = { starts_at: at('2026-03-05', '15:00'), ends_at: at('2026-03-07', '12:00') };
    await world.db
      .insertInto('time_off')
      .values({ therapist_id: noura, ...away, reason: 'Sick', kind: 'sick' })
      .execute();
    await shutStudio(world, 'Eid al-Fitr', '2026-03-05', '2026-03-06');
    const { branches, therapists } = await thursday({ location: 'A' });
    expect(therapists[0].off).toEqual([
      { id: expect.any(Number), kind: 'sick', from_minute: 900, to_minute: 2880 },
    ]);
    expect(branches[0].closures).toMatchObject([
      { name: 'Eid al-Fitr', provisional: false, from_minute: null, to_minute: null },
    ]);
  });

  test('is refused to clients and therapists', async () => {
    for (const type of ['client', 'therapist'] as const) {
      const reply = await callApi(world, readDay, {}, { headers: world.bearer(amina.id, type) });
      expect(reply.statusCode).toBe(403);
    }
  });
});
