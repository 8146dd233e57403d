import { beforeEach, describe, expect, test } from 'vitest';
import { openWorld, TEST_NOW } from '../../../test/harness.ts';
import { expectWords } from '../../../test/mails/letters.ts';
import { ownPackage } from '../../../test/own-package.ts';
import { addClient, type TestClient } from '../../../test/people.ts';
import { makeJobs } from '../../platform/jobs.ts';
import { systemRandomness } from '../../platform/randomness.ts';
import { readMemberTerms } from './read-member-terms.ts';
import { unlockMembership } from './unlock-membership.ts';

let client: TestClient;
let added = 0;

const world = await openWorld();

beforeEach(async () => {
  world.clock.set(TEST_NOW);
  await world.query('update settings set membership_waits_for_payment = false');
  added += 1;
  client = await addClient(world, `Member${added}`);
});

function grant(random = systemRandomness(), accountId = client.id) {
  const deps = { random, jobs: makeJobs(world.clock) };
  return world.db
    .transaction()
    .execute((trx) => unlockMembership(trx, deps, accountId, world.clock.now()));
}

async function buy(name: string) {
  await ownPackage(world, client.id, name);
  return grant();
}

const years = () =>
  world.db
    .selectFrom('memberships')
    .select(['number', 'valid_from', 'valid_to'])
    .where('account_id', '=', client.id)
    .orderBy('valid_from')
    .execute();

describe('a membership is unlocked', () => {
  test('by 500 bought minutes, from the day of the purchase, for a year @MEMB-03', async () => {
    expect(await buy('Starter Package')).toBeNull();
    expect(await years()).toEqual([]);
    expect(await buy('Starter Package')).toBe('unlocked');
    expect(await years()).toEqual([
      {
        number: expect.stringMatching(/^LMB-\d{4}-\d{4}$/),
        valid_from: '2026-03-04',
        valid_to: '2027-03-03',
      },
    ]);
  });

  test.each([
    [[499], false],
    [[500], true],
    [[501], true],
    [[250, 249], false],
    [[250, 250], true],
  ])('by exactly 500: bought %j @MEMB-03', async (bought, unlocks) => {
    for (const minutes of bought) {
      await ownPackage(world, client.id, 'Starter Package', { minutes });
    }
    expect(await grant()).toBe(unlocks ? 'unlocked' : null);
    expect(await years()).toHaveLength(unlocks ? 1 : 0);
  });

  test('by minutes of a shared package too, not by an unlimited one @MEMB-03', async () => {
    expect(await buy('Unlimited Recovery')).toBeNull();
    expect(await buy('Unlimited Stretching')).toBeNull();
    expect(await buy('Shared Package for Two')).toBe('unlocked');
  });

  test('only by purchases of the last twelve months', async () => {
    const ownSince = (instant: string) =>
      ownPackage(world, client.id, 'Starter Package', { boughtAt: new Date(instant) });
    await ownSince('2025-03-04T10:00:00+04:00');
    expect(await buy('Starter Package')).toBeNull();
    await ownSince('2025-03-04T10:00:01+04:00');
    expect(await grant()).toBe('unlocked');
  });

  test('not by a package that the studio has closed, nor by someone else’s', async () => {
    const other = await addClient(world, `Other${added}`);
    await ownPackage(world, client.id, 'Balance Package', { active: false });
    await ownPackage(world, other.id, 'Balance Package');
    expect(await buy('Starter Package')).toBeNull();
  });

  test('once, however many purchases end at the same moment', async () => {
    const ids = await Promise.all(
      Array.from({ length: 4 }, () => ownPackage(world, client.id, 'Starter Package')),
    );
    const granted = await Promise.all(ids.map(() => grant()));
    expect(granted.filter(Boolean)).toHaveLength(1);
    expect(await years()).toHaveLength(1);
  });

  test('only by paid packages when the studio waits for payment', async () => {
    await world.query('update settings set membership_waits_for_payment = true');
    const id = await ownPackage(world, client.id, 'Balance Package');
    expect(await grant()).toBeNull();
    await world.db
      .updateTable('owned_packages')
      .set({ paid_at: world.clock.now() })
      .where('id', '=', id)
      .execute();
    expect(await grant()).toBe('unlocked');
  });
});

