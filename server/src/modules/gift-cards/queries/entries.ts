import type { GiftCardEntryKind } from '@limber/contract/desk/money/gift-cards.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';

export interface CardEntryRow {
  readonly cardId: number;
  readonly lastFour: string;
  readonly at: Date;
  readonly kind: GiftCardEntryKind;
  readonly minor: number;
  readonly balanceMinor: number;
  readonly location: string | null;
  readonly by: string | null;
  readonly reason: string | null;
  readonly saleId: string | null;
}

const entries = sql`
  select e.gift_card_id as "cardId", card.last_four as "lastFour", e.at, e.kind,
    e.amount_fils as minor, e.balance_fils as "balanceMinor", e.location_code as location,
    trim(a.first_name || ' ' || a.last_name) as by, e.reason, e.sale_id as "saleId"
  from credit_entries e
    join gift_cards card on card.id = e.gift_card_id
    left join accounts a on a.id = e.actor_id`;

/** Everything that changed what is on a card, newest first. */
export async function listEntriesOf(db: Db, cardId: number): Promise<CardEntryRow[]> {
  const { rows } = await sql<CardEntryRow>`${entries}
    where e.gift_card_id = ${cardId}::int order by e.id desc`.execute(db);
  return rows;
}

/** The changes of all cards between two instants, oldest first. */
export async function listEntries(
  db: Db,
  { from, to, limit }: { readonly from: Date; readonly to: Date; readonly limit: number | null },
): Promise<CardEntryRow[]> {
  const { rows } = await sql<CardEntryRow>`${entries}
    where e.at >= ${from}::timestamptz and e.at < ${to}::timestamptz
    order by e.id limit ${limit}::int`.execute(db);
  return rows;
}

/** What changed on all cards between two instants, by kind; and what was on them before. */
export async function sumEntries(
  db: Db,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<{ readonly kind: GiftCardEntryKind | 'before'; readonly minor: number }[]> {
  const { rows } = await sql<{ kind: GiftCardEntryKind | 'before'; minor: number }>`
    select case when at < ${from}::timestamptz then 'before' else kind end as kind,
      sum(amount_fils)::float8 as minor
    from credit_entries where gift_card_id is not null and at < ${to}::timestamptz
    group by 1 order by 1`.execute(db);
  return rows;
}

/** What was left at an instant on cards of packages whose VAT was paid when they were sold. */
export async function sumTaxed(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(e.amount_fils), 0)::float8 as minor
    from credit_entries e join gift_cards card on card.id = e.gift_card_id
    where card.vat_paid and e.at < ${before}::timestamptz`.execute(db);
  return rows[0]?.minor ?? 0;
}

/** What each card paid of a sale and did not get back, the latest first. */
export async function listPaidBy(
  trx: Trx,
  saleId: string,
): Promise<{ readonly cardId: number; readonly minor: number }[]> {
  const { rows } = await sql<{ cardId: number; minor: number }>`
    with recursive paid as (
      select gift_card_id as id, -sum(amount_fils)::int as minor, max(id) as latest
      from credit_entries where sale_id = ${saleId}::uuid and gift_card_id is not null
      group by gift_card_id
    ), now_held as (
      select id as first, id from gift_cards where id in (select id from paid)
      union select held.first, next.id from now_held held join gift_cards next on next.replaces_id = held.id
    ), last_held as (
      select first, max(id) as id from now_held group by first
    )
    select held.id as "cardId", sum(paid.minor)::int as minor
    from paid join last_held held on held.first = paid.id
    group by held.id having sum(paid.minor) > 0 order by max(paid.latest) desc`.execute(trx);
  return rows;
}

/** What refunds of a sale gave back to cards. */
export async function sumBackOnCards(trx: Trx, saleId: string): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(amount_fils), 0)::int as minor from credit_entries
    where sale_id = ${saleId}::uuid and gift_card_id is not null and kind = 'refunded'`.execute(
    trx,
  );
  return rows[0]?.minor ?? 0;
}

/** What of a card was used and then lost in a dispute, in minor units. */
export async function sumLostOnCard(trx: Trx, cardId: number): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(amount_fils), 0)::int as minor from credit_entries
    where gift_card_id = ${cardId}::int and kind = 'lost'`.execute(trx);
  return rows[0]?.minor ?? 0;
}
