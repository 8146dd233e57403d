import { afterAll, expect, test } from 'vitest';
import { openPast, STUDIO } from './past-schema.ts';

// What the migration of the studio's own things makes of rows written by the previous version.
const { client, migrateTo, close } = await openPast();
afterAll(close);

test('0036: earlier lengths and sizes are on sale, and the previous version can add more', async () => {
  await migrateTo('0010');
  await client.query(STUDIO);
  await client.query(`
    insert into services (name, description, position) values ('Stretching', '', 1);
    insert into service_durations (service_id, lasts_minutes, price_fils) values (1, 60, 32000)`);
  await migrateTo('0036');
  await client.query(
    'insert into service_durations (service_id, lasts_minutes, price_fils) values (1, 90, 45000)',
  );
  const { rows: lengths } = await client.query(
    'select lasts_minutes, active from service_durations order by lasts_minutes',
  );
  expect(lengths).toEqual([
    { lasts_minutes: 60, active: true },
    { lasts_minutes: 90, active: true },
  ]);
  const { rows: sizes } = await client.query('select active from package_options');
  expect(sizes).toEqual([{ active: true }]);
  const { rows: versions } = await client.query(`
    select version from services union all select version from package_products`);
  expect(versions).toEqual([{ version: 1 }, { version: 1 }]);
});

test('0037: earlier discounts and therapists count as their first version', async () => {
  await client.query(`
    insert into partner_discounts (partner_name, discount_percentage, partner_type, position)
    values ('Raptors', 10, 'local', 1)`);
  await migrateTo('0037');
  const { rows } = await client.query(`
    select version from partner_discounts union all select version from therapists`);
  expect(rows).toEqual([{ version: 1 }, { version: 1 }]);
});

test('0039: earlier branches and pay count as their first version, and the previous version can add more', async () => {
  await migrateTo('0039');
  await client.query(`insert into locations (code, name, address, image, icon, phone, bookable, position)
    values ('Y', 'Yas', '', '', '', '', true, 8)`);
  const { rows } = await client.query(
    `select version, map_url from locations where code in ('A', 'Y')`,
  );
  expect(rows).toEqual([
    { version: 1, map_url: null },
    { version: 1, map_url: null },
  ]);
  const { rows: pay } = await client.query(
    'select distinct pay_version from therapists where pay_version <> 1',
  );
  expect(pay).toEqual([]);
});

test('0046: the earlier rate still applies, a withdrawn one applies to no day, and the previous version reads the same', async () => {
  await migrateTo('0046');
  const on = async (day: string) =>
    (await client.query(`select vat_rate_on('${day}') as rate`)).rows[0].rate;
  expect(await on('2026-03-04')).toBe(500);
  await client.query(
    `insert into vat_rates (valid_from, basis_points) values ('2026-04-01', 700), ('2026-05-01', 900)`,
  );
  await client.query(`update vat_rates set withdrawn_at = now() where valid_from = '2026-05-01'`);
  expect([await on('2026-03-31'), await on('2026-05-01')]).toEqual([500, 700]);
});

test('0120: an earlier studio is open, with no step skipped', async () => {
  await migrateTo('0119');
  await client.query(`insert into settings (brand, legal_name, tagline, address, chat_greeting, zone, currency)
    values ('Supple', 'Supple', '', '', '', 'Asia/Dubai', 'AED') on conflict do nothing`);
  await migrateTo('0120');
  const { rows } = await client.query(
    'select opened_at is not null as open, skipped_steps from settings',
  );
  expect(rows).toEqual([{ open: true, skipped_steps: [] }]);
});
