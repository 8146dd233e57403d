import { listLocations } from '@limber/contract/catalogue.ts';
import {
  addClosure,
  changeClosure,
  confirmClosure,
  listDeskClosures,
  readDeskClosure,
  withdrawClosure,
} from '@limber/contract/desk/rota/closures.ts';
import { readSessionWays } from '@limber/contract/desk/rota/displaced-options.ts';
import type { Route } from '@limber/contract/route.ts';
import { listClosures } from '@limber/contract/studio.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { memberOf } from '../../../test/people.ts';
import { openStudio } from '../../../test/studio.ts';

const { world, amina, badr, book, tryToBook } = await openStudio();
const desk = await memberOf(world, 'front_desk');

beforeEach(async () => {
  await world.query('delete from closure_sessions; delete from closures');
});

async function ask<R extends Route>(route: R, args: Tried<R> = {}) {
  const reply = await callApi(world, route, args, { by: desk });
  return { status: reply.statusCode, body: reply.json() };
}

const EID = { name: 'Eid al-Fitr', starts_on: '2026-03-05', ends_on: '2026-03-06' };
const announced = async () => (await ask(listClosures)).body;

test('Confirming a provisional Eid lists the affected clients and offers each an alternative; withdrawing frees the slots.', async () => {
  const made = await ask(addClosure, { ...EID, provisional: true, takes_bookings: true });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ state: 'provisional', title: 'Eid al-Fitr', hit: [] });
  const { id } = made.body;
  expect(await announced()).toEqual([]);
  const hers = await book();
  const his = await book({ time: '16:00', date: '2026-03-06' }, badr);

  // While it can be booked, its own days are free, but offer no alternative to it.
  const asked = await ask(readDeskClosure, { id });
  for (const { alternatives, message } of asked.body.hit) {
    expect(message).toContain(`We may have to close`);
    expect(message).toContain(`${alternatives[0].time}, with`);
    for (const { date } of alternatives) expect(date > EID.ends_on).toBe(true);
  }
  // As one of many it would be looked up separately.
  const [{ alternatives: offers, message }] = asked.body.hit;
  const ways = await ask(readSessionWays, { id: hers, closure_id: id });
  expect(ways.body).toMatchObject({ id: hers, covers: [], offers, message });

  const confirmed = await ask(confirmClosure, { id, version: 1 });
  expect(confirmed.status).toBe(200);
  expect(confirmed.body).toMatchObject({
    state: 'confirmed',
    confirmed_by: expect.stringMatching(/\w/),
    confirmed_at: world.clock.now().toISOString(),
    hit: [
      {
        ...{ id: hers, client: { id: amina.id, email: amina.email }, minutes: 60 },
        message: expect.stringContaining('we are closed on'),
      },
      { id: his, client: { id: badr.id } },
    ],
  });
  for (const { alternatives } of confirmed.body.hit) {
    expect(alternatives.length).toBeGreaterThanOrEqual(3);
    expect(alternatives[0].therapist).toMatch(/\w/);
    for (const { date } of alternatives) expect(date > EID.ends_on).toBe(true);
  }
  expect(await announced()).toMatchObject([{ id, provisional: false }]);
  const refused = await tryToBook({ time: '18:00' }, badr);
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    'We are closed on this date for Eid al-Fitr.',
  ]);

  const withdrawn = await ask(withdrawClosure, { id, version: 2 });
  expect([withdrawn.status, withdrawn.body.state]).toEqual([200, 'withdrawn']);
  expect(await announced()).toEqual([]);
  expect((await tryToBook({ time: '18:00' }, badr)).statusCode).toBe(201);
});

test('a booking that is written while it is confirmed is among the affected sessions', async () => {
  const made = await ask(addClosure, { ...EID, provisional: true, takes_bookings: true });
  const [booked, confirmed] = await Promise.all([
    tryToBook(),
    ask(confirmClosure, { id: made.body.id, version: 1 }),
  ]);
  const hit = confirmed.body.hit.map(({ id }: { id: string }) => id);
  // Whichever came first: it is refused, or it is known.
  expect(booked.statusCode === 201 ? [booked.json().id] : []).toEqual(hit);
});

