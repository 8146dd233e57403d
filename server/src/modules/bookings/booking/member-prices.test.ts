import { readAppointment } from '@limber/contract/appointments.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { serviceNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, amina, tryToBook, tryToBuy, buy } = await openStudio();

describe('a member', () => {
  /** Buys 600 minutes, which makes `amina` a member. */
  const becomeMember = () => buy('Balance Package', { date: '2026-03-17' });

  test('is unlocked by the purchase that reaches 500 minutes, at its full price @MEMB-03', async () => {
    const reply = await tryToBuy('Balance Package');
    expect(reply.json()).toMatchObject({
      total_price: 2750,
      member_discount: 0,
      membership_unlocked: true,
    });
  });

  test('pays a tenth less for services @MEMB-01', async () => {
    await becomeMember();
    const asGuest = await tryToBook();
    expect(asGuest.statusCode).toBe(409);
    expect(asGuest.json().total_price).toBe(288);
    const reply = await tryToBook({ total_price: 288 });
    expect(reply.json()).toMatchObject({ total_price: 288, member_discount: 32 });
    const kept = await world.db
      .selectFrom('bookings')
      .select(['price_fils', 'discount_fils'])
      .where('id', '=', reply.json().id)
      .executeTakeFirst();
    expect(kept).toEqual({ price_fils: 28800, discount_fils: 3200 });
  });

  test('pays a tenth less for later packages @MEMB-01', async () => {
    await becomeMember();
    const reply = await tryToBuy('Shared Package for Two', { total_price: 2610 });
    expect(reply.json()).toMatchObject({ total_price: 2610, member_discount: 290 });
    const read = await callApi(world, readAppointment, { id: reply.json().id }, { by: amina });
    expect(read.json()).toMatchObject({ total_price: 2610, member_discount: 290 });
  });

  test('ends when the year is over @MEMB-01', async () => {
    await becomeMember();
    world.clock.set('2027-03-03T10:00:00+04:00');
    expect((await tryToBook({ date: '2027-03-04', total_price: 288 })).statusCode).toBe(201);
    world.clock.set('2027-03-04T10:00:00+04:00');
    expect((await tryToBook({ date: '2027-03-09', total_price: 288 })).json().total_price).toBe(
      320,
    );
  });

  test('saves enough that a whole tenth of an AED is left to pay', async () => {
    await becomeMember();
    const compression = await serviceNamed(world, 'Compression');
    const reply = await tryToBook({
      services: [{ id: compression, name: '', time: 45, price: 137.5, type: 'service' }],
      duration: 45,
      total_duration: 45,
      total_price: 123.7,
    });
    expect(reply.json()).toMatchObject({ total_price: 123.7, member_discount: 13.8 });
  });
});
