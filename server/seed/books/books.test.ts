import { readLiability } from '@limber/contract/desk/clients/packages.ts';
import { readDrawer } from '@limber/contract/desk/money/drawers.ts';
import { listSalesToClient, readSale } from '@limber/contract/desk/money/till.ts';
import { beforeAll, expect, test } from 'vitest';
import { callApi } from '../../test/call-api.ts';
import type { World } from '../../test/harness.ts';
import { openSeeded } from '../../test/seeded.ts';

let world: World;
let manager: { headers(): { authorization: string } };

beforeAll(async () => {
  world = await openSeeded('2026-03-03T16:12:00+04:00');
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'manager@limber.example')
    .executeTakeFirstOrThrow();
  manager = { headers: () => world.bearer(id, 'manager') };
});

const rows = async (statement: string) => (await world.query(statement)).rows;
const count = async (what: string) =>
  Number((await rows(`select count(*) as n ${what}`))[0]?.n ?? 0);

test('every day but today is closed with the cash in its drawer, one with a difference and its reason', async () => {
  expect(await count('from drawer_sessions')).toBe(122);
  const open = await rows(
    'select location_code, day::text from drawer_sessions where closed_at is null order by 1',
  );
  expect(open).toEqual([
    { location_code: 'A', day: '2026-03-03' },
    { location_code: 'B', day: '2026-03-03' },
  ]);
  const wrong = await rows(`
    select d.id from drawer_sessions d where closed_at is not null and expected_fils <> float_fils
      + (select coalesce(sum(amount_fils), 0) from payments
          where drawer_id = d.id and method = 'cash')
      + (select coalesce(sum(amount_fils), 0) from drawer_movements where drawer_id = d.id)`);
  expect(wrong).toEqual([]);
  const differences = await rows(`select location_code, counted_fils - expected_fils as minor
    from drawer_sessions where counted_fils <> expected_fils order by day`);
  expect(differences).toEqual([
    { location_code: 'B', minor: 500 },
    { location_code: 'A', minor: -2000 },
  ]);
  const late = await rows(`
    select p.id from payments p join drawer_sessions d on d.id = p.drawer_id
    where p.at not between d.opened_at and coalesce(d.closed_at, '2026-03-03 16:12+04')`);
  expect(late).toEqual([]);
  const reply = await callApi(world, readDrawer, { location: 'A' }, { by: manager });
  expect(reply.json()).toMatchObject({ day: '2026-03-03', closed_at: null });
});

test('a tip was paid when it was given', async () => {
  const unpaid = await rows(`
    select t.id from tips t where t.amount_fils > 0 and t.amount_fils > (
      select coalesce(sum(amount_fils), 0) from payments p
      where p.sale_id = t.sale_id and p.at = t.at)`);
  expect(unpaid).toEqual([]);
  expect(await count('from tips')).toBeGreaterThan(100);
});

test('numbers have no gaps and follow the time, and documents list what was sold', async () => {
  const broken = await rows(`
    select name from (
      select *, row_number() over (partition by location_code, kind order by issued_at, id) as place
      from tax_documents
    ) as doc where number <> place`);
  expect(broken).toEqual([]);
  const last = await rows(`
    select s.location_code, s.kind from document_series s where last_number <> (
      select max(number) from tax_documents d
      where d.location_code = s.location_code and d.kind = s.kind)`);
  expect(last).toEqual([]);
  const differing = await rows(`
    select doc.id from tax_documents doc where (gross_fils, vat_fils) is distinct from (
      case when refund_id is null
        then (select row(sum(gross_fils)::int, sum(vat_fils)::int) from sale_lines l where l.sale_id = doc.sale_id)
        else (select row(sum(gross_fils)::int, sum(vat_fils)::int) from refund_lines l where l.refund_id = doc.refund_id)
      end)`);
  expect(differing).toEqual([]);
  expect(await count(`from tax_documents where kind = 'credit_note'`)).toBeGreaterThanOrEqual(4);
  expect(await count('from tax_documents where client_name is not null')).toBeGreaterThan(0);
});

