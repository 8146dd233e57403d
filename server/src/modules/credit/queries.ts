import type { CreditKind } from '@limber/contract/desk/money/credit.ts';
import type { GiftCardEntryKind } from '@limber/contract/desk/money/gift-cards.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { idsOf } from '../../platform/database/merged-accounts.ts';
import { oneValue } from '../../platform/database/result-of-a-statement.ts';
import { insertRow, insertRows } from '../../platform/database/rows-by-values.ts';

/**
 * Makes everything that changes what an account has on it wait until the transaction ends; false
 * when the account is erased or merged. Taken after the lock of a drawer.
 */
export async function lockCredit(trx: Trx, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from accounts
    where id = ${accountId}::int and erased_at is null and merged_into is null
    for no key update`.execute(trx);
  return rows.length > 0;
}

/** What an account has on it, in minor units. */
export function findCredit(db: Db | Trx, accountId: number): Promise<number> {
  return findBalance(db, 'account_id', accountId);
}

/** What is left on a gift card, in minor units. */
export function findCreditOfCard(db: Db | Trx, giftCardId: number): Promise<number> {
  return findBalance(db, 'gift_card_id', giftCardId);
}

async function findBalance(
  db: Db | Trx,
  holder: 'account_id' | 'gift_card_id',
  id: number,
): Promise<number> {
  return (
    (await oneValue(
      db
        .selectFrom('credit_entries')
        .select('balance_fils as balanceMinor')
        .where(holder, '=', id)
        .orderBy('id', 'desc')
        .limit(1),
    )) ?? 0
  );
}

interface NewEntry {
  /** Below zero it takes away. */
  readonly minor: number;
  readonly at: Date;
  readonly locationCode?: string | null;
  readonly reason?: string | null;
  readonly saleId?: string | null;
  readonly refundId?: string | null;
  readonly importId?: number | null;
}

/** A change of what an account has on it. */
export interface NewCreditEntry extends NewEntry {
  readonly accountId: number;
  readonly kind: CreditKind;
  readonly actorId: number;
}

/** A change of what is on a gift card. */
export interface NewCardEntry extends NewEntry {
  readonly giftCardId: number;
  readonly kind: GiftCardEntryKind;
  /** Null: it expired. */
  readonly actorId: number | null;
}

/** Writes a change to a locked account or gift card, whose balance is `balanceMinor` after it; returns its id. */
export async function insertCreditEntry(
  trx: Trx,
  entry: (NewCreditEntry | NewCardEntry) & { readonly balanceMinor: number },
): Promise<string> {
  return insertRow(trx, 'credit_entries', columnsOf(entry));
}

/** Writes the first changes of accounts that have none, each with its own balance. */
export async function insertFirstEntries(
  trx: Trx,
  entries: readonly NewCreditEntry[],
): Promise<void> {
  await insertRows(
    trx,
    'credit_entries',
    entries.map((entry) => columnsOf({ ...entry, balanceMinor: entry.minor })),
  );
}

const columnsOf = (entry: (NewCreditEntry | NewCardEntry) & { readonly balanceMinor: number }) => ({
  account_id: 'accountId' in entry ? entry.accountId : null,
  gift_card_id: 'giftCardId' in entry ? entry.giftCardId : null,
  location_code: entry.locationCode ?? null,
  at: entry.at,
  kind: entry.kind,
  amount_fils: entry.minor,
  balance_fils: entry.balanceMinor,
  reason: entry.reason ?? null,
  actor_id: entry.actorId,
  sale_id: entry.saleId ?? null,
  refund_id: entry.refundId ?? null,
  import_id: entry.importId ?? null,
});

export interface CreditEntryRow {
  readonly id: number;
  readonly at: Date;
  readonly kind: CreditKind;
  readonly minor: number;
  readonly balanceMinor: number;
  readonly location: string | null;
  readonly by: string;
  readonly reason: string | null;
  readonly saleId: string | null;
  readonly count: number;
}

/** The latest changes of an account, those it was merged with among it, newest first. */
export async function listCreditEntries(
  db: Db | Trx,
  accountId: number,
  limit: number,
): Promise<CreditEntryRow[]> {
  const { rows } = await sql<CreditEntryRow>`
    select e.id::int, e.at, e.kind, e.amount_fils as minor, e.balance_fils as "balanceMinor",
      e.location_code as location, trim(a.first_name || ' ' || a.last_name) as by, e.reason,
      e.sale_id as "saleId", count(*) over ()::int as count
    from credit_entries e join accounts a on a.id = e.actor_id
    where e.account_id = any (${idsOf(sql`${accountId}::int`)})
    order by e.id desc limit ${limit}::int`.execute(db);
  return rows;
}

export interface ClientWithCredit {
  readonly id: number;
  readonly name: string;
  readonly minor: number;
}

/** What clients have on account before an instant. */
export async function listCredit(db: Db, before: Date): Promise<ClientWithCredit[]> {
  const { rows } = await sql<ClientWithCredit>`
    select a.id, trim(a.first_name || ' ' || a.last_name) as name, sum(e.amount_fils)::float8 as minor
    from credit_entries e join accounts a on a.id = e.account_id
    where e.at < ${before}::timestamptz
    group by a.id having sum(e.amount_fils) > 0 order by a.id`.execute(db);
  return rows;
}
