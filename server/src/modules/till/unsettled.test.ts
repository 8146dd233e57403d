import { type Due, listDue, listOwed } from '@limber/contract/desk/money/owed.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { ownPackage } from '../../../test/own-package.ts';
import { openTill } from '../../../test/till.ts';
import { purgeSettled } from '../../purges.ts';

// What is owed to a branch is searched only where something may be. Here SQL moves the money, as
// a process of another version may.
const { world, amina, desk, openAnew, sell, book } = await openTill();

const due = async (): Promise<Due> =>
  (await callApi(world, listDue, { client_id: amina.id }, { by: desk })).json();
const owed = async (): Promise<Due> =>
  (await callApi(world, listOwed, { location: 'A' }, { by: desk })).json();
const tidy = () => purgeSettled(world.db, world.clock.now());
const noted = async () => {
  const { rows } = await world.query<{ bookings: number; sales: number }>(
    `select (select count(*)::int from unsettled_bookings) as bookings,
       (select count(*)::int from unsettled_sales) as sales`,
  );
  return rows[0];
};
const nothing = { bookings: [], packages: [], sales: [], back: [], overpaid: [], more: false };

/** An hour that is over and paid, and no longer searched. */
async function settle(): Promise<void> {
  const id = await book();
  const payments = [{ method: 'cash', amount: 320 } as const];
  await sell({ lines: [{ booking_id: id }], payments });
  await openAnew('2026-03-05T11:05:00Z');
  await tidy();
  expect(await noted()).toEqual({ bookings: 0, sales: 0 });
}

const refund = (minor: number, became: string) => `
  with refund as (
    insert into refunds (id, sale_id, drawer_id, actor_id, reason, at)
    select gen_random_uuid(), s.id, d.id, s.seller_id, 'Wished', now()
    from sales s join drawer_sessions d on d.closed_at is null returning *
  ), line as (
    insert into refund_lines (refund_id, line_id, gross_fils, vat_fils, reduces_fils, became)
    select refund.id, l.id, ${minor}, 0, 0, '${became}'
    from refund join sale_lines l on l.sale_id = refund.sale_id where ${minor} > 0
  )
  insert into payments (sale_id, refund_id, drawer_id, method, amount_fils, actor_id, at)
  select sale_id, id, drawer_id, 'cash', -32000, actor_id, at from refund`;
const soldAgain = (branch: string, listMinor: number, grossMinor: number) => `
  with again as (
    insert into sales (id, location_code, client_id, payer_id, seller_id, drawer_id, at)
    select gen_random_uuid(), '${branch}', s.client_id, s.payer_id, s.seller_id, d.id, now()
    from sales s join drawer_sessions d on d.closed_at is null returning *
  ), line as (
    insert into sale_lines (sale_id, position, booking_id, name, list_fils, gross_fils, reduced_because,
      vat_basis_points, vat_fils)
    select again.id, 1, l.booking_id, l.name, ${listMinor}, ${grossMinor}, ${listMinor > grossMinor ? `'Kind'` : 'null'},
      0, 0
    from again cross join sale_lines l
  )
  insert into payments (sale_id, drawer_id, method, amount_fils, actor_id, at)
  select id, drawer_id, 'cash', ${grossMinor}, seller_id, at from again where ${grossMinor} > 0`;
const tip = `
  insert into tips (sale_id, drawer_id, therapist_id, amount_fils, actor_id, at)
  select s.id, d.id, b.therapist_id, 500, s.seller_id, now()
  from sales s join drawer_sessions d on d.closed_at is null join bookings b on true`;

describe('a settled item is owed again, or back, once', () => {
  test.each([
    ['bookings', 'its price goes up', 'update bookings set price_fils = price_fils + 1000'],
    ['back', 'its price goes down', 'update bookings set price_fils = price_fils - 1000'],
    ['back', 'it is cancelled', `update bookings set status = 'cancelled'`],
    [
      'back',
      'a package pays for it',
      `update bookings set service_type = 'mypackage', package_minutes = 60,
         package_id = (select max(id) from owned_packages)`,
    ],
    ['bookings', 'its money goes back and it is to be paid again', refund(32_000, 'owed')],
    ['sales', 'money goes back and nothing else does', refund(0, '')],
    ['sales', 'a tip is given that is not paid', tip],
    ['back', 'it is sold twice', soldAgain('A', 32_000, 32_000)],
    ['back', 'another branch lets it for less', soldAgain('B', 5000, 0)],
  ] as const)('%s: %s', async (kind, _when, statement) => {
    await ownPackage(world, amina.id, 'Starter Package');
    await world.query('update owned_packages set paid_at = now()');
    await settle();
    expect(await owed()).toEqual(nothing);
    await world.query(statement);
    const listed = await owed();
    expect(listed[kind]).not.toEqual([]);
    expect(listed).toEqual(await due());
    await tidy();
    expect(await owed()).toEqual(listed);
  });
});

describe('a session that nobody has paid for', () => {
  test('is owed once it has begun, and its sale until it is paid', async () => {
    const id = await book();
    expect(await owed()).toEqual(nothing);
    await openAnew('2026-03-05T11:05:00Z');
    await tidy();
    expect((await owed()).bookings).toMatchObject([{ booking_id: id, price: 320 }]);
    await sell({ lines: [{ booking_id: id }] });
    await tidy();
    expect(await noted()).toEqual({ bookings: 0, sales: 1 });
    expect(await owed()).toMatchObject({ bookings: [], sales: [{ due: 320 }] });
  });

  test('is owed once it begins, even after moving to an earlier time or another branch', async () => {
    await book({ date: '2026-03-20' });
    await openAnew('2026-03-10T08:00:00Z');
    await tidy();
    expect(await owed()).toEqual(nothing);
    await world.query(`update bookings
      set starts_at = '2026-03-09T14:00+04', ends_at = '2026-03-09T15:00+04'`);
    await tidy();
    expect((await owed()).bookings).toHaveLength(1);
    await world.query(`update bookings set location_code = 'B'`);
    await tidy();
    expect(await owed()).toEqual(nothing);
    await world.query(`update bookings set location_code = 'A'`);
    await tidy();
    expect((await owed()).bookings).toHaveLength(1);
    expect(await owed()).toEqual(await due());
  });

  test('is owed again where it is cancelled, and counts as used since', async () => {
    await book();
    await openAnew('2026-03-05T11:05:00Z');
    await world.query(`update bookings set status = 'cancelled'`);
    await tidy();
    expect(await noted()).toEqual({ bookings: 0, sales: 0 });
    await world.query('update bookings set late = true');
    expect((await owed()).bookings).toHaveLength(1);
  });
});

test('what changes while settled entries are removed is not removed with them', async () => {
  await settle();
  await world.query('update bookings set price_fils = price_fils + 1000');
  await world.query('update bookings set price_fils = price_fils - 1000');
  await world.db.transaction().execute(async (trx) => {
    await sql`update bookings set price_fils = price_fils - 1000`.execute(trx);
    await tidy();
    expect(await noted()).toEqual({ bookings: 0, sales: 0 });
  });
  expect((await owed()).back).toMatchObject([{ amount: 10, paid: 10 }]);
});
