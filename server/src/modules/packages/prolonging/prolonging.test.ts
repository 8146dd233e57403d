import { cancelAppointment } from '@limber/contract/appointments.ts';
import {
  freezePackage,
  listProlongations,
  prolongPackage,
  readLiability,
  readStatementAtDesk,
  unfreezePackage,
} from '@limber/contract/desk/clients/packages.ts';
import { missBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { TEST_NOW } from '../../../../test/harness.ts';
import { ownPackage } from '../../../../test/own-package.ts';
import { actorOf } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';
import { expirePackage } from '../ending/expire-package.ts';

const { world, amina, bookFrom } = await openStudio();
const { accountId } = await actorOf(world, 'front_desk');
const { accountId: managerId } = await actorOf(world, 'manager');
const desk = { headers: () => world.bearer(accountId, 'front_desk') };
const manager = { headers: () => world.bearer(managerId, 'manager') };
const start = world.clock.now().toISOString();

beforeEach(() => world.clock.set(start));

const own = (expiresOn: string | null = '2026-03-20') =>
  ownPackage(world, amina.id, 'Starter Package', { expiresOn });
const prolong = (id: number, until = '2026-03-30', args: object = {}) =>
  callApi(
    world,
    prolongPackage,
    { id, expiry_date: until, reason: 'Was ill', ...args },
    { by: desk },
  );
const freeze = (id: number, from: string, to: string) =>
  callApi(world, freezePackage, { id, from, to, reason: 'Travels' }, { by: desk });
const unfreeze = (id: number, from: string, args: object = {}) =>
  callApi(world, unfreezePackage, { id, from, reason: 'Back early', ...args }, { by: desk });
const bookOn = (id: number, date: string) => bookFrom({ id, kind: 'regular' }, { date });
const history = async (id: number) =>
  (await callApi(world, listProlongations, { id }, { by: desk })).json();
const minutesUntil = (instant: string) =>
  (Date.parse(instant) - world.clock.now().getTime()) / 60_000;

describe('prolonging a package', () => {
  test('moves its end and the mail before it', async () => {
    const id = await own();
    expect((await prolong(id)).json()).toEqual({
      owned_package_id: id,
      expiry_date: '2026-03-30',
      frozen: [],
    });
    const jobs = await world.query(
      `select key, run_at from graphile_worker._private_jobs where key like 'package-expiring:%'
         or key like 'expire-package:%' order by key`,
    );
    expect(jobs.rows).toMatchObject([
      { key: `expire-package:${id}` },
      { key: `package-expiring:${id}` },
    ]);
    for (const instant of ['2026-03-23T10:01:00+04:00', '2026-03-31T00:01:00+04:00']) {
      const ahead = minutesUntil(instant);
      world.clock.set(instant);
      await world.runJobs(ahead);
    }
    expect((await ledgerOf(world, id)).at(-1)).toMatchObject({ kind: 'expired' });
    const told = world.mails.filter(({ subject }) => subject.includes('30 March 2026'));
    expect(told).toHaveLength(1);
    expect(world.mails.some(({ subject }) => subject.includes('20 March'))).toBe(false);
  });

  test('is corrected to an earlier day, after today and after booked sessions', async () => {
    const id = await own();
    await prolong(id, '2026-04-20');
    expect((await bookOn(id, '2026-03-12')).statusCode).toBe(201);
    expect((await prolong(id, '2026-03-11')).json().detail).toBe(
      'Sessions of this package are booked after this day. Please move them first.',
    );
    expect((await prolong(id, '2026-03-03')).json().detail).toBe(
      'The last day of a package cannot be before today.',
    );
    const corrected = await prolong(id, '2026-03-13', { reason: 'Typed wrong' });
    expect(corrected.json()).toMatchObject({ expiry_date: '2026-03-13' });
    expect((await bookOn(id, '2026-03-14')).statusCode).toBe(409);
    expect(await history(id)).toMatchObject([
      { what: 'shortened', was: '2026-04-20', became: '2026-03-13', reason: 'Typed wrong' },
      { what: 'prolonged', was: '2026-03-20', became: '2026-04-20', by: expect.any(String) },
    ]);
  });

  test('sent twice to the same day is done once, and answered alike', async () => {
    const id = await own();
    const [first, second] = await Promise.all([prolong(id), prolong(id)]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
    expect(await history(id)).toMatchObject([{ was: '2026-03-20', became: '2026-03-30' }]);
  });

  test('is refused without a last day or a reason, for too long, and long after', async () => {
    expect((await prolong(await own(null))).statusCode).toBe(409);
    expect((await prolong(await own(), '2026-03-30', { reason: ' ' })).statusCode).toBe(400);
    expect((await prolong(await own(), '2027-04-20')).statusCode).toBe(400);
    expect((await prolong(await own('2025-12-03'))).json().detail).toMatch(/more than 90 days ago/);
    expect((await prolong(await own('2025-12-04'))).statusCode).toBe(200);
    expect((await prolong(99_999)).statusCode).toBe(404);
  });
});

describe('prolonging a package that is over', () => {
  const owed = async () => (await callApi(world, readLiability, {}, { by: manager })).json();
  const sumOfValues = async () => {
    const { rows } = await world.query<{ minor: number }>(
      'select sum(value_fils)::int as minor from package_entries',
    );
    return rows[0]?.minor;
  };

  test('gives back what its end took, once, and the studio owes what it owed before', async () => {
    const id = await own('2026-03-03');
    world.clock.set('2026-03-03T10:00:00+04:00');
    const before = await owed();
    world.clock.set(TEST_NOW);
    const [bought] = await ledgerOf(world, id);
    await expirePackage(world.db, id, world.clock.now());
    expect((await owed()).total).toBeLessThan(before.total);
    expect((await prolong(id, '2026-03-17')).statusCode).toBe(200);
    expect(await owed()).toEqual(before);
    expect(Math.round(before.total * 100)).toBe(await sumOfValues());
    expect((await ledgerOf(world, id)).slice(-2)).toMatchObject([
      { kind: 'expired', minutes: -(bought?.minutes ?? 0) },
      { kind: 'adjusted', minutes: bought?.minutes, balance_minutes: bought?.minutes },
    ]);
    const { results } = (await callApi(world, readStatementAtDesk, { id }, { by: desk })).json();
    expect(results[0]).toMatchObject({ kind: 'adjusted', reason: 'Was ill' });
    await prolong(id, '2026-03-18');
    expect(await owed()).toEqual(before);
    expect((await bookOn(id, '2026-03-12')).statusCode).toBe(201);
    expect(await history(id)).toMatchObject([
      { minutes_back: null },
      { was: '2026-03-03', became: '2026-03-17', minutes_back: bought?.minutes },
    ]);
  });

  test('gives back what expired the second time, and not what came back before', async () => {
    const id = await own('2026-03-03');
    await expirePackage(world.db, id, world.clock.now());
    await prolong(id, '2026-03-04');
    const before = await owed();
    world.clock.set('2026-03-05T10:00:00+04:00');
    await expirePackage(world.db, id, world.clock.now());
    await prolong(id, '2026-03-20');
    expect(await owed()).toEqual(before);
  });
});

describe('freezing a package', () => {
  test('allows no sessions on these days, and adds as many at its end', async () => {
    const id = await own();
    expect((await freeze(id, '2026-03-09', '2026-03-12')).json()).toEqual({
      owned_package_id: id,
      expiry_date: '2026-03-24',
      frozen: [{ from: '2026-03-09', to: '2026-03-12' }],
    });
    const refused = await bookOn(id, '2026-03-12');
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'Your Starter Package is frozen on this day. Please choose another one.',
    ]);
    expect((await bookOn(id, '2026-03-05')).statusCode).toBe(201);
  });

  test('is refused where sessions are booked, where it is frozen, and for days that are over', async () => {
    const id = await own();
    expect((await bookOn(id, '2026-03-05')).statusCode).toBe(201);
    expect((await freeze(id, '2026-03-05', '2026-03-06')).statusCode).toBe(409);
    expect((await freeze(id, '2026-03-06', '2026-03-07')).statusCode).toBe(200);
    expect((await freeze(id, '2026-03-07', '2026-03-08')).statusCode).toBe(409);
    expect((await freeze(id, '2026-03-01', '2026-03-08')).statusCode).toBe(400);
    expect((await freeze(id, '2026-03-09', '2026-03-08')).statusCode).toBe(400);
    expect((await freeze(id, '2026-05-09', '2026-05-10')).statusCode).toBe(400);
    expect((await freeze(id, '2026-03-10', '2028-03-10')).statusCode).toBe(400);
    expect((await freeze(await own('2026-03-03'), '2026-03-04', '2026-03-05')).statusCode).toBe(
      409,
    );
  });

  test('considers only its own sessions on these days, and no cancelled ones', async () => {
    const [id, other] = [await own(), await own()];
    const session = (await bookOn(id, '2026-03-05')).json();
    expect((await bookOn(other, '2026-03-06')).statusCode).toBe(201);
    expect((await bookOn(id, '2026-03-12')).statusCode).toBe(201);
    expect((await freeze(id, '2026-03-06', '2026-03-12')).statusCode).toBe(409);
    expect((await freeze(id, '2026-03-05', '2026-03-11')).statusCode).toBe(409);
    expect((await freeze(id, '2026-03-06', '2026-03-11')).statusCode).toBe(200);
    await callApi(world, cancelAppointment, { id: session.id }, { by: amina });
    expect((await freeze(id, '2026-03-05', '2026-03-05')).statusCode).toBe(200);
  });

  test('is refused for a day with a no-show, since that can be taken back', async () => {
    const id = await own();
    const { id: sessionId } = (await bookOn(id, '2026-03-05')).json();
    world.clock.set('2026-03-05T14:00:00+04:00');
    const missed = await callApi(world, missBooking, { id: sessionId, version: 1 }, { by: desk });
    expect(missed.json()).toMatchObject({ status: 'no_show' });
    expect((await freeze(id, '2026-03-05', '2026-03-06')).json().detail).toBe(
      'There are sessions of this package in these days. Please move them first.',
    );
    expect((await freeze(id, '2026-03-06', '2026-03-06')).statusCode).toBe(200);
  });
});

