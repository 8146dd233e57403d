import { listServices } from '@limber/contract/catalogue.ts';
import {
  addService,
  changeService,
  listStudioServices,
  retireService,
  type StudioService,
} from '@limber/contract/desk/studio/services.ts';
import { availableTimesForServices } from '@limber/contract/scheduling.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { therapistNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, book, tryToBook, badr } = await openStudio();
const { manager, ask, historyOf } = await openManaging(world);

const named = async (name: string): Promise<StudioService> => {
  const { body } = await ask(listStudioServices);
  return body.find((each: StudioService) => each.name.en === name);
};
/** What a form sends for a service that it has read. */
const formOf = ({ retired: _, proposed: __, ...service }: StudioService) => service;
const onSale = async (): Promise<{ name: string; durations: unknown[] }[]> =>
  (await ask(listServices)).body.results;

test('a changed price is on the website at the next request, and booked sessions keep theirs', async () => {
  const id = await book();
  const stretching = await named('Stretching');
  const prices = stretching.prices.map((each) =>
    each.time === 60 ? { ...each, price: 340.5 } : each,
  );
  const { status, body } = await ask(changeService, { ...formOf(stretching), prices });
  expect([status, body.version]).toEqual([200, stretching.version + 1]);
  expect(await onSale()).toContainEqual(
    expect.objectContaining({
      name: 'Stretching',
      durations: expect.arrayContaining([expect.objectContaining({ time: 60, price: 340.5 })]),
    }),
  );
  const { rows } = await world.query(
    `select price_fils, (select price_fils from booking_lines where booking_id = id) as line
    from bookings where id = '${id}'`,
  );
  expect(rows).toEqual([{ price_fils: 32_000, line: 32_000 }]);
  expect((await tryToBook({ time: '16:00' }, badr)).statusCode).toBe(409);
  expect((await tryToBook({ time: '16:00', total_price: 340.5 }, badr)).statusCode).toBe(201);
  expect(await historyOf('service', stretching.id)).toEqual([
    {
      action: 'changed',
      actorId: manager,
      became: {
        prices: '30 min 180.00 AED, 45 min 250.00 AED, 60 min 340.50 AED, 90 min 450.00 AED',
      },
    },
  ]);
  await ask(changeService, { ...formOf(body), prices: stretching.prices });
});

test('a length that is left out is no longer sold, and comes back with its price', async () => {
  const before = await named('Cupping');
  const { body } = await ask(changeService, {
    ...formOf(before),
    prices: [{ time: 30, price: 160 }],
  });
  expect(body.prices).toEqual([{ time: 30, price: 160 }]);
  const cupping = (await onSale()).find(({ name }) => name === 'Cupping');
  expect(cupping?.durations).toMatchObject([{ time: 30 }]);
  const services = [{ id: before.id, name: 'Cupping', time: 45, price: 220, type: 'service' }];
  const asked = { services, duration: 45, total_duration: 45, total_price: 220 };
  expect((await tryToBook(asked)).statusCode).toBeGreaterThanOrEqual(400);
  const again = await ask(changeService, { ...formOf(body), prices: before.prices });
  expect(again.body.prices).toEqual(before.prices);
});

test('a retired service is no longer offered, stays on what was booked, and can be restored', async () => {
  const id = await book();
  const { id: serviceId, version } = await named('Stretching');
  const retired = await ask(retireService, { id: serviceId, version, retired: true });
  expect(retired.body).toMatchObject({ retired: true, version: version + 1 });
  expect((await onSale()).map(({ name }) => name)).not.toContain('Stretching');
  expect((await tryToBook({ time: '16:00' }, badr)).statusCode).toBe(400);
  const { rows } = await world.query(
    `select service_name from booking_lines where booking_id = '${id}'`,
  );
  expect(rows).toEqual([{ service_name: 'Stretching' }]);
  const back = { id: serviceId, version: version + 1, retired: false };
  expect((await ask(retireService, back)).body.retired).toBe(false);
  expect((await historyOf('service', serviceId)).slice(0, 2)).toMatchObject([
    { action: 'restored' },
    { action: 'retired' },
  ]);
});

