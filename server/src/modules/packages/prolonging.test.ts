import { freezePackage, prolongPackage } from '@limber/contract/desk/packages.ts';
import { describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { ownPackage } from '../../../test/own-package.ts';
import { actorOf } from '../../../test/people.ts';
import { openStudio } from '../../../test/studio.ts';

const { world, amina, bookFrom } = await openStudio();
const { accountId } = await actorOf(world, 'front_desk');
const desk = { headers: () => world.bearer(accountId, 'front_desk') };

const own = (expiresOn: string | null = '2026-03-20') =>
  ownPackage(world, amina.id, 'Starter Package', { expiresOn });
const prolong = (id: number, args: object = {}) =>
  callApi(world, prolongPackage, { id, days: 10, reason: 'Was ill', ...args }, { by: desk });
const freeze = (id: number, from: string, to: string) =>
  callApi(world, freezePackage, { id, from, to, reason: 'Travels' }, { by: desk });
const bookOn = (id: number, date: string) => bookFrom({ id, kind: 'regular' }, { date });
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
    const end = minutesUntil('2026-03-31T00:00:00+04:00');
    world.clock.set('2026-03-31T00:00:00+04:00');
    await world.runJobs(end + 1);
    expect((await ledgerOf(world, id)).at(-1)).toMatchObject({ kind: 'expired' });
    const told = world.mails.filter(({ subject }) => subject.includes('30 March 2026'));
    expect(told).toHaveLength(1);
    expect(world.mails.some(({ subject }) => subject.includes('20 March'))).toBe(false);
  });

  test('is refused to one without a last day, one that is over, without a reason, for too long', async () => {
    expect((await prolong(await own(null))).statusCode).toBe(409);
    expect((await prolong(await own('2026-03-03'))).statusCode).toBe(409);
    expect((await prolong(await own(), { reason: ' ' })).statusCode).toBe(400);
    expect((await prolong(await own(), { days: 400 })).statusCode).toBe(400);
    expect((await prolong(99_999)).statusCode).toBe(404);
  });
});

describe('freezing a package', () => {
  test('takes no sessions in these days, and gives as many at its end', async () => {
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
  });
});
