import { refundSale } from '@limber/contract/desk/money/till.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { therapistNamed } from '../../../test/people.ts';
import { openTill } from '../../../test/till.ts';
import type { TakingsRow, VatRow } from './books-of-days-rules.ts';
import { sumUpTouchedDays } from './kept-sums/sum-up-touched-days.ts';
import type { Span } from './queries/drawer-days-and-products.ts';
import { readBooks } from './read-books.ts';
import type { TaxedRow } from './tax-return-rules.ts';

const { world, manager, offer, sell, openAnew, book } = await openTill();
const noura = await therapistNamed(world, 'Noura');
const march = { from: '2026-03-01', to: '2026-03-31', locationCode: null };

beforeEach(async () => {
  world.clock.set('2026-03-04T10:00:00+04:00');
  await world.query('delete from kept_sums; delete from touched_days');
});

const inOrder = (rows: readonly object[]) =>
  rows.map((row) => JSON.stringify(Object.fromEntries(Object.entries(row).toSorted()))).toSorted();

/** What is read equals what each sale, refund, payment and tip adds up to, before and after the job. */
async function expectRight(span: Span = march): Promise<void> {
  const [takings, vat, taxed] = await Promise.all([
    listTakings(span),
    listVat(span),
    listTaxed(span),
  ]);
  for (const round of ['before', 'after'] as const) {
    const books = await readBooks(world.db, span);
    expect(inOrder(books.takings), round).toEqual(inOrder(takings));
    expect(inOrder(books.vat), round).toEqual(inOrder(vat));
    expect(inOrder(books.taxed), round).toEqual(inOrder(taxed));
    await sumUpTouchedDays(world.db, { olderThanSeconds: 0 });
  }
}

test('the tables of the books equal what each sale, refund, payment and tip adds up to @REPORT-02', async () => {
  await expectRight();
  await world.query(`update locations set emirate = 'dubai' where code = 'A'`);
  const { line, price } = await offer('Starter Package');
  const sale = await sell({
    lines: [line],
    tips: [{ therapist_id: noura, amount: 20 }],
    payments: [
      { method: 'cash', amount: 100 },
      { method: 'terminal', amount: price - 100 + 20, reference: '4711' },
    ],
  });
  await expectRight();
  await sell({ lines: [{ booking_id: await book() }], payments: [] });
  await expectRight();
  await openAnew('2026-03-09T10:00:00+04:00');
  const back = await callApi(
    world,
    refundSale,
    {
      ...{ id: sale.id, location: 'A', reason: 'Too much' },
      lines: [{ line_id: sale.lines[0]?.id ?? 0, amount: 33.25 }],
      tips: [{ therapist_id: noura, amount: 5 }],
      payments: [{ method: 'cash' as const, amount: 38.25 }],
    },
    { by: manager },
  );
  expect(back.statusCode, back.body).toBeLessThan(300);
  await expectRight();
  await expectRight({ from: '2026-03-05', to: '2026-03-31', locationCode: 'A' });
  await expectRight({ ...march, locationCode: 'B' });
});

async function listTakings({ from, to, locationCode }: Span): Promise<TakingsRow[]> {
  const { rows } = await sql<TakingsRow>`
    with drawer as materialized (
      select id, day, location_code from drawer_sessions
      where day between ${from}::date and ${to}::date
        and location_code = coalesce(${locationCode}::text, location_code)
    ), sold as (
      select s.drawer_id, sum(l.gross_fils) as gross, sum(l.vat_fils) as vat
      from sales s join sale_lines l on l.sale_id = s.id
      where s.drawer_id in (select id from drawer) group by s.drawer_id
    ), credited as (
      select r.drawer_id, sum(l.gross_fils) as gross, sum(l.vat_fils) as vat
      from refunds r join refund_lines l on l.refund_id = r.id
      where r.drawer_id in (select id from drawer) group by r.drawer_id
    ), paid as (
      select drawer_id,
        coalesce(sum(p.amount_fils) filter (where method = 'cash'), 0) as cash,
        coalesce(sum(p.amount_fils) filter (where method = 'terminal'), 0) as terminal,
        coalesce(sum(p.amount_fils) filter (where method = 'transfer'), 0) as transfer,
        coalesce(sum(p.amount_fils) filter (where method = 'online'), 0) as online,
        coalesce(sum(p.amount_fils) filter (where method = 'credit'), 0) as credit,
        coalesce(sum(p.amount_fils) filter (where method = 'gift_card'), 0) as gift_card,
        coalesce(sum(p.amount_fils) filter (where e.account_id is not null), 0) as paid_in,
        coalesce(sum(p.amount_fils) filter (where e.gift_card_id is not null), 0) as cards_sold,
        coalesce(-sum(p.amount_fils) filter (where method = 'rounding'), 0) as rounding
      from payments p left join credit_entries e on e.id = credit_entry_id
      where drawer_id in (select id from drawer) group by drawer_id
    ), tipped as (
      select drawer_id, sum(amount_fils) as minor
      from tips where drawer_id in (select id from drawer) group by drawer_id
    )
    select d.day::text, d.location_code as location,
      coalesce(sum(sold.gross), 0)::float8 as sold,
      coalesce(sum(credited.gross), 0)::float8 as credited,
      (coalesce(sum(sold.vat), 0) - coalesce(sum(credited.vat), 0))::float8 as vat,
      coalesce(sum(cash), 0)::float8 as cash, coalesce(sum(terminal), 0)::float8 as terminal,
      coalesce(sum(transfer), 0)::float8 as transfer,
      coalesce(sum(online), 0)::float8 as online,
      coalesce(sum(credit), 0)::float8 as credit, coalesce(sum(paid_in), 0)::float8 as "paidIn",
      coalesce(sum(gift_card), 0)::float8 as "giftCard",
      coalesce(sum(cards_sold), 0)::float8 as "giftCardsSold",
      coalesce(sum(tipped.minor), 0)::float8 as tips,
      coalesce(sum(rounding), 0)::float8 as rounding
    from drawer d
      left join sold on sold.drawer_id = d.id
      left join credited on credited.drawer_id = d.id
      left join paid on paid.drawer_id = d.id
      left join tipped on tipped.drawer_id = d.id
    group by d.day, d.location_code
    order by d.day, d.location_code`.execute(world.db);
  return rows;
}