test('a past session is sold once, at its price, to its client', async () => {
  const twice = await rows(`
    select booking_id from sale_lines l where booking_id is not null and not exists (
      select from refunds r where r.sale_id = l.sale_id and r.voids)
    group by booking_id having count(*) > 1`);
  expect(twice).toEqual([]);
  const mistaken = await rows(`
    select l.id from sale_lines l
      join sales s on s.id = l.sale_id
      join bookings b on b.id = l.booking_id
    where b.client_id <> s.client_id or b.location_code <> s.location_code
      or (b.price_fils, b.discount_fils) <> (l.list_fils, l.discount_fils)
      or b.package_id is not null or s.at < b.ends_at or b.status not in ('completed', 'no_show')`);
  expect(mistaken).toEqual([]);
  const unsold = await count(`from bookings b where status = 'completed' and package_id is null
    and starts_at > '2026-01-03' and ends_at < '2026-03-03 15:30+04'
    and not exists (select from sale_lines where booking_id = b.id)`);
  expect(unsold).toBe(0);
});

test('nobody has paid more than is due, and packages are paid by the payment that completes their sale', async () => {
  const sums = `select s.id,
      (select coalesce(sum(gross_fils), 0) from sale_lines where sale_id = s.id)
      - (select coalesce(sum(r.gross_fils), 0) from refund_lines r join sale_lines l on l.id = r.line_id
          where l.sale_id = s.id)
      + (select coalesce(sum(amount_fils), 0) from tips where sale_id = s.id)
      - (select coalesce(sum(amount_fils), 0) from payments where sale_id = s.id) as due,
      (select max(at) from payments where sale_id = s.id and refund_id is null) as paid_at
    from sales s`;
  expect(await rows(`select id from (${sums}) as sums where due < 0`)).toEqual([]);
  const due = await count(`from (${sums}) as sums where due > 0`);
  expect(due).toBeGreaterThan(0);
  expect(due).toBeLessThan(60);
  const packages = await rows(`
    select p.id from owned_packages p join sale_lines l on l.package_id = p.id
      join (${sums}) as sums on sums.id = l.sale_id
    where p.price_fils <> l.gross_fils
      or p.paid_at is distinct from case when due = 0 then sums.paid_at end`);
  expect(packages).toEqual([]);
  expect(await count(`from sales where payer_id <> client_id`)).toBe(2);
});

test('what the studio owes for minutes is the sum of the ledger, and refunds have taken theirs', async () => {
  const report = (await callApi(world, readLiability, {}, { by: manager })).json();
  const [ledger] = await rows(
    'select sum(value_fils)::int as minor, sum(minutes)::int as minutes from package_entries',
  );
  expect(ledger?.minor).toBeGreaterThan(0);
  expect(Math.round(report.total * 100)).toBe(ledger?.minor);
  expect(report.minutes).toBe(ledger?.minutes);
  const refunded = await rows(`select e.minutes, p.active from package_entries e
    join owned_packages p on p.id = e.package_id where e.kind = 'refunded' order by 1`);
  expect(refunded).toEqual([
    { minutes: -600, active: false },
    { minutes: -150, active: true },
  ]);
});

test('a sale of the demo reads like any other', async () => {
  const [{ id, location_code: location, client_id } = {}] = await rows(`
    select s.id, s.location_code, s.client_id from sales s join tips on tips.sale_id = s.id
    where tips.refund_id is null order by s.at limit 1`);
  const sale = (await callApi(world, readSale, { id, location }, { by: manager })).json();
  expect(sale).toMatchObject({ id, due: 0, documents: [{ kind: 'invoice' }] });
  const list = await callApi(world, listSalesToClient, { client_id }, { by: manager });
  expect(list.json().map((each: { id: string }) => each.id)).toContain(id);
});
