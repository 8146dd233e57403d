import { cancelAppointment, rescheduleAppointment } from '@limber/contract/appointments.ts';
import { availableTimesForServices, listServiceOpenings } from '@limber/contract/scheduling.ts';
import { describe, expect, test } from 'vitest';
import { postBooking, serviceRequest } from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { openHolds } from '../../../../test/holds.ts';
import { addClient, serviceNamed, therapistNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, amina, badr } = await openStudio();
const { tryToHold } = await openHolds(world);

const redLight = await serviceNamed(world, 'Red-Light Therapy');
const stretching = await serviceNamed(world, 'Stretching');
const who: Record<string, number> = {};
for (const name of ['Noura', 'Omar', 'Daniel', 'Camille', 'Karim'])
  who[name] = await therapistNamed(world, name);

/** Books half an hour on the bed of Al Warqa, on Thursday at two. */
const tryRedLight = async (therapist: string | null, changes: object = {}, client = amina) =>
  postBooking(
    world,
    client,
    await serviceRequest(world, {
      services: [{ id: redLight, name: '', time: 30, price: 120, type: 'service' }],
      therapist_id: therapist === null ? null : who[therapist],
      duration: 30,
      total_duration: 30,
      total_price: 120,
      ...changes,
    }),
  );

async function bookRedLight(therapist: string, changes: object = {}, client = amina) {
  const reply = await tryRedLight(therapist, changes, client);
  expect(reply.statusCode).toBe(201);
  return reply.json().id as string;
}

/**
 * Free half hours of that day, for the bed unless `services` say otherwise; null: without services.
 */
async function timesOf(
  { services = `${redLight}`, ...query }: { services?: string | null } & Record<string, unknown>,
  by = badr,
): Promise<string[]> {
  const asked = { date: '2026-03-05', total_duration: 30, ...query };
  const named = services === null ? {} : { services };
  return (await callApi(world, availableTimesForServices, { ...asked, ...named }, { by })).json();
}

const move = (id: string, to: object, by = amina) =>
  callApi(world, rescheduleAppointment, { id, date: '2026-03-05', ...to }, { by });

const given = async (id: string) =>
  (
    await world.db
      .selectFrom('booking_resources')
      .innerJoin('resources', 'resources.id', 'resource_id')
      .select(['name', 'during', 'live'])
      .where('booking_id', '=', id)
      .execute()
  ).map(({ name, live }) => [name, live]);

describe('a session that needs a bed', () => {
  test('One bed, two therapists: the second online booking of that hour gets 409, free times no longer show it.', async () => {
    const id = await bookRedLight('Noura');
    expect(await given(id)).toEqual([['Red-light bed', true]]);

    const second = await tryRedLight('Omar', {}, badr);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      detail: 'This time is no longer free. Please choose another.',
      free_times: [
        { date: '2026-03-05', time: '15:00' },
        { date: '2026-03-05', time: '15:30' },
        { date: '2026-03-05', time: '16:00' },
      ],
    });
    const anyone = await tryRedLight(null, {}, badr);
    expect(anyone.statusCode).toBe(409);
    expect(anyone.json().detail).toBe('Nobody is free at this time. Please choose another.');

    for (const whose of [{ therapist_id: who.Camille }, { location: 'A' }]) {
      const times = await timesOf(whose);
      // The bed is wiped for five minutes afterwards.
      for (const taken of ['13:30', '14:00', '14:30']) expect(times).not.toContain(taken);
      expect(times).toEqual(expect.arrayContaining(['13:00', '15:00']));
    }
  });

  test('does not affect the bed of the other branch, or therapists who do something else', async () => {
    await bookRedLight('Noura');
    await bookRedLight('Karim', { location: 'B' }, badr);
    expect(await timesOf({ services: `${stretching}`, therapist_id: who.Omar })).toContain('14:00');
    // Without services only the therapist's free times count.
    expect(await timesOf({ services: null, therapist_id: who.Omar })).toContain('14:00');
  });

  test('frees its therapist once the client lies there', async () => {
    await bookRedLight('Noura');
    expect(await timesOf({ therapist_id: who.Noura, services: `${stretching}` })).toContain(
      '14:30',
    );
    const { rows } = await world.query<{ minutes: number }>(
      'select extract(epoch from busy_until - starts_at)::int / 60 as minutes from bookings',
    );
    expect(rows).toEqual([{ minutes: 10 }]);
  });

  test('is not sold where the branch has no working bed', async () => {
    await world.query(`update resources set active = false where kind = 'Red-light bed'`);
    try {
      expect((await tryRedLight('Noura')).statusCode).toBe(409);
      expect(await timesOf({ location: 'A' })).toEqual([]);
      const openings = (await callApi(world, listServiceOpenings)).json();
      const ids = openings.map(({ service_id }: { service_id: number }) => service_id);
      expect(ids).toContain(stretching);
      expect(ids).not.toContain(redLight);
    } finally {
      await world.query('update resources set active = true');
    }
  });

  test('frees the bed when it is cancelled', async () => {
    const id = await bookRedLight('Noura');
    await callApi(world, cancelAppointment, { id }, { by: amina });
    expect(await given(id)).toEqual([['Red-light bed', false]]);
    await bookRedLight('Omar', {}, badr);
  });

  test('has its next opening when the bed is free', async () => {
    world.clock.set('2026-03-05T11:00:00+04:00');
    await bookRedLight('Noura', { time: '12:00' });
    const openings = (await callApi(world, listServiceOpenings, { location: 'A' })).json();
    expect(openings).toContainEqual(
      expect.objectContaining({ service_id: redLight, date: '2026-03-05', time: '13:00' }),
    );
  });
});

