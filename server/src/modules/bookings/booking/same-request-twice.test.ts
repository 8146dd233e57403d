import { describe, expect, test } from 'vitest';
import { postBooking, serviceRequest } from '../../../../test/booking-requests.ts';
import { addClient } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, amina, tryToBook, countBookings } = await openStudio();

describe('the same request twice', () => {
  test('is one booking with the same reply', async () => {
    const first = await tryToBook({}, amina, 'key-number-1');
    const second = await tryToBook({}, amina, 'key-number-1');
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(await countBookings()).toBe(1);
  });

  test('is the same with its fields in another order, and without null fields', async () => {
    const asked = { ...(await serviceRequest(world)), therapist_gender: null, package_id: null };
    const first = await postBooking(world, amina, asked, { key: 'key-number-3' });
    const { package_id, therapist_gender, ...said } = asked;
    const again = Object.fromEntries(Object.entries(said).reverse());
    const same = { ...again, serviceType: 'service' };
    const second = await postBooking(world, amina, same, { key: 'key-number-3' });
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    const later = { ...asked, time: '15:30' };
    const refused = await postBooking(world, amina, later, { key: 'key-number-3' });
    expect(refused.statusCode).toBe(422);
    expect(await countBookings()).toBe(1);
  });

  test('at the same moment is one booking', async () => {
    const request = await serviceRequest(world);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => postBooking(world, amina, request, { key: 'key-number-2' })),
    );
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(await countBookings()).toBe(1);
  });

  test('under one key but with another body is refused', async () => {
    await tryToBook({}, amina, 'key-number-3');
    const reply = await tryToBook({ time: '16:00' }, amina, 'key-number-3');
    expect(reply.statusCode).toBe(422);
    expect(await countBookings()).toBe(1);
  });

  test('under the key of another client is a separate request', async () => {
    const dina = await addClient(world, 'Dina');
    await tryToBook({}, amina, 'key-number-4');
    expect((await tryToBook({ time: '16:00' }, dina, 'key-number-4')).statusCode).toBe(201);
  });
});