test('a provisional closure that takes no bookings blocks them, and is shown as undecided', async () => {
  const { body } = await ask(addClosure, { ...EID, provisional: true });
  expect((await tryToBook()).statusCode).toBe(409);
  expect(await announced()).toMatchObject([{ id: body.id, provisional: true }]);
});

test('one can be confirmed on other days than planned, once', async () => {
  const { body } = await ask(addClosure, { ...EID, provisional: true });
  const days = { starts_on: '2026-03-06', ends_on: '2026-03-08' };
  const { body: confirmed } = await ask(confirmClosure, { id: body.id, version: 1, ...days });
  expect(confirmed).toMatchObject({ ...days, state: 'confirmed' });
  expect((await tryToBook()).statusCode).toBe(201);
  expect((await ask(confirmClosure, { id: body.id, version: 2 })).status).toBe(409);
  expect((await ask(withdrawClosure, { id: body.id, version: 2 })).status).toBe(200);
  expect((await ask(withdrawClosure, { id: body.id, version: 3 })).status).toBe(409);
  expect((await ask(listDeskClosures)).body).toEqual([]);
  const { body: earlier } = await ask(listDeskClosures, { earlier: true });
  // Who confirmed it is known also after it was withdrawn.
  expect(earlier).toMatchObject([
    { id: body.id, state: 'withdrawn', confirmed_by: 'Fatima Saeed', withdrawn_by: 'Fatima Saeed' },
  ]);
});

describe('a part of a day', () => {
  const part = { ...EID, location: 'A', from_minute: 14 * 60, to_minute: 16 * 60 };

  test('cannot be booked, but the rest of the day can', async () => {
    const early = await book({ time: '12:30' });
    const late = await book({ time: '15:30' }, badr);
    const { body } = await ask(addClosure, { ...part, provisional: false });
    expect(body.hit.map(({ id }: { id: string }) => id)).toEqual([late]);
    expect(body.hit[0].alternatives[0]).toMatchObject({ date: '2026-03-05', time: '16:00' });
    expect(early).toBeDefined();
    expect((await tryToBook({ time: '14:00' }, badr)).statusCode).toBe(409);
    // It would go on into it.
    expect((await tryToBook({ time: '13:30' }, badr)).statusCode).toBe(409);
    expect((await tryToBook({ time: '17:00' }, badr)).statusCode).toBe(201);
  });

  test('is missing from the hours of its branch, and nothing is announced', async () => {
    await ask(addClosure, { ...part, provisional: false });
    const { results: locations } = (await ask(listLocations)).body;
    const hoursOf = (code: string) =>
      locations
        .find(({ location }: { location: string }) => location === code)
        .opening_hours.filter(({ weekday }: { weekday: number }) => weekday === 4);
    expect(hoursOf('A')).toMatchObject([{ closes: '14:00' }, { opens: '16:00' }]);
    expect(hoursOf('B')).toHaveLength(1);
    expect(await announced()).toEqual([]);
  });
});

test.each([
  [{ ...EID, ends_on: '2026-03-04' }, 'ends_on'],
  [{ ...EID, from_minute: 720 }, 'to_minute'],
  [{ ...EID, from_minute: 720, to_minute: 700 }, 'to_minute'],
])('%j is refused', async (input, field) => {
  const { status, body } = await ask(addClosure, { ...input, provisional: true });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('an unknown closure is refused', async () => {
  expect((await ask(readDeskClosure, { id: 99 })).status).toBe(404);
  expect((await ask(confirmClosure, { id: 99, version: 1 })).status).toBe(404);
  expect((await ask(withdrawClosure, { id: 99, version: 1 })).status).toBe(404);
  expect((await ask(changeClosure, { id: 99, version: 1, ...EID })).status).toBe(404);
});
