import { listContacts } from '@limber/contract/desk/clients/contacts.ts';
import {
  type FreeHours,
  listFreeHours,
  offerFreeHour,
  type SuitedClient,
} from '@limber/contract/desk/day/free-hours.ts';
import { joinWaitlist } from '@limber/contract/waiting-list.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { ownPackage } from '../../../../test/own-package.ts';
import { addClient, type TestClient } from '../../../../test/people.ts';
import { wishFor } from '../../../../test/waiting-list/open-waiting.ts';

// The tests' day is Wednesday 4 March 2026, at 10:00.
const { world, amina, badr, desk, who, stretching, book } = await openDesk();

beforeEach(async () => {
  await world.empty('contacts', 'waitlist_entries');
  await world.query(`update accounts set offers_by_mail = null, offers_by_message = null,
    blocked_reason = null, language = 'en'`);
  await world.query('update settings set free_hour_offers = null');
});

const freeHours = async (location = 'A'): Promise<FreeHours> =>
  (await callApi(world, listFreeHours, { location }, { by: desk })).json();

/** Whom the free hours name, with the hour beside which each stands. */
async function named() {
  const { hours } = await freeHours();
  return hours.flatMap(({ clients, ...hour }) => clients.map((each) => ({ hour, ...each })));
}

const namedClient = async ({ id }: TestClient) =>
  (await named()).find(({ client }) => client.id === id);

/** Sessions of an hour with Noura in the past, on these days at 14:00. */
async function came({ id }: TestClient, ...days: string[]): Promise<void> {
  for (const day of days) {
    await world.query(`
      with session as (
        insert into bookings (id, client_id, therapist_id, location_code, service_type, status,
          starts_at, ends_at, price_fils, created_at)
        values (gen_random_uuid(), ${id}, ${who.noura}, 'A', 'service', 'completed',
          timestamp '${day} 14:00' at time zone 'Asia/Dubai',
          timestamp '${day} 15:00' at time zone 'Asia/Dubai', 32000, '2026-01-01')
        returning id
      )
      insert into booking_lines (booking_id, position, service_id, service_name, lasts_minutes, price_fils)
      select id, 0, ${stretching}, 'Stretching', 60, 32000 from session`);
  }
}

const offer = (args: Tried<typeof offerFreeHour> = {}) =>
  callApi(
    world,
    offerFreeHour,
    {
      client_id: amina.id,
      location: 'A',
      therapist_id: who.noura,
      date: '2026-03-05',
      time: '14:00',
      services: [stretching],
      total_duration: 60,
      because: 'minutes_end',
      channel: 'whatsapp',
      ...args,
    },
    { by: desk },
  );

describe('a free hour of today or tomorrow names', () => {
  test('whose minutes end, with the days that they have left and a text in their language', async () => {
    await world.query(`update accounts set language = 'ar' where id = ${amina.id}`);
    await ownPackage(world, amina.id, 'Starter Package', { expiresOn: '2026-03-10' });
    await ownPackage(world, badr.id, 'Starter Package', { expiresOn: '2026-04-30' });
    const found = await named();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      client: { id: amina.id, first_name: 'Amina' },
      reason: { kind: 'minutes_end', day: '2026-03-10', minutes: 300 },
      language: 'ar',
    });
    expect(found[0]?.text).toContain('مرحباً Amina');
    expect(found[0]?.text).toContain('300 دقيقة');
    expect(found[0]?.text).toContain('booking');
  });

  test('those who end first first, and five at most beside one hour', async () => {
    const others: TestClient[] = [];
    for (let nth = 0; nth < 6; nth += 1) others.push(await addClient(world, `Ends${nth}`));
    for (const [nth, { id }] of others.entries()) {
      await ownPackage(world, id, 'Starter Package', { expiresOn: `2026-03-2${9 - nth}` });
    }
    const [first] = (await freeHours()).hours.filter(({ clients }) => clients.length > 0);
    expect(first?.clients.map(({ client }) => client.first_name)).toEqual([
      ...['Ends5', 'Ends4', 'Ends3', 'Ends2', 'Ends1'],
    ]);
    const all = await named();
    expect(new Set(all.map(({ client }) => client.id)).size).toBe(all.length);
    expect(all).toHaveLength(6);
  });

  test('whose usual weekday and hour it is, with their therapist', async () => {
    await came(amina, '2026-02-12', '2026-02-19', '2026-02-26');
    expect(await namedClient(amina)).toMatchObject({
      hour: { date: '2026-03-05', therapist_id: who.noura },
      reason: { kind: 'usual', time: '14:00', with_therapist: true },
      services: [{ id: stretching, name: 'Stretching', time: 60 }],
      time: '14:00',
      total_duration: 60,
    });
  });

  test('who has not come for their rhythm, near their hour', async () => {
    await came(amina, '2026-01-23', '2026-02-02', '2026-02-13');
    expect(await namedClient(amina)).toMatchObject({
      reason: { kind: 'rhythm', every_days: 11, day: '2026-02-13', with_therapist: true },
      time: '14:00',
    });
  });

  test('who waits for a day soon, only in their part of the day and with whom they wish', async () => {
    const wish = await wishFor(world, {
      therapist_ids: [who.omar],
      times: [{ from: '18:00', to: '20:00' }],
    });
    await callApi(world, joinWaitlist, wish, { by: amina });
    await ownPackage(world, amina.id, 'Starter Package', { expiresOn: '2026-03-10' });
    expect(await namedClient(amina)).toMatchObject({
      hour: { therapist_id: who.omar },
      reason: { kind: 'waits', day: '2026-03-06' },
      time: expect.stringMatching(/^1[89]:/),
    });
  });

  test('nobody for whom no therapist is free long enough', async () => {
    await came(amina, '2026-02-12', '2026-02-19', '2026-02-26');
    await book({ time: '13:30' }, badr);
    await book({ time: '14:30' }, badr);
    expect(await namedClient(amina)).toMatchObject({ reason: { with_therapist: false } });
  });
});

