import { checkCard, readCardPass } from '@limber/contract/membership.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { openWorld, TEST_NOW } from '../../../test/harness.ts';
import { addClient, type TestClient } from '../../../test/people.ts';
import { signCardPass } from './card-pass.ts';

const world = await openWorld();
const member = await addClient(world, 'Amina');
const { id: membershipId } = await world.db
  .insertInto('memberships')
  .values({
    account_id: member.id,
    number: 'LMB-4821-0937',
    valid_from: '2025-03-05',
    valid_to: '2026-03-04',
    granted_at: '2025-03-05T10:00:00+04:00',
  })
  .returning('id')
  .executeTakeFirstOrThrow();

beforeEach(() => world.clock.set(TEST_NOW));

const read = async (client: TestClient) => callApi(world, readCardPass, {}, { by: client });

const check = (pass: string, remoteAddress = '192.0.2.1') =>
  callApi(world, checkCard, { pass }, { remoteAddress });

async function newPass(): Promise<string> {
  const { url } = (await read(member)).json();
  return url.replace('https://limber.example/card/', '');
}

describe('the pass of a card', () => {
  test('is an address for the QR and is due again with the next minute', async () => {
    world.clock.set('2026-03-04T10:00:20+04:00');
    const reply = await read(member);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      url: expect.stringMatching(/^https:\/\/limber\.example\/card\/[\w-]{32}$/),
      renew_at: '2026-03-04T06:01:00.000Z',
      wallets: [],
    });
    const first = await newPass();
    world.clock.set('2026-03-04T10:00:59+04:00');
    expect(await newPass()).toBe(first);
    world.clock.set('2026-03-04T10:01:00+04:00');
    expect(await newPass()).not.toBe(first);
  });

  test('is for members alone', async () => {
    const reply = await read(await addClient(world, 'Badr'));
    expect(reply.statusCode).toBe(404);
    expect(reply.json().detail).toBe('You do not have a membership yet.');
  });
});

describe('checking a card', () => {
  test('shows anyone the first name, whether it is valid, its last day, the last digits of its number, and nothing else', async () => {
    const reply = await check(await newPass());
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      first_name: 'Amina',
      valid: true,
      valid_until: '2026-03-04',
      card_ending: '0937',
      from_wallet: false,
    });
  });

  test('works in the minute of the pass and in the next one, then answers 410', async () => {
    world.clock.set('2026-03-04T10:00:30+04:00');
    const pass = await newPass();
    world.clock.set('2026-03-04T10:01:59+04:00');
    expect((await check(pass)).statusCode).toBe(200);
    world.clock.set('2026-03-04T10:02:00+04:00');
    const late = await check(pass);
    expect(late.statusCode).toBe(410);
    expect(late.json().error).toBe('This code is too old. Please ask to see the card again.');
  });

  test('says that the card has ended when its last day passed between showing and checking', async () => {
    world.clock.set('2026-03-04T23:59:30+04:00');
    const pass = await newPass();
    world.clock.set('2026-03-05T00:00:10+04:00');
    expect((await check(pass)).json()).toMatchObject({ valid: false, valid_until: '2026-03-04' });
  });

  test('says the last day of the years that follow on this one', async () => {
    world.clock.set('2026-03-04T23:59:30+04:00');
    const pass = await newPass();
    const { rows } = await world.query<{ id: number }>(`
      insert into memberships (account_id, number, valid_from, valid_to, granted_at)
      values (${member.id}, 'LMB-4821-0937', '2026-03-05', '2027-03-04', now()) returning id`);
    expect((await check(pass)).json()).toMatchObject({ valid: true, valid_until: '2027-03-04' });
    world.clock.set('2026-03-05T00:00:10+04:00');
    expect((await check(pass)).json()).toMatchObject({ valid: true, valid_until: '2027-03-04' });
    // Withdrawn ones no longer count.
    await world.query(`update memberships set revoked_at = now(), revoked_by = ${member.id}, revoked_because = 'Wrong'
      where id = ${rows[0]?.id}`);
    expect((await check(pass)).json()).toMatchObject({ valid: false, valid_until: '2026-03-04' });
    await world.query(`delete from memberships where id = ${rows[0]?.id}`);
  });

  test('answers 404 to everything that is not a pass of ours', async () => {
    const pass = await newPass();
    const slice = Math.floor(world.clock.now().getTime() / 60_000);
    const forged = [
      'x',
      'a'.repeat(100),
      `${pass}A`,
      pass.slice(0, -1),
      `${pass.slice(0, -2)}${pass.endsWith('AA') ? 'BB' : 'AA'}`,
      signCardPass('another secret', membershipId, slice),
    ];
    for (const one of forged) {
      const reply = await check(one);
      expect(reply.statusCode, one).toBe(404);
      expect(reply.json().detail).toBe('This is not a membership card of ours.');
    }
  });

  test('forgets a person who was erased', async () => {
    const pass = await newPass();
    const erase = (at: Date | null) =>
      world.db.updateTable('accounts').set({ erased_at: at }).where('id', '=', member.id).execute();
    await erase(world.clock.now());
    expect((await check(pass)).statusCode).toBe(404);
    await erase(null);
  });

  test('is possible sixty times in ten minutes from one address', async () => {
    const pass = await newPass();
    for (let number = 0; number < 60; number += 1) {
      expect((await check(pass, '192.0.2.77')).statusCode).toBe(200);
    }
    const refused = await check(pass, '192.0.2.77');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await check(pass, '192.0.2.78')).statusCode).toBe(200);
  });
});
