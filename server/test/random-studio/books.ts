import type { Due } from '@limber/contract/desk/money/owed.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import { sql } from 'kysely';
import { listDue, listOwed } from '../../src/modules/till/list-owed.ts';
import { purgeSettled } from '../../src/purges.ts';
import type { World } from '../harness.ts';
import { judgeSales, type WrittenSale } from './judge-books.ts';
import { judgeLedgers, type WrittenPackage } from './judge-ledger.ts';
import { judgeOwed } from './judge-owed.ts';
import { judgeWorth, type WrittenSession } from './judge-worth.ts';
import type { Taken } from './taken.ts';

interface There {
  readonly location: string;
  readonly clients: readonly number[];
  /** Cash was rounded at some time. */
  readonly isRounded: boolean;
  readonly now: Date;
}

/**
 * Everything about the money of a branch and its clients that must never be, in a sentence each.
 */
export async function complaintsAboutMoney(
  world: World,
  { location, clients, isRounded, now }: There,
  taken: Taken,
): Promise<string[]> {
  const dues = await Promise.all(clients.map((client) => listDue(world.db, client, 'en')));
  const listOwedThere = () => listOwed(world.db, location, 'en', now);
  const owed = await listOwedThere();
  await purgeSettled(world.db, now);
  const [sales, packages, sessions, owedOnceTidied] = await Promise.all([
    listWrittenSales(world, location),
    listWrittenPackages(world, clients),
    listWrittenSessions(world, clients, dues),
    listOwedThere(),
  ]);
  const paidHere = packages.filter(({ isPaid, isImported }) => isPaid && !isImported);
  const paid = new Set(paidHere.map(({ id }) => id));
  return [
    ...judgeSales(sales, taken.sales, paid, isRounded),
    ...judgeLedgers(packages),
    ...judgeWorth(sessions),
    ...[owed, owedOnceTidied].flatMap((listed) => judgeOwed(listed, dues, { location, now })),
  ];
}

async function listWrittenSales(world: World, location: string) {
  const { rows } = await sql<WrittenSale>`
    with money as (
      select sale_id, jsonb_build_object(
        'cash', coalesce(sum(amount_fils) filter (where method = 'cash'), 0),
        'transfer', coalesce(sum(amount_fils) filter (where method = 'transfer'), 0),
        'online', coalesce(sum(amount_fils) filter (where method = 'online'), 0),
        'gift_card', coalesce(sum(amount_fils) filter (where method = 'gift_card'), 0)) as "byMethod"
      from payments group by sale_id
    )
    select s.id, coalesce(lines, '[]') as lines, coalesce(documents, '[]') as documents,
      coalesce("soldMinor", 0)::int as "soldMinor", coalesce("backMinor", 0)::int as "backMinor",
      (select coalesce(sum(amount_fils), 0)::int from tips where sale_id = s.id) as "tipsMinor",
      coalesce("byMethod", '{"cash":0,"transfer":0,"online":0,"gift_card":0}') as "byMethod",
      coalesce((
        select sum(o.amount_fils) from online_refunds o join refunds r on r.id = o.refund_id
        where r.sale_id = s.id and o.status = 'failed'
      ), 0)::int as "refusedMinor",
      array(
        select amount_fils from payments where sale_id = s.id and method = 'rounding' order by id
      ) as "roundedMinor",
      (select count(*)::int from refunds where sale_id = s.id) as refunds,
      exists (select from refunds where sale_id = s.id and voids) as "isVoided"
    from sales s
      left join money on money.sale_id = s.id
      left join lateral (
        select sum(gross_fils) as "soldMinor", sum(back.minor) as "backMinor",
          json_agg(json_build_object(
            'thing', coalesce('session ' || booking_id, 'package ' || package_id),
            'grossMinor', gross_fils, 'vatMinor', vat_fils, 'backMinor', back.minor,
            'backVatMinor', back.vat, 'packageId', package_id) order by position) as lines
        from sale_lines l cross join lateral (
          select coalesce(sum(gross_fils), 0) as minor, coalesce(sum(vat_fils), 0) as vat
          from refund_lines where line_id = l.id
        ) back
        where l.sale_id = s.id
      ) sold on true
      left join lateral (
        select json_agg(json_build_object('kind', kind, 'number', number,
          'grossMinor', gross_fils) order by id) as documents
        from tax_documents where sale_id = s.id
      ) printed on true
    where s.location_code = ${location}::text order by s.at, s.id`.execute(world.db);
  return rows;
}

async function listWrittenPackages(world: World, clients: readonly number[]) {
  const { rows } = await sql<
    WrittenPackage & { readonly isPaid: boolean; readonly isImported: boolean }
  >`
    select id, price_fils as "priceMinor", paid_at is not null as "isPaid",
      exists (select from import_rows where package_id = p.id) as "isImported",
      vat_rate_on((bought_at at time zone 'Asia/Dubai')::date) as "basisPoints",
      coalesce((
        select json_agg(json_build_object('id', id, 'kind', kind, 'minutes', minutes,
          'balanceMinutes', balance_minutes, 'valueMinor', value_fils,
          'balanceMinor', balance_fils, 'bookingId', booking_id, 'isSaid', coalesce(
          kind = 'imported' or kind = 'transferred' and minutes > 0
            or reason like 'Imported again%', false), 'givesBack', exists (
              select from package_prolongations where gives_back = e.id
            )) order by id)
        from package_entries e where package_id = p.id
      ), '[]') as entries
    from owned_packages p where owner_id = any(${clients}::int[]) order by id`.execute(world.db);
  return rows;
}

/** The money of sessions as stored, independently of what the till reports. */
async function listWrittenSessions(
  world: World,
  clients: readonly number[],
  dues: readonly Due[],
): Promise<WrittenSession[]> {
  const sumOf = (amounts: readonly number[]) =>
    amounts.reduce((sum, amount) => sum + minorOf(amount), 0);
  const owed = dues.flatMap(({ bookings }) => bookings);
  const back = dues.flatMap((due) => due.back);
  const { rows } = await sql<Omit<WrittenSession, 'owedMinor' | 'owedBackMinor'>>`
    select b.id, price_fils as "priceMinor",
      package_id is not null or (status = 'cancelled' and not late) as "isFree",
      coalesce((
        select json_agg(json_build_object('listMinor', list_fils, 'grossMinor', gross_fils, 'refunds',
          coalesce((
            select json_agg(json_build_object('grossMinor', gross_fils, 'reducesMinor', reduces_fils,
              'became', became))
            from refund_lines where line_id = l.id
          ), '[]')) order by l.id)
        from sale_lines l where booking_id = b.id
      ), '[]') as lines
    from bookings b where client_id = any(${clients}::int[]) order by b.id`.execute(world.db);
  return rows.map((row) => ({
    ...row,
    owedMinor: sumOf(owed.filter((each) => each.booking_id === row.id).map(({ price }) => price)),
    owedBackMinor: sumOf(
      back.filter((each) => each.booking_id === row.id).map(({ amount }) => amount),
    ),
  }));
}
