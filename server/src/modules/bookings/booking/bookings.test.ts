import { listNextAppointments } from '@limber/contract/appointments.ts';
import { availableTimesForServices } from '@limber/contract/scheduling.ts';
import { describe, expect, test } from 'vitest';
import { postBooking, serviceRequest } from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { serviceNamed, therapistNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, amina, tryToBook, countBookings } = await openStudio();
const noura = await therapistNamed(world, 'Noura');
const stretching = await serviceNamed(world, 'Stretching');

describe('booking a session', () => {
  test('returns the appointment and stores it @API-14 @SUBMIT-05 @STATE-20', async () => {
    const nulls = { user_package_id: null, shared_package_id: null, unlimited_package_id: null };
    const reply = await tryToBook(nulls);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'booked',
      date: '2026-03-05',
      time: '14:00:00',
      total_duration: 60,
      total_price: 320,
      location: 'A',
      therapist_obj: { first_name: 'Noura', last_name: 'Al Hashimi' },
      appointment_services: [
        { service_id: stretching, service_name: 'Stretching', needs_skill: true, minutes: 60 },
      ],
      therapist_id: noura,
      serviceType: 'service',
      member_discount: 0,
      package_minutes: null,
      free_until: '2026-03-05T07:00:00.000Z',
      late: false,
    });
    const next = (await callApi(world, listNextAppointments, {}, { by: amina })).json();
    expect(next).toEqual({ count: 1, next: null, previous: null, results: [reply.json()] });
    const events = await world.db.selectFrom('booking_events').selectAll().execute();
    expect(events).toMatchObject([
      { booking_id: reply.json().id, actor_id: amina.id, from_status: null, to_status: 'booked' },
    ]);
  });

  test('takes several services one after another and adds them up @TYPE-09', async () => {
    const redLight = await serviceNamed(world, 'Red-Light Therapy');
    const reply = await tryToBook({
      services: [
        { id: stretching, name: 'Stretching', time: 60, price: 320, type: 'service' },
        { id: redLight, name: 'Red-Light Therapy', time: 30, price: 120, type: 'service' },
      ],
      duration: 90,
      total_duration: 90,
      total_price: 440,
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ total_duration: 90, total_price: 440 });
    expect(reply.json().appointment_services).toEqual([
      { service_id: stretching, service_name: 'Stretching', needs_skill: true, minutes: 60 },
      { service_id: redLight, service_name: 'Red-Light Therapy', needs_skill: false, minutes: 30 },
    ]);
  });

  test('makes the time unavailable to everyone else', async () => {
    await tryToBook();
    const asked = { therapist_id: noura, date: '2026-03-05', total_duration: 60 };
    const times = await callApi(world, availableTimesForServices, asked);
    expect(times.json()).toContain('13:00');
    expect(times.json()).not.toContain('13:30');
    expect(times.json()).not.toContain('14:30');
    expect(times.json()).toContain('15:00');
  });

  test('adds the confirmation and a reminder 24 and 3 hours before', async () => {
    await tryToBook({ date: '2026-03-07', time: '13:00' });
    const { rows } = await sqlJobs();
    expect(rows.map((job) => job.task_identifier).toSorted()).toEqual([
      'confirm-booking',
      'remind-of-booking',
      'remind-of-booking',
    ]);
  });

  test('leaves out a reminder that would be in the past', async () => {
    await tryToBook({ date: '2026-03-04', time: '14:00' });
    const { rows } = await sqlJobs();
    expect(rows.map((job) => job.task_identifier).toSorted()).toEqual([
      'confirm-booking',
      'remind-of-booking',
    ]);
  });
});

test('only the id and time of a line are trusted @SUBMIT-04', async () => {
  const id = await serviceNamed(world, 'Stretching');
  const line = { id, name: 'Gold bath', time: 60, price: 1, type: 'service' };
  const reply = await tryToBook({ services: [line] });
  expect(reply.json()).toMatchObject({
    total_price: 320,
    appointment_services: [
      { service_id: id, service_name: 'Stretching', needs_skill: true, minutes: 60 },
    ],
  });
});

describe('a storm', () => {
  test('of 200 for one slot books it once and refuses the rest', async () => {
    const request = await serviceRequest(world);
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => postBooking(world, amina, request)),
    );
    const statuses = replies.map((reply) => reply.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    expect(await countBookings()).toBe(1);
  });

  test('of overlapping slots never puts a therapist in two places', async () => {
    const request = await serviceRequest(world);
    const times = ['12:00', '12:30', '13:00', '13:30', '14:00', '14:30'];
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        postBooking(world, amina, { ...request, time: times[index % times.length] }),
      ),
    );
    const booked = replies.filter((reply) => reply.statusCode === 201).length;
    expect(replies.every((reply) => [201, 409].includes(reply.statusCode))).toBe(true);
    expect(booked).toBeGreaterThanOrEqual(2);
    expect(await countBookings()).toBe(booked);
  });
});

function sqlJobs() {
  return world.query<{ task_identifier: string }>(
    'select task_identifier from graphile_worker.jobs',
  );
}
