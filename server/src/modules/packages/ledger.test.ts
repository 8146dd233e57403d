import { describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../test/booking-requests.ts';
import { actorOf } from '../../../test/people.ts';
import { openStudio } from '../../../test/studio.ts';
import { expirePackage } from './ending/expire-package.ts';
import { adjustMinutes } from './minutes/adjust-minutes.ts';

const studio = await openStudio();
const { world, amina } = studio;
const desk = await actorOf(world, 'front_desk');

/** Buys a package with its first hour and returns its id. */
const buy = async (name: string) => (await studio.buy(name)).package.id;

const adjust = (packageId: number, minutes: number, reason = 'For the wait', actor = desk) =>
  adjustMinutes(world.db, actor, { packageId, minutes, reason }, world.clock.now());

describe('adjusting minutes', () => {
  test('adds and removes, with the reason and the actor', async () => {
    const id = await buy('Starter Package');
    expect(await adjust(id, 30)).toBe(270);
    expect(await adjust(id, -270)).toBe(0);
    expect((await ledgerOf(world, id)).slice(2)).toMatchObject([
      {
        kind: 'adjusted',
        minutes: 30,
        balance_minutes: 270,
        reason: 'For the wait',
        actor_id: desk.accountId,
      },
      { kind: 'adjusted', minutes: -270, balance_minutes: 0 },
    ]);
  });

  test.each([
    ['more than there is', -241, 'For the wait', 409],
    ['nothing', 0, 'For the wait', 400],
    ['half a minute', 0.5, 'For the wait', 400],
    ['without a reason', 10, ' ', 400],
  ])('refuses %s', async (_what, minutes, reason, status) => {
    const id = await buy('Starter Package');
    await expect(adjust(id, minutes, reason)).rejects.toMatchObject({ status });
    expect(await ledgerOf(world, id)).toHaveLength(2);
  });

  test('refuses an unlimited package and one that is not there', async () => {
    const id = await buy('Unlimited Stretching');
    await expect(adjust(id, 10)).rejects.toMatchObject({ status: 409 });
    await expect(adjust(999_999, 10)).rejects.toMatchObject({ status: 404 });
  });

  test('is for the desk only', async () => {
    const id = await buy('Starter Package');
    for (const accountType of ['client', 'therapist'] as const) {
      const actor = { accountId: amina.id, accountType };
      await expect(adjust(id, 600, 'Please', actor)).rejects.toMatchObject({ status: 403 });
    }
  });

  test('by many at once never becomes negative or wrong', async () => {
    const id = await buy('Starter Package');
    const done = await Promise.allSettled(Array.from({ length: 10 }, () => adjust(id, -50)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const balances = (await ledgerOf(world, id)).map((line) => line.balance_minutes);
    expect(balances).toEqual([300, 240, 190, 140, 90, 40]);
  });
});

describe('the last day of use', () => {
  test('ends at midnight in Dubai, when a job expires what is left', async () => {
    const id = await buy('Starter Package');
    const minutesUntil = (instant: string) =>
      (Date.parse(instant) - world.clock.now().getTime()) / 60_000;
    const end = minutesUntil('2026-06-03T00:00:00+04:00');
    world.clock.set('2026-06-02T23:59:00+04:00');
    await world.runJobs(end - 1);
    expect((await ledgerOf(world, id)).at(-1)?.balance_minutes).toBe(240);
    world.clock.set('2026-06-03T00:00:00+04:00');
    await world.runJobs(1);
    expect((await ledgerOf(world, id)).at(-1)).toMatchObject({
      kind: 'expired',
      minutes: -240,
      balance_minutes: 0,
      actor_id: null,
    });
  });

  test('expires what is left once, and nothing before', async () => {
    const id = await buy('Starter Package');
    const expire = (now: string) => expirePackage(world.db, id, new Date(now));
    await expire('2026-06-02T23:59:59+04:00');
    expect(await ledgerOf(world, id)).toHaveLength(2);
    await expire('2026-06-03T00:00:00+04:00');
    await expire('2026-06-03T00:00:00+04:00');
    expect(await ledgerOf(world, id)).toHaveLength(3);
    await expirePackage(world.db, 999_999, world.clock.now());
  });

  test('of an unlimited package has nothing to take', async () => {
    const id = await buy('Unlimited Stretching');
    await expirePackage(world.db, id, new Date('2027-01-01T00:00:00+04:00'));
    expect(await ledgerOf(world, id)).toEqual([]);
  });
});

describe('the ledger', () => {
  test.each(['update package_entries set minutes = 1', 'delete from package_entries'])(
    'is append-only: %s fails',
    async (statement) => {
      await buy('Starter Package');
      await expect(world.query(statement)).rejects.toThrow('package_entries is append-only');
    },
  );

  test('has no negative balance, by any way of writing it', async () => {
    const id = await buy('Starter Package');
    const below = `insert into package_entries (package_id, at, kind, minutes, balance_minutes)
      values (${id}, now(), 'booked', -241, -1)`;
    await expect(world.query(below)).rejects.toMatchObject({ code: '23514' });
  });
});