test('a new service has its texts in both languages, and is offered by the chosen therapists', async () => {
  const noura = await therapistNamed(world, 'Noura');
  const { status, body } = await ask(addService, {
    name: { en: ' Foot stretch ', ar: 'إطالة القدمين' },
    description: { en: 'For feet.', ar: 'للقدمين.' },
    kind: null,
    needs_skill: true,
    prices: [{ time: 30, price: 99.5 }],
    image: null,
    buffer_minutes: 10,
    therapist_minutes: null,
    needs: [{ kind: 'Treatment room', resource_ids: [] }],
    therapist_ids: [noura],
    position: 90,
  });
  expect([status, body.name.en, body.needs]).toEqual([
    201,
    'Foot stretch',
    [{ kind: 'Treatment room', resource_ids: [] }],
  ]);
  const arabic = await world.app.inject({
    url: '/api/v1/service/services/',
    headers: { 'accept-language': 'ar' },
  });
  expect(arabic.json().results.at(-1)).toMatchObject({
    name: 'إطالة القدمين',
    description: 'للقدمين.',
    durations: [{ time: 30, price: 99.5 }],
  });
  const timesOf = async (firstName: string) =>
    (
      await ask(availableTimesForServices, {
        ...{ therapist_id: await therapistNamed(world, firstName), date: '2026-03-05' },
        ...{ location: 'A', total_duration: 30, services: String(body.id) },
      })
    ).body;
  expect(await timesOf('Noura')).not.toEqual([]);
  expect(await timesOf('Grace')).toEqual([]);
  expect((await historyOf('service', body.id))[0]).toMatchObject({
    action: 'added',
    became: { name: 'Foot stretch', therapists: 'Noura Al Hashimi', needs: 'Treatment room' },
  });
});

test('the beds that a service uses are read back as they were chosen', async () => {
  const seen = await named('Compression');
  const { rows } = await world.query<{ id: number }>(
    'select id from resources order by id limit 2',
  );
  const needs = [{ kind: null, resource_ids: rows.map(({ id }) => id) }];
  const { status, body } = await ask(changeService, { ...formOf(seen), needs });
  expect([status, body.needs]).toEqual([200, needs]);
  await ask(changeService, { ...formOf(body), needs: seen.needs });
});

test('when two managers save at once, the second is told who was faster', async () => {
  const seen = await named('Compression');
  await ask(changeService, { ...formOf(seen), position: 70 });
  const { status, body } = await ask(changeService, { ...formOf(seen), position: 71 });
  const { rows } = await world.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from accounts where id = ${manager}`,
  );
  expect([status, body.detail]).toEqual([
    409,
    `${rows[0]?.name} has just changed this. Please look at it again.`,
  ]);
  expect((await ask(retireService, { ...seen, retired: true })).status).toBe(400);
  const { id, version } = seen;
  expect((await ask(retireService, { id, version, retired: true })).status).toBe(409);
  expect((await named('Compression')).position).toBe(70);
});

test.each([
  [{ name: { en: 'Cupping', ar: 'حجامة' } }, 'name.en'],
  [{ name: { en: ' ', ar: 'حجامة' } }, 'name.en'],
  [{ description: { en: 'Only so', ar: '' } }, 'description.ar'],
  [{ prices: [] }, 'prices'],
  [
    {
      prices: [
        { time: 60, price: 1 },
        { time: 60, price: 2 },
      ],
    },
    'prices',
  ],
  [{ prices: [{ time: 61, price: 1 }] }, 'prices.0.time'],
  [{ needs: [{ kind: 'Swimming pool', resource_ids: [] }] }, 'needs'],
  [{ needs: [{ kind: null, resource_ids: [] }] }, 'needs'],
  [{ therapist_ids: [2_000_000] }, 'therapist_ids'],
])('%j is refused', async (changes, field) => {
  const seen = await named('Stretching');
  const { status, body } = await ask(changeService, { ...formOf(seen), ...changes });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('an unknown service is refused', async () => {
  const service = formOf(await named('Stretching'));
  expect((await ask(changeService, { ...service, id: 2_000_000 })).status).toBe(404);
});
