import { describe, expect, test } from 'vitest';
import { postBooking, serviceRequest } from '../../../../test/booking-requests.ts';
import { addClient, serviceNamed, therapistNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, amina, buy, bookFrom } = await openStudio();

describe('any available therapist', () => {
  const anyone = (changes: Record<string, unknown> = {}) =>
    serviceRequest(world, { therapist_id: null, ...changes });

  test('is picked by the server', async () => {
    const reply = await postBooking(world, amina, await anyone());
    expect(reply.statusCode).toBe(201);
    expect(reply.json().therapist_id).toEqual(expect.any(Number));
  });

  test('is a woman or a man when asked for', async () => {
    for (const gender of ['female', 'male']) {
      const reply = await postBooking(world, amina, await anyone({ therapist_gender: gender }));
      const found = await world.db
        .selectFrom('therapists')
        .innerJoin('accounts', 'accounts.id', 'account_id')
        .select('gender')
        .where('therapists.id', '=', reply.json().therapist_id)
        .executeTakeFirst();
      expect(found?.gender).toBe(gender);
    }
  });

  test('is a different one for each of many callers at once, until nobody is left', async () => {
    const request = await anyone();
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, index) => addClient(world, `Guest${index}`)),
    );
    const replies = await Promise.all(many.map((guest) => postBooking(world, guest, request)));
    const booked = replies.filter((reply) => reply.statusCode === 201);
    expect(booked.length).toBeGreaterThan(1);
    expect(new Set(booked.map((reply) => reply.json().therapist_id)).size).toBe(booked.length);
    const refused = replies.find((reply) => reply.statusCode === 409)?.json();
    expect(refused.detail).toBe('Nobody is free at this time. Please choose another.');
    expect(refused.free_times).toHaveLength(3);
  });

  test('for a package session offers its service', async () => {
    const { package: owned } = await buy('Balance Package');
    const cupping = await serviceNamed(world, 'Cupping');
    const offering = [await therapistNamed(world, 'Omar'), await therapistNamed(world, 'Camille')];
    const line = { id: cupping, name: 'Cupping', time: 30, price: 0, type: 'service' };
    for (const time of ['14:00', '15:00', '16:00']) {
      const changes = { therapist_id: null, date: '2026-03-09', time, total_duration: 30 };
      const reply = await bookFrom(owned, { ...changes, services: [line] });
      expect(offering).toContain(reply.json().therapist_id);
      expect(reply.json().appointment_services).toMatchObject([{ service_name: 'Cupping' }]);
    }
    // On a Tuesday neither of them works, but others do.
    const none = await bookFrom(owned, {
      therapist_id: null,
      date: '2026-03-10',
      time: '18:00',
      total_duration: 30,
      services: [line],
    });
    expect(none.statusCode).toBe(409);
    expect(none.json().free_times[0]).toEqual({ date: '2026-03-11', time: '14:00' });
  });

  test('takes a package session too', async () => {
    const { package: owned } = await buy('Starter Package');
    const reply = await bookFrom(owned, { therapist_id: null, date: '2026-03-10' });
    expect(reply.statusCode).toBe(201);
  });

  test('with the same key twice is one booking', async () => {
    const request = await anyone();
    const replies = await Promise.all(
      [1, 2, 3].map(() => postBooking(world, amina, request, { key: 'anyone-1' })),
    );
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
  });
});
