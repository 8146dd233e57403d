import {
  createAppointment,
  createSharedAppointment,
  createUnlimitedAppointment,
} from '@limber/contract/bookings.ts';
import { describe, expect, test } from 'vitest';
import { postBooking, serviceRequest } from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { therapistNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, amina, badr, tryToBook, countBookings } = await openStudio();

describe('a booking that cannot be made', () => {
  test('names up to three nearest free times when the slot is taken', async () => {
    await tryToBook();
    const reply = await tryToBook({ time: '14:30' }, badr);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      detail: 'This time is no longer free. Please choose another.',
      error: 'This time is no longer free. Please choose another.',
      free_times: [
        { date: '2026-03-05', time: '15:00' },
        { date: '2026-03-05', time: '15:30' },
        { date: '2026-03-05', time: '13:00' },
      ],
      in_other_languages: { ar: { detail: 'هذا الوقت لم يعد متاحاً. يرجى اختيار وقت آخر.' } },
    });
    expect(await countBookings()).toBe(1);
  });

  test('names times of later days when the day is full', async () => {
    await world.db
      .insertInto('time_off')
      .values({
        therapist_id: await therapistNamed(world, 'Noura'),
        starts_at: '2026-03-19T00:00:00+04:00',
        ends_at: '2026-03-19T19:00:00+04:00',
        reason: 'Training',
      })
      .execute();
    const reply = await tryToBook({ date: '2026-03-19' });
    expect(reply.json().free_times).toEqual([
      { date: '2026-03-19', time: '19:00' },
      { date: '2026-03-20', time: '14:00' },
      { date: '2026-03-20', time: '14:30' },
    ]);
  });

  test('states the price when the client was shown another @API-26', async () => {
    const reply = await tryToBook({ total_price: 1 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ total_price: 320 });
    expect(await countBookings()).toBe(0);
  });

  test('names the closure', async () => {
    world.clock.set('2025-06-03T10:00:00+04:00');
    const reply = await tryToBook({ date: '2025-06-06' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      detail: 'We are closed on this date for Eid Al Adha.',
      in_other_languages: { ar: { detail: 'نحن مغلقون في هذا التاريخ بمناسبة عيد الأضحى.' } },
    });
  });

  test('refuses a therapist who books by telephone', async () => {
    const { id, location_code } = await world.db
      .selectFrom('therapists')
      .select(['id', 'location_code'])
      .where('books_by_phone', '=', true)
      .executeTakeFirstOrThrow();
    const reply = await tryToBook({ therapist_id: id, location: location_code });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toMatch(/please contact the studio\.$/);
  });

  test.each([
    ['a therapist without the skill', { therapist: 'Camille' }, 'therapist_id'],
    ['another branch than the therapist’s', { location: 'B' }, 'location'],
    ['more minutes than the services take', { total_duration: 90 }, 'total_duration'],
    ['a duration that is not that of the session', { duration: 90 }, 'duration'],
    ['a day too far ahead', { date: '2026-12-10' }, 'date'],
    ['an unknown therapist', { therapist_id: 9999 }, 'therapist_id'],
  ])('refuses %s and names the field', async (_what, changes, field) => {
    const { therapist, ...rest } = changes as { therapist?: string };
    const reply = await tryToBook({
      ...rest,
      ...(therapist ? { therapist_id: await therapistNamed(world, therapist) } : {}),
    });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect(await countBookings()).toBe(0);
  });

  test.each([
    ['before opening', '2026-03-05', '09:00'],
    ['past the end of the shift', '2026-03-05', '19:30'],
    ['off the half hour', '2026-03-05', '14:10'],
    ['in the past', '2026-03-03', '14:00'],
  ])('refuses a start %s', async (_what, date, time) => {
    const reply = await tryToBook({ date, time });
    expect(reply.statusCode).toBe(409);
    expect(await countBookings()).toBe(0);
  });

  test.each([
    ['services', { services: [] }],
    ['time', { time: '25:00' }],
    ['date', { date: '05/03/2026' }],
    ['serviceType', { serviceType: 'gift' }],
  ])('names the malformed field %s', async (field, changes) => {
    const reply = await tryToBook(changes);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toContain(field);
  });

  test('asks a visitor to sign in', async () => {
    const reply = await callApi(world, createAppointment, await serviceRequest(world));
    expect(reply.statusCode).toBe(401);
  });
});

describe('the path of a booking', () => {
  test.each([
    { route: createAppointment, serviceType: 'shared_package' },
    { route: createAppointment, serviceType: 'my_unlimited_package' },
    { route: createSharedAppointment, serviceType: 'service' },
    { route: createSharedAppointment, serviceType: 'mypackage' },
    { route: createUnlimitedAppointment, serviceType: 'my_shared_package' },
    { route: createUnlimitedAppointment, serviceType: 'package' },
  ])(
    '$route.path refuses the type $serviceType and names the field @API-14 @API-15 @API-16',
    async ({ route, serviceType }) => {
      const request = await serviceRequest(world, { serviceType });
      const reply = await postBooking(world, amina, request, { route });
      expect(reply.statusCode).toBe(400);
      expect(Object.keys(reply.json().fields)).toEqual(['serviceType']);
    },
  );
});
