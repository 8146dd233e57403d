import { afterAll, beforeEach, expect, test } from 'vitest';
import { openWorld, TEST_NOW, TEST_SECRET, TEST_URL } from '../../../../test/harness.ts';
import { addClient, memberOf } from '../../../../test/people.ts';
import { startApplePush } from '../../../../test/providers/apple-push-simulator.ts';
import { makePassAuthority } from '../../../../test/wallets/pass-authority.ts';
import { readWallets } from '../../../platform/wallets/read-wallets.ts';
import { registerDevice } from './registered-devices.ts';

const apple = await startApplePush();
afterAll(() => apple.close());
const authority = makePassAuthority();
const settings: Record<string, string> = {
  APPLE_PASS_CERTIFICATE: authority.certificate,
  APPLE_PASS_KEY: authority.key,
  APPLE_PASS_AUTHORITY: authority.authority,
  APPLE_PUSH_URL: apple.url,
};
const wallets = readWallets((name) => settings[name] ?? null, false, []);
const world = await openWorld({ wallets });
const manager = await memberOf(world, 'manager');
const deps = { db: world.db, secret: TEST_SECRET, publicUrl: TEST_URL, wallets };
const amina = await addClient(world, 'Amina');
const badr = await addClient(world, 'Badr');

beforeEach(async () => {
  world.clock.set(TEST_NOW);
  apple.told.length = 0;
  apple.answers(() => 200);
  await world.query('delete from wallet_devices; delete from memberships');
  for (const [at, { id }] of [amina, badr].entries()) {
    await world.query(`insert into memberships (account_id, number, valid_from, valid_to, granted_at)
      values (${id}, 'LMB-4821-000${at}', '2025-03-05', '2026-03-04', now())`);
    const registered = { device: 'phone', pushToken: `token of ${id}` };
    await registerDevice(deps, id, registered, world.clock.now());
  }
});

async function push() {
  await world.query(`select graphile_worker.add_job('push-changed-cards')`);
  await world.runJobs();
}

const withdraw = () =>
  world.query(`update memberships set revoked_at = '2026-03-04T10:00:00+04:00',
    revoked_by = ${manager.id}, revoked_because = 'Given by mistake' where account_id = ${amina.id}`);

const tokens = () => apple.told.map(({ token }) => token);

test('a telephone is told once that its card has changed, and those with the same card are not', async () => {
  await push();
  expect(apple.told).toEqual([]);
  await withdraw();
  await push();
  expect(apple.told).toEqual([
    { token: `token of ${amina.id}`, topic: 'pass.example.limber.member', body: '{}' },
  ]);
  await push();
  expect(apple.told).toHaveLength(1);
});

test('a card that ended with its last day is told too', async () => {
  world.clock.set('2026-03-05T00:05:00+04:00');
  await push();
  expect(tokens()).toEqual([`token of ${amina.id}`, `token of ${badr.id}`]);
});

test('a telephone that no longer holds the card is forgotten', async () => {
  apple.answers(() => 410);
  await withdraw();
  await push();
  await push();
  expect(tokens()).toEqual([`token of ${amina.id}`]);
  const { rows } = await world.query<{ id: number }>('select account_id as id from wallet_devices');
  expect(rows).toEqual([{ id: badr.id }]);
});

test.each([503, 'nothing'] as const)(
  'what Apple answers with %s is told the next time',
  async (answer) => {
    apple.answers(() => answer);
    await withdraw();
    await push();
    apple.answers(() => 200);
    await push();
    expect(tokens()).toEqual([`token of ${amina.id}`, `token of ${amina.id}`]);
    await push();
    expect(apple.told).toHaveLength(2);
  },
);

test('nobody is told once the certificate of the studio has ended', async () => {
  await withdraw();
  world.clock.set('2027-01-02T10:00:00+04:00');
  await push();
  expect(apple.told).toEqual([]);
});
