import { cancelBooking, undoBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { listCancelled } from '@limber/contract/desk/day/cancelled-sessions.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import { expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';

const { world, badr, desk, book, bookAtDesk } = await openDesk();

const ask = async (args: Tried<typeof listCancelled> = {}) =>
  (await callApi(world, listCancelled, { date: '2026-03-05', ...args }, { by: desk })).json();

test('every desk sees a day’s cancellations: the actor, the time, the outcome and who has the time now', async () => {
  const early = await bookAtDesk({ time: '12:00' });
  const { id } = await bookAtDesk();
  expect(await ask()).toEqual([]);
  const how = { by: 'client', counts_as: 'used', reason: 'Called' } as const;
  await callApi(world, cancelBooking, { id, version: 1, ...how }, { by: desk });
  await callApi(world, undoBooking, { ...early }, { by: desk });
  const theirs = await book({}, badr);

  const [first, second] = await ask();
  expect(first).toMatchObject({
    id: early.id,
    from_minute: 720,
    cancelled: { by: 'studio', used: false, undone: true, reason: null, taken_by: null },
  });
  expect(second).toMatchObject({
    ...{ id, version: 2, status: 'cancelled', from_minute: 840, to_minute: 900, price: 320 },
    client: { first_name: 'Amina', last_name: 'Haddad' },
    services: [{ service_name: 'Stretching', minutes: 60 }],
    cancelled: {
      ...{ at: world.clock.now().toISOString(), name: expect.any(String), by: 'client' },
      ...{ used: true, undone: false, reason: 'Called', taken_by: 'Badr Haddad' },
    },
  });
  const day = (await callApi(world, readDay, { date: '2026-03-05' }, { by: desk })).json();
  expect(day.bookings.map((each: { id: string }) => each.id)).toEqual([theirs]);
  expect(await ask({ date: '2026-03-06' })).toEqual([]);

  await callApi(world, undoBooking, { id: early.id, version: 2 }, { by: desk });
  expect((await ask()).map((each: { id: string }) => each.id)).toEqual([id]);
});
