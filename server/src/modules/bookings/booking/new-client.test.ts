import type { bookForClient } from '@limber/contract/desk/day/bookings.ts';
import { describe, expect, test } from 'vitest';
import { productNamed } from '../../../../test/booking-requests.ts';
import type { Tried } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';

const { world, actor, tryAtDesk, bookAtDesk, countBookings } = await openDesk();

const newOne = (first_name: string) => ({
  ...{ client_id: undefined, phone_number: '050 711 2233' },
  first_name,
});
const tryForNew = (firstName: string, changes: Tried<typeof bookForClient> = {}) =>
  tryAtDesk({ ...newOne(firstName), ...changes });
const named = (firstName: string) =>
  world.db
    .selectFrom('accounts')
    .select(['id', 'last_name', 'phone_e164', 'email', 'created_by', 'account_type'])
    .where('first_name', '=', firstName)
    .orderBy('id')
    .execute();

describe('a new client who is booked', () => {
  test('is created with the session', async () => {
    const reply = await tryForNew('Salma', { last_name: 'Omran', email: 'SALMA@new.example' });
    expect(reply.statusCode).toBe(201);
    const [made, ...others] = await named('Salma');
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      last_name: 'Omran',
      phone_e164: '+971507112233',
      email: 'salma@new.example',
      created_by: actor.accountId,
      account_type: 'client',
    });
    expect(reply.json().client).toEqual({
      id: made?.id,
      first_name: 'Salma',
      last_name: 'Omran',
    });
    await world.runJobs();
    expect(world.mails.map(({ to }) => to)).toEqual(['salma@new.example']);
  });

  test('is not left behind by a refusal, and is created once when a reason lets the booking pass', async () => {
    await bookAtDesk();
    const taken = await tryForNew('Mona');
    expect(taken.statusCode).toBe(409);
    expect(taken.json().free_times).toHaveLength(3);
    const buying = await productNamed(world, 'Starter Package');
    const bought = await tryForNew('Mona', {
      ...{ serviceType: 'package', package_id: buying.id, services: [] },
      package_balance_id: buying.options[0]?.id,
    });
    expect(bought.statusCode).toBe(409);
    expect(bought.json().free_times).toHaveLength(3);
    const wish = await tryForNew('Mona', { time: '16:10' });
    expect(wish.json().wishes).toEqual(['grid']);
    expect(await named('Mona')).toEqual([]);

    const passed = await tryForNew('Mona', { time: '16:10', override: { reason: 'By telephone' } });
    expect(passed.statusCode).toBe(201);
    expect(await named('Mona')).toHaveLength(1);
    expect(await countBookings()).toBe(2);
  });

  test('is created once for the same key', async () => {
    const asked = () => tryAtDesk(newOne('Layla'), undefined, 'new-client-key-1');
    const [first, again] = [await asked(), await asked()];
    expect(again.json()).toEqual(first.json());
    expect(await named('Layla')).toHaveLength(1);
  });

  test('gets refusals field by field', async () => {
    const wrong = await tryForNew('Hind', { phone_number: 'nothing' });
    expect(wrong.statusCode).toBe(400);
    const { fields, in_other_languages: others } = wrong.json();
    expect(Object.keys(fields)).toEqual(['phone_number']);
    expect(Object.keys(others.ar.fields)).toEqual(['phone_number']);
    await tryForNew('Hind', { email: 'hind@new.example', time: '18:00' });
    const twice = await tryForNew('Hind', { email: 'hind@new.example' });
    expect(twice.json().fields).toEqual({ email: 'Another client has this e-mail address.' });
    expect(await named('Hind')).toHaveLength(1);
  });

  test('is either new or an existing client, never neither or both', async () => {
    for (const words of [{ client_id: undefined }, { first_name: 'Dina' }]) {
      const reply = await tryAtDesk(words);
      expect(reply.statusCode).toBe(400);
      const { fields, in_other_languages: others } = reply.json();
      expect(fields.client_id).toBe(
        'Please say who the session is for: a client, or the name and number of a new one.',
      );
      expect(others.ar.fields.client_id).toMatch(/^يرجى تحديد صاحب الجلسة/);
    }
    expect(await countBookings()).toBe(0);
  });
});
