import { findClients } from '@limber/contract/desk/clients/client-search.ts';
import { offerTimes, readUsual } from '@limber/contract/desk/day/usual-session.ts';
import { describe, expect, test } from 'vitest';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';

// The tests' day is Wednesday 4 March 2026.
const {
  world,
  actor,
  amina,
  badr,
  desk,
  who,
  stretching,
  book,
  buy,
  bookFrom,
  bookAtDesk,
  expireOn,
} = await openDesk();

const usual = async (client = amina) =>
  (await callApi(world, readUsual, { id: client.id }, { by: desk })).json();
const times = async (args: Tried<typeof offerTimes> = {}) =>
  (
    await callApi(
      world,
      offerTimes,
      { id: amina.id, location: 'A', total_duration: 60, services: String(stretching), ...args },
      { by: desk },
    )
  ).json();

describe('the usual session of a client', () => {
  test('is proposed a week after, at its hour, at its price, as it can be booked', async () => {
    await book();
    const { client, packages, session } = await usual();
    expect(client).toMatchObject({ id: amina.id, first_name: 'Amina', language: 'en' });
    expect(client.agrees_to_notes).toBe(false);
    await world.query(`update accounts set health_notes_agreed_at = now() where id = ${amina.id}`);
    expect((await usual()).client.agrees_to_notes).toBe(true);
    await world.query(`update accounts set health_notes_agreed_at = null where id = ${amina.id}`);
    expect(packages).toEqual([]);
    expect(session).toEqual({
      services: [{ id: stretching, name: 'Stretching', time: 60 }],
      serviceType: 'service',
      package: null,
      remaining_after: null,
      price: 320,
      therapist_id: who.noura,
      therapist_name: 'Noura Al Hashimi',
      location: 'A',
      date: '2026-03-12',
      time: '14:00',
      total_duration: 60,
      as_usual: true,
    });
    const { package: _, remaining_after, price, therapist_name, as_usual, ...asked } = session;
    await bookAtDesk({
      ...asked,
      services: asked.services.map(({ id, time }: { id: number; time: number }) => ({ id, time })),
    });
    expect((await usual()).session.date).toBe('2026-03-19');
  });

  test('is paid from the package as long as minutes are left, then by its price', async () => {
    const bought = await buy('Starter Package');
    const first = await usual();
    expect(first.packages).toMatchObject([{ id: bought.package.id, kind: 'regular' }]);
    const { remaining_time: left } = first.packages[0];
    expect(first.session).toMatchObject({
      serviceType: 'mypackage',
      package: bought.package.id,
      remaining_after: left - 60,
      price: 0,
      date: '2026-03-12',
    });
    await expireOn(bought.package.id, '2026-03-08');
    expect((await usual()).session).toMatchObject({ package: bought.package.id, as_usual: false });
    await expireOn(bought.package.id, '2026-03-03');
    expect(await usual()).toMatchObject({ packages: [], session: { package: null, price: 320 } });
  });

  test('is somebody else of the branch, the soonest, where the therapist has left or is never free', async () => {
    await book();
    await world.query(`update therapists set active = false where id = ${who.noura}`);
    const { session } = await usual();
    await world.query(`update therapists set active = true where id = ${who.noura}`);
    expect(session.therapist_id).not.toBe(who.noura);
    expect(session).toMatchObject({ as_usual: false, location: 'A' });
  });

  test('includes a therapist who is booked by telephone', async () => {
    await book();
    await world.query(`update therapists set books_by_phone = true where id = ${who.noura}`);
    const { session } = await usual();
    await world.query(`update therapists set books_by_phone = false where id = ${who.noura}`);
    expect(session).toMatchObject({ therapist_id: who.noura, as_usual: true });
  });

  test('is at a branch that the caller sees, with a therapist who works there', async () => {
    await bookAtDesk({ location: 'B', therapist_id: who.karim });
    expect((await usual()).session).toMatchObject({ location: 'B', therapist_id: who.karim });
    const taken = await world.db
      .deleteFrom('staff_locations')
      .where('account_id', '=', actor.accountId)
      .where('location_code', '!=', 'A')
      .returningAll()
      .execute();
    const { session } = await usual();
    const { services, serviceType, date, time, location, therapist_id, total_duration } = session;
    expect(session).toMatchObject({ location: 'A', total_duration: 60, as_usual: false });
    expect(services).toMatchObject([{ id: stretching, time: 60 }]);
    expect(therapist_id).not.toBe(who.karim);
    const asked = { serviceType, date, time, location, therapist_id, total_duration };
    await bookAtDesk({ ...asked, services: [{ id: stretching, time: 60 }] });
    await world.db.insertInto('staff_locations').values(taken).execute();
  });

  test('is nothing for a first visit, or an unknown client', async () => {
    expect((await usual(badr)).session).toBeNull();
    const unknown = await callApi(world, readUsual, { id: 999_999 }, { by: desk });
    expect(unknown.statusCode).toBe(404);
  });
});

describe('times to choose from', () => {
  test('are three, with a message in the language of the client', async () => {
    const english = await times({ therapist_id: who.noura, from: '2026-03-05' });
    expect(english.times).toHaveLength(3);
    expect(english.text).toContain('Hello Amina, we have these times at ');
    expect(english.text).toContain('Thursday 5 March, 12:00, with Noura Al Hashimi');
    await world.query(`update accounts set language = 'ar' where id = ${amina.id}`);
    const arabic = await times();
    await world.query(`update accounts set language = 'en' where id = ${amina.id}`);
    expect(arabic).toMatchObject({ language: 'ar', text: expect.stringContaining('مرحباً Amina') });
    expect(arabic.text).toContain('نورة الهاشمي');
  });

  test('are refused for an unknown client', async () => {
    for (const args of [{ id: 999_999 }, { therapist_id: 999_999 }]) {
      const asked = { id: amina.id, location: 'A', total_duration: 60, ...args };
      expect((await callApi(world, offerTimes, asked, { by: desk })).statusCode).toBe(404);
    }
  });
});

test('a client is found with what they can book, and their next session', async () => {
  const bought = await buy('Starter Package');
  await bookFrom(bought.package, { time: '16:00' });
  const [found] = (await callApi(world, findClients, { q: 'Amina' }, { by: desk })).json();
  const [pack] = (await usual()).packages;
  expect(found).toMatchObject({
    next_booking: bought.id,
    minutes_left: pack.remaining_time,
    unlimited: false,
  });
  await expireOn(bought.package.id, '2026-03-03');
  const [later] = (await callApi(world, findClients, { q: 'Amina' }, { by: desk })).json();
  expect(later.minutes_left).toBe(0);
});