async function listTaxed({ from, to, locationCode }: Span): Promise<TaxedRow[]> {
  const { rows } = await sql<TaxedRow>`
    with drawer as materialized (
      select d.id, branch.emirate from drawer_sessions d
        join locations branch on branch.code = d.location_code
      where d.day between ${from}::date and ${to}::date
        and d.location_code = coalesce(${locationCode}::text, d.location_code)
    ), line as (
      select d.emirate, l.tax_category as tax, l.vat_basis_points as rate, false as earlier,
        l.gross_fils as gross, l.vat_fils as vat
      from drawer d join sales s on s.drawer_id = d.id join sale_lines l on l.sale_id = s.id
      union all
      select d.emirate, l.tax_category, l.vat_basis_points, sold.day < ${from}::date,
        -back.gross_fils, -back.vat_fils
      from drawer d join refunds r on r.drawer_id = d.id
        join refund_lines back on back.refund_id = r.id join sale_lines l on l.id = back.line_id
        join sales s on s.id = l.sale_id join drawer_sessions sold on sold.id = s.drawer_id
    )
    select emirate, tax, rate as "basisPoints",
      coalesce(sum(gross) filter (where not earlier), 0)::float8 as gross,
      coalesce(sum(vat) filter (where not earlier), 0)::float8 as vat,
      coalesce(sum(gross) filter (where earlier), 0)::float8 as "adjustedGross",
      coalesce(sum(vat) filter (where earlier), 0)::float8 as "adjustedVat"
    from line group by emirate, tax, rate order by emirate, tax, rate desc`.execute(world.db);
  return rows;
}

async function listVat({ from, to, locationCode }: Span): Promise<VatRow[]> {
  const { rows } = await sql<VatRow>`
    with drawer as materialized (
      select id, day, location_code from drawer_sessions
      where day between ${from}::date and ${to}::date
        and location_code = coalesce(${locationCode}::text, location_code)
    ), line as materialized (
      select s.drawer_id, l.vat_basis_points as rate, l.tax_category as tax, sum(l.gross_fils) as gross,
        sum(l.vat_fils) as vat
      from sales s join sale_lines l on l.sale_id = s.id
      where s.drawer_id in (select id from drawer)
      group by s.drawer_id, l.vat_basis_points, l.tax_category
      union all
      select r.drawer_id, l.vat_basis_points, l.tax_category, -sum(back.gross_fils), -sum(back.vat_fils)
      from refunds r join refund_lines back on back.refund_id = r.id
        join sale_lines l on l.id = back.line_id
      where r.drawer_id in (select id from drawer)
      group by r.drawer_id, l.vat_basis_points, l.tax_category
    )
    select d.day::text, d.location_code as location, line.rate as "basisPoints", line.tax,
      sum(line.gross)::float8 as gross, sum(line.vat)::float8 as vat
    from drawer d join line on line.drawer_id = d.id
    group by d.day, d.location_code, line.rate, line.tax
    order by d.day, d.location_code, line.tax = 'exempt', line.tax = 'zero_rated', line.rate desc`.execute(
    world.db,
  );
  return rows;
}