describe('of many who want one bed', () => {
  test('one gets it, even through several therapists at once', async () => {
    const therapists = ['Noura', 'Omar', 'Daniel', 'Camille', null];
    const guests = await Promise.all(
      [1, 2, 3, 4].map((number) => addClient(world, `Rival${number}`)),
    );
    const replies = await Promise.all(
      guests.flatMap((guest) => therapists.map((therapist) => tryRedLight(therapist, {}, guest))),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
    const { rows } = await world.query('select from booking_resources where live');
    expect(rows).toHaveLength(1);
  });

  test('the database itself refuses the second', async () => {
    await bookRedLight('Noura');
    const later = await bookRedLight('Omar', { time: '16:00' }, badr);
    await expect(
      world.query(
        `update bookings set starts_at = starts_at - interval '2 hours',
          ends_at = ends_at - interval '2 hours' where id = '${later}'`,
      ),
    ).rejects.toMatchObject({ code: '23P01', constraint: 'one_session_of_a_resource' });
  });

  test('the holder has it', async () => {
    const wish = { services: `${redLight}`, total_duration: 30 };
    expect((await tryToHold({ by: amina }, '14:00', wish)).status).toBe(200);
    const other = { ...wish, therapist_id: who.Omar };
    expect((await tryToHold({ by: badr }, '14:00', other)).status).toBe(409);
    expect((await tryRedLight('Omar', {}, badr)).statusCode).toBe(409);
    expect(await timesOf({ therapist_id: who.Omar })).not.toContain('14:00');
    expect(await timesOf({ therapist_id: who.Omar }, amina)).toContain('14:00');
    await bookRedLight('Omar');
  });
});

describe('a session with a bed is moved', () => {
  test('within its own time, and to another therapist', async () => {
    const id = await bookRedLight('Noura');
    expect(await timesOf({ therapist_id: who.Omar, moving: id }, amina)).toContain('14:00');
    expect(await timesOf({ therapist_id: who.Noura, services: null, moving: id }, amina)).toEqual(
      expect.arrayContaining(['13:30', '14:30']),
    );
    expect((await move(id, { time: '14:30' })).statusCode).toBe(200);
    expect((await move(id, { time: '14:30', therapist_id: who.Omar })).statusCode).toBe(200);
    expect(await given(id)).toEqual([['Red-light bed', true]]);
    expect(await timesOf({ location: 'A' })).not.toContain('14:30');
    expect(await timesOf({ location: 'A' })).toContain('13:30');
  });

  test('not to a time when the bed is taken', async () => {
    await bookRedLight('Noura', {}, badr);
    const id = await bookRedLight('Omar', { time: '17:00' });
    const reply = await move(id, { time: '14:00' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().free_times).toHaveLength(3);
    expect(reply.json().free_times).not.toContainEqual({ date: '2026-03-05', time: '14:00' });
    expect(
      await timesOf({ therapist_id: who.Omar, services: null, moving: id }, amina),
    ).not.toContain('14:00');
  });
});

test('a buffer is kept before the next session', async () => {
  await world.query(`update services set buffer_minutes = 15 where id = ${stretching}`);
  try {
    const book = async (time: string, client = amina) =>
      (await postBooking(world, client, await serviceRequest(world, { time }))).statusCode;
    expect(await book('14:00')).toBe(201);
    expect([await book('15:00', badr), await book('13:00', badr)]).toEqual([409, 409]);
    expect([await book('15:30', badr), await book('12:30', badr)]).toEqual([201, 201]);
    // The last hour of the shift: tidying up afterwards is not a session.
    expect(await book('19:00')).toBe(201);
  } finally {
    await world.query(`update services set buffer_minutes = 0 where id = ${stretching}`);
  }
});