describe('ending a freeze', () => {
  test('before it begins takes it away, with the days that it gave', async () => {
    const id = await own();
    await freeze(id, '2026-03-09', '2026-03-12');
    expect((await unfreeze(id, '2026-03-09')).json()).toEqual({
      owned_package_id: id,
      expiry_date: '2026-03-20',
      frozen: [],
    });
    expect((await bookOn(id, '2026-03-11')).statusCode).toBe(201);
    expect((await unfreeze(id, '2026-03-09')).statusCode).toBe(409);
    expect(await history(id)).toMatchObject([
      { what: 'unfrozen', became: '2026-03-20', frozen: { from: '2026-03-09', to: '2026-03-12' } },
      { what: 'frozen', became: '2026-03-24', frozen: { from: '2026-03-09', to: '2026-03-12' } },
    ]);
  });

  test('in progress keeps the days until yesterday frozen, and drops only the rest', async () => {
    const id = await own();
    await freeze(id, '2026-03-04', '2026-03-13');
    world.clock.set('2026-03-07T10:00:00+04:00');
    expect((await unfreeze(id, '2026-03-04')).json()).toEqual({
      owned_package_id: id,
      expiry_date: '2026-03-23',
      frozen: [{ from: '2026-03-04', to: '2026-03-06' }],
    });
    expect((await bookOn(id, '2026-03-10')).statusCode).toBe(201);
    expect((await unfreeze(id, '2026-03-04')).json().detail).toBe('These frozen days are over.');
  });

  test('is refused where a session is booked for the days it gave, without a reason, and of none', async () => {
    const id = await own('2026-03-15');
    await freeze(id, '2026-03-05', '2026-03-06');
    expect((await bookOn(id, '2026-03-17')).statusCode).toBe(201);
    expect((await unfreeze(id, '2026-03-05')).json().detail).toBe(
      'Sessions of this package are booked after this day. Please move them first.',
    );
    expect((await unfreeze(id, '2026-03-06')).statusCode).toBe(409);
    expect((await unfreeze(id, '2026-03-05', { reason: ' ' })).statusCode).toBe(400);
    expect((await unfreeze(99_999, '2026-03-05')).statusCode).toBe(404);
  });
});
