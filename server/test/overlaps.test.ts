import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { at } from '../src/platform/studio-days.ts';
import { openWorld } from './harness.ts';
import { ownPackage } from './own-package.ts';
import { addClient, therapistNamed } from './people.ts';

// Plain SQL, past every lock and rule: what the database refuses when everything else has
// failed.

const world = await openWorld();
const clientId = (await addClient(world, 'Amina')).id;
const noura = await therapistNamed(world, 'Noura');
const omar = await therapistNamed(world, 'Omar');
beforeEach(() => world.empty('bookings'));

async function insert(
  from: string,
  to: string,
  { therapist = noura, status = 'booked' } = {},
): Promise<string> {
  const id = randomUUID();
  await world.db
    .insertInto('bookings')
    .values({
      id,
      client_id: clientId,
      therapist_id: therapist,
      location_code: 'A',
      service_type: 'service',
      status,
      starts_at: at('2026-03-05', from),
      ends_at: at('2026-03-05', to),
      price_fils: 32_000,
      created_at: world.clock.now(),
    })
    .execute();
  return id;
}

const refused = { code: '23P01', constraint: 'one_session_at_a_time' };

describe('a therapist is never in two places', () => {
  test.each([
    ['the same hour', '14:00', '15:00'],
    ['the last minute of another', '14:59', '16:00'],
    ['the first minute of another', '13:00', '14:01'],
    ['an hour inside another', '14:20', '14:40'],
    ['an hour around another', '13:00', '16:00'],
  ])('the database itself refuses %s', async (_what, from, to) => {
    await insert('14:00', '15:00');
    await expect(insert(from, to)).rejects.toMatchObject(refused);
  });

  test.each(['booked', 'check_in', 'completed'])('next to a session that is %s', async (status) => {
    await insert('14:00', '15:00', { status });
    await expect(insert('14:30', '15:30')).rejects.toMatchObject(refused);
  });

  test('nor by moving or reviving a session, nor by giving it to a colleague', async () => {
    await insert('14:00', '15:00');
    const later = await insert('15:00', '16:00');
    const cancelled = await insert('14:00', '15:00', { status: 'cancelled' });
    const elsewhere = await insert('14:00', '15:00', { therapist: omar });
    for (const change of [
      `starts_at = '2026-03-05T14:30+04', ends_at = '2026-03-05T15:30+04' where id = '${later}'`,
      `status = 'booked' where id = '${cancelled}'`,
      `therapist_id = ${noura} where id = '${elsewhere}'`,
    ]) {
      await expect(world.query(`update bookings set ${change}`)).rejects.toMatchObject(refused);
    }
  });

  test('sessions that touch, cancelled ones and no-shows, and a colleague’s are admitted', async () => {
    await insert('14:00', '15:00');
    await insert('15:00', '16:00');
    await insert('13:00', '14:00');
    await insert('14:00', '15:00', { status: 'cancelled' });
    await insert('14:00', '15:00', { status: 'no_show' });
    await insert('14:00', '15:00', { therapist: omar });
    expect(await world.db.selectFrom('bookings').selectAll().execute()).toHaveLength(6);
  });

  test('of twenty that come at the same moment one gets the hour', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => insert('14:00', '15:00')),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test('no balance is below zero: the database itself refuses the entry', async () => {
  const id = await ownPackage(world, clientId, 'Starter Package');
  const take = (minutes: number, balance: number) =>
    world.query(
      `insert into package_entries (package_id, at, kind, minutes, balance_minutes, reason)
       values (${id}, now(), 'adjusted', ${-minutes}, ${balance}, 'A test')`,
    );
  await expect(take(301, -1)).rejects.toMatchObject({ code: '23514' });
  await take(300, 0);
});