describe('a membership is renewed', () => {
  test('by 500 more minutes, from the day after its last, under the same number', async () => {
    await buy('Balance Package');
    expect(await buy('Starter Package')).toBeNull();
    world.clock.advance(60 * 24 * 60);
    expect(await buy('Starter Package')).toBe('renewed');
    const [first, second] = await years();
    expect(first?.valid_to).toBe('2027-03-03');
    expect(second).toEqual({
      number: first?.number,
      valid_from: '2027-03-04',
      valid_to: '2028-03-03',
    });
  });

  test('from the day of the purchase when it has lapsed, still under the same number', async () => {
    await buy('Balance Package');
    world.clock.set('2027-06-01T10:00:00+04:00');
    expect(await buy('Balance Package')).toBe('renewed');
    const [first, second] = await years();
    expect(second).toEqual({
      number: first?.number,
      valid_from: '2027-06-01',
      valid_to: '2028-05-31',
    });
  });

  test('by no minutes that have unlocked one before', async () => {
    await buy('Balance Package');
    expect(await grant()).toBeNull();
    expect(await years()).toHaveLength(1);
  });
});

test('a card number that is taken is drawn again', async () => {
  const other = await addClient(world, `Holder${added}`);
  const drawn = [11_112_222, 11_112_222, 33_334_444];
  const random = { ...systemRandomness(), below: () => drawn.shift() ?? 0 };
  await ownPackage(world, other.id, 'Balance Package');
  await grant(random, other.id);
  await ownPackage(world, client.id, 'Balance Package');
  await grant(random);
  expect(await years()).toMatchObject([{ number: 'LMB-3333-4444' }]);
  expect(drawn).toEqual([]);
});

test('a member pays ten percent less from the first to the last day, and on no other day @MEMB-01', async () => {
  await buy('Balance Package');
  const standing = ['2026-03-03', '2026-03-04', '2027-03-03', '2027-03-04'].map((day) =>
    readMemberTerms(world.db, client.id, day),
  );
  const percents = (await Promise.all(standing)).map((each) => each.discountPercent);
  expect(percents).toEqual([0, 10, 10, 0]);
});

describe('the mail about it', () => {
  const mailed = () => world.mails.filter((mail) => mail.to === client.email);

  test('says the number, the days and what it gives, once', async () => {
    await buy('Balance Package');
    await world.runJobs();
    const [mail] = mailed();
    expect(mail?.subject).toBe('Limber: Your membership is unlocked');
    const [card] = await years();
    expectWords(
      mail,
      'Hello Member,',
      card?.number ?? '',
      '4 March 2026',
      '3 March 2027',
      '10% off',
      'https://limber.example/login?next=%2Fprofile%23membership',
    );
    const { rows } = await world.query<{ id: number }>('select max(id) as id from memberships');
    await world.query(
      `select graphile_worker.add_job('membership-unlocked', '{"membershipId": ${rows[0]?.id}}')`,
    );
    await world.runJobs();
    expect(mailed()).toHaveLength(1);
  });

  test('mentions a renewal, and is in Arabic for an Arabic reader', async () => {
    await buy('Balance Package');
    await world.query(`update accounts set language = 'ar' where id = ${client.id}`);
    await world.runJobs();
    await buy('Balance Package');
    await world.runJobs();
    expect(mailed()).toHaveLength(2);
    const [first, second] = mailed();
    expect(first?.subject).toContain('أصبحت عضويتك سارية');
    expect(first?.text).toContain('4 مارس 2026');
    expect(second?.subject).toContain('جُدِّدت عضويتك');
    expect(second?.html).toContain('<html lang="ar" dir="rtl">');
    expect(second?.text).toContain('2028');
  });
});
