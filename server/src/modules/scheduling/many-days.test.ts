import { availableTimesForServices, holdTime } from '@limber/contract/scheduling.ts';
import { expect, test } from 'vitest';
import { postBooking, serviceRequest } from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { openWorld } from '../../../test/harness.ts';
import { addClient, serviceNamed } from '../../../test/people.ts';

const DAYS = ['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-09', '2026-12-02', '2027-03-05'];

test('asked by a crowd each is answered as when asked alone', async () => {
  const world = await openWorld();
  const client = await addClient(world, 'Amina');
  const services = await Promise.all(
    ['Stretching', 'Cupping', 'Red-Light Therapy'].map((name) => serviceNamed(world, name)),
  );
  await world.db
    .insertInto('closures')
    .values({
      name: 'National Day',
      title: 'Happy National Day!',
      greeting_ar: 'عيد وطني سعيد',
      starts_on: '2026-12-02',
      ends_on: '2026-12-03',
    })
    .execute();
  const booked = await postBooking(world, client, await serviceRequest(world));
  expect(booked.statusCode, booked.body).toBe(201);
  const team = await world.db.selectFrom('therapists').select('id').orderBy('id').execute();
  const held = await callApi(world, holdTime, {
    services: String(services[0]),
    therapist_id: team[0]?.id,
    location: 'A',
    date: '2026-03-06',
    time: '15:00',
    total_duration: 60,
  });
  expect(held.statusCode, held.body).toBe(200);

  const wishes = team.flatMap(({ id }) =>
    DAYS.flatMap((date) =>
      ['', ...services.map(String), services.slice(0, 2).join()].map((asked) => ({
        therapist_id: id,
        date,
        total_duration: 60,
        ...(asked !== '' && { services: asked }),
      })),
    ),
  );
  // Nobody is there by this number.
  wishes.push({ therapist_id: 1, date: '2026-03-05', total_duration: 60 });
  const ask = async (wish: (typeof wishes)[number]) => {
    const reply = await callApi(world, availableTimesForServices, wish);
    return { status: reply.statusCode, body: reply.json() };
  };
  const alone = [];
  for (const wish of wishes) alone.push(await ask(wish));
  expect(await Promise.all(wishes.map(ask))).toEqual(alone);
  expect(new Set(alone.map(({ body }) => JSON.stringify(body))).size).toBeGreaterThan(10);
});
