import { afterAll, expect, test } from 'vitest';
import { book, openPast, STUDIO } from './past-schema.ts';

// What the migrations of money make of rows written by the previous version.
const { client, migrateTo, close } = await openPast();
afterAll(close);

/** A session sold for 320 AED whose price has risen since, and what was refunded of it. */
const soldAndRefunded = (at: string, priceMinor: number, refunds: readonly number[]) => `
  ${book(at, 'service', null, priceMinor)}
  insert into sales values (gen_random_uuid(), 'A', 2, 2, 1, 1, now());
  insert into sale_lines (sale_id, position, booking_id, name, list_fils, gross_fils,
    vat_basis_points, vat_fils)
  select s.id, 1, b.id, 'Stretching', 32000, 32000, 500, vat_inside(32000, 500)
  from sales s, bookings b
  where b.starts_at = '2026-03-05T${at}+04' and not exists (
    select from sale_lines where sale_id = s.id);
  ${refunds
    .map(
      (minor, turn) => `
  with refund as (
    insert into refunds select gen_random_uuid(), l.sale_id, 1, 1, 'Wished', false,
      now() + ${turn} * interval '1 minute'
    from sale_lines l join bookings b on b.id = l.booking_id
    where b.starts_at = '2026-03-05T${at}+04' returning id, sale_id
  )
  insert into refund_lines (refund_id, line_id, gross_fils, vat_fils)
  select refund.id, l.id, ${minor}, 0 from refund join sale_lines l on l.sale_id = refund.sale_id;`,
    )
    .join('')}`;

test('0041: a partial refund reduces the price, except for what was overpaid', async () => {
  await migrateTo('0010');
  await client.query(STUDIO);
  await migrateTo('0040');
  await client.query(`insert into drawer_sessions (location_code, day, float_fils, opened_at, opened_by)
    values ('A', '2026-03-04', 0, now(), 1)`);
  await client.query(soldAndRefunded('10:00', 32_000, [5_000]));
  await client.query(soldAndRefunded('12:00', 16_000, [10_000, 10_000]));
  await migrateTo('0041');
  const reduces = async () =>
    (
      await client.query(`select b.price_fils, r.reduces_fils from refund_lines r
        join refunds on refunds.id = r.refund_id join sale_lines l on l.id = r.line_id
        join bookings b on b.id = l.booking_id order by b.starts_at, refunds.at`)
    ).rows;
  const carried = [
    { price_fils: 32_000, reduces_fils: 5_000 },
    { price_fils: 16_000, reduces_fils: 0 },
    { price_fils: 16_000, reduces_fils: 4_000 },
  ];
  expect(await reduces()).toEqual(carried);
  // The previous version goes on, and does not state it.
  await client.query(soldAndRefunded('14:00', 32_000, [5_000]));
  expect(await reduces()).toEqual([...carried, { price_fils: 32_000, reduces_fils: null }]);
  await expect(client.query('update refund_lines set reduces_fils = 0')).rejects.toThrow(
    'append-only',
  );
});

/** A session of that hour that was sold for 320 AED, with its payment. */
const soldAndPaid = (at: string, priceMinor: number, paidMinor: number | null) => `
  ${soldAndRefunded(at, priceMinor, [])}
  insert into payments (sale_id, drawer_id, method, amount_fils, actor_id, at)
  select l.sale_id, s.drawer_id, 'cash', ${paidMinor}, 1, now()
  from sale_lines l join sales s on s.id = l.sale_id join bookings b on b.id = l.booking_id
  where b.starts_at = '2026-03-05T${at}+04' and ${paidMinor !== null};`;

test('0060, 0061: possible debts are recorded for everything before, and for what the previous version writes', async () => {
  await migrateTo('0057');
  await client.query('truncate bookings, drawer_sessions cascade');
  await client.query(`insert into drawer_sessions overriding system value
    values (1, 'A', '2026-03-01', 0, '2026-03-01T10:00+04', 1)`);
  await client.query(book('08:00', 'service', null, 32_000));
  await client.query(book('09:00', 'mypackage', 1, 0));
  await client.query(book('10:00', 'service', null, 32_000));
  await client.query(
    `update bookings set status = 'cancelled' where starts_at = '2026-03-05T10:00+04'`,
  );
  await client.query(soldAndPaid('11:00', 32_000, 32_000));
  await client.query(soldAndPaid('12:00', 32_000, 20_000));
  await client.query(soldAndPaid('13:00', 48_000, 32_000));
  await client.query(soldAndPaid('14:00', 16_000, 32_000));
  await client.query(soldAndRefunded('15:00', 32_000, [32_000]));
  await client.query(book('16:00', 'service', null, 32_000));
  await client.query(`update bookings
    set starts_at = starts_at - interval '10 days', ends_at = ends_at - interval '10 days'
    where starts_at = '2026-03-05T16:00+04'`);
  await migrateTo('0060');
  await client.query(book('17:00', 'service', null, 32_000));
  await client.query(soldAndPaid('18:00', 32_000, 32_000));
  await migrateTo('0061');
  const hours = async (table: string, join: string) =>
    (
      await client.query<{ hour: number }>(`
        select distinct extract(hour from b.starts_at at time zone 'Asia/Dubai')::int as hour
        from ${table} noted ${join} order by 1`)
    ).rows.map(({ hour }) => hour);
  const bookings = () => hours('unsettled_bookings', 'join bookings b on b.id = booking_id');
  const sales = () =>
    hours(
      'unsettled_sales',
      'join sale_lines using (sale_id) join bookings b on b.id = booking_id',
    );
  // Sold for less than its price, or refunded; and whatever the previous version has just
  // written.
  expect(await bookings()).toEqual([8, 13, 15, 17, 18]);
  expect(await sales()).toEqual([12, 14, 15, 18]);
});