describe('a free hour does not name', () => {
  beforeEach(async () => {
    await ownPackage(world, amina.id, 'Starter Package', { expiresOn: '2026-03-10' });
    expect(await namedClient(amina)).toBeDefined();
  });

  test.each([
    ['who said no to offers by mail', `offers_by_mail = 'no'`],
    ['who said no to offers by message', `offers_by_message = 'no'`],
    ['who is booked by telephone only', `blocked_reason = 'Never came'`],
  ])('%s, and the desk cannot offer it', async (_, set) => {
    await world.query(`update accounts set ${set} where id = ${amina.id}`);
    expect(await named()).toEqual([]);
    const refused = await offer();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain('Nothing was sent.');
  });

  test('who has a session today or tomorrow', async () => {
    await book({ time: '16:00' });
    expect(await named()).toEqual([]);
  });

  test('who was offered one that is still to come', async () => {
    expect((await offer()).statusCode).toBe(201);
    expect(await named()).toEqual([]);
  });

  test('anybody, where the studio offers none', async () => {
    await world.query('update settings set free_hour_offers = 0');
    const { hours, offers_a_month } = await freeHours();
    expect(offers_a_month).toBe(0);
    expect(hours.length).toBeGreaterThan(0);
    expect(hours.flatMap(({ clients }) => clients)).toEqual([]);
    expect((await offer()).statusCode).toBe(409);
  });
});

test('somebody offered a gap three times this month is not offered a fourth', async () => {
  await ownPackage(world, amina.id, 'Starter Package', { expiresOn: '2026-04-04' });
  // The one of February does not count in March.
  world.clock.set('2026-02-27T06:00:00Z');
  expect((await offer({ date: '2026-02-28' })).statusCode).toBe(201);
  for (const day of ['05', '11', '12']) {
    world.clock.set(`2026-03-${day}T06:00:00Z`);
    expect(await namedClient(amina)).toBeDefined();
    expect((await offer({ date: `2026-03-${day}` })).statusCode).toBe(201);
  }
  world.clock.set('2026-03-16T06:00:00Z');
  expect(await namedClient(amina)).toBeUndefined();
  const refused = await offer({ date: '2026-03-16' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().detail).toBe(
    'Free hours were offered to this client 3 times this month, which is as often as the studio allows. Nothing was sent.',
  );
  world.clock.set('2026-04-01T06:00:00Z');
  expect(await namedClient(amina)).toBeDefined();
});

test('an offer is told once, by two desks at the same time too', async () => {
  await world.query('update settings set free_hour_offers = 1');
  const replies = await Promise.all([offer(), offer({ channel: 'mail' })]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
});

test('a time that was taken meanwhile, or lies beyond tomorrow, is not offered', async () => {
  await book({ time: '14:00' }, badr);
  expect((await offer()).json().detail).toBe('This time is no longer free. Nothing was sent.');
  expect((await offer({ date: '2026-03-06' })).statusCode).toBe(409);
  expect((await offer({ client_id: 999_999 })).statusCode).toBe(404);
});

test('an offer stands among the contacts of the client, and what came of it is counted', async () => {
  await ownPackage(world, amina.id, 'Starter Package', { expiresOn: '2026-04-10' });
  await ownPackage(world, badr.id, 'Starter Package', { expiresOn: '2026-04-10' });
  world.clock.set('2026-02-27T06:00:00Z');
  await offer({ date: '2026-02-28' });
  world.clock.set('2026-03-04T06:00:00Z');
  await offer();
  await offer({ client_id: badr.id, time: '15:00' });
  await book({ time: '16:00' });
  const { this_month, last_month } = await freeHours();
  expect(this_month).toEqual({ offered: 2, booked: 1 });
  expect(last_month).toEqual({ offered: 1, booked: 0 });
  expect((await freeHours('B')).this_month).toEqual({ offered: 0, booked: 0 });
  const contacts = (await callApi(world, listContacts, { id: amina.id }, { by: desk })).json();
  expect(contacts.results[0]).toMatchObject({ about: 'free_hour', channel: 'whatsapp' });
});

test('the text leads to the booking with everything chosen', async () => {
  await came(amina, '2026-02-12', '2026-02-19', '2026-02-26');
  const { text } = (await namedClient(amina)) as SuitedClient;
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  const next = new URL(link.searchParams.get('next') ?? link.href, link);
  expect(Object.fromEntries(next.searchParams)).toMatchObject({
    ...{ service: String(stretching), minutes: '60', therapist: String(who.noura) },
    ...{ location: 'A', date: '2026-03-05', time: '14:00' },
  });
});
