import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { IMPORT_UNDONE_AT_ONCE } from '@limber/contract/terms/import.ts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';
import type { BuiltOn } from '../undo-import-rules.ts';
import { addedBy } from './imports.ts';

/** An import, locked: no rows join it any more. */
export async function lockImport(trx: Trx, id: number) {
  const row = await trx
    .selectFrom('imports')
    .select(['source', 'kind', 'undone_at as undoneAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as { source: string; kind: ImportKind; undoneAt: Date | null } | undefined;
}

/** What an import added and is still here. */
export interface Added {
  readonly accounts: readonly number[];
  readonly packages: readonly number[];
  readonly bookings: readonly string[];
  readonly products: readonly number[];
}

/** What an import added, locked in the order of locks: accounts, packages, bookings, products. */
export async function listAdded(trx: Trx, id: number): Promise<Added> {
  const accounts = await sql<{ id: number }>`
    select a.id from accounts a where id in (
      select r.account_id from import_rows r join accounts a on a.id = r.account_id
      where r.import_id = ${id}::int and r.kind = 'client' and ${addedBy}
    ) order by id for update`.execute(trx);
  const packages = await sql<{ id: number }>`
    select id from owned_packages
    where id in (select package_id from import_rows where import_id = ${id}::int)
    order by id for update`.execute(trx);
  const bookings = await sql<{ id: string }>`
    select id from bookings
    where id in (select booking_id from import_rows where import_id = ${id}::int)
    order by id for update`.execute(trx);
  const products = await sql<{ id: number }>`
    select id from retail_products where import_id = ${id}::int order by id for update`.execute(
    trx,
  );
  const idsOf = <Id>({ rows }: { rows: { id: Id }[] }) => rows.map(({ id }) => id);
  return {
    ...{ accounts: idsOf(accounts), packages: idsOf(packages) },
    ...{ bookings: idsOf(bookings), products: idsOf(products) },
  };
}

/** Tables whose rows come with what is imported, and go with it. */
const PARTS = new Set(['booking_lines', 'booking_resources', 'unsettled_bookings', 'stock_levels']);

/**
 * What was built on what an import added: records of any table that refer to it, but for those that
 * the import wrote itself. A new table with a reference is counted without being named here.
 */
export async function listBuiltOn(trx: Trx, importId: number, made: Added): Promise<BuiltOn[]> {
  const built: BuiltOn[] = [];
  const targets = [
    ['accounts', 'int', made.accounts],
    ['owned_packages', 'int', made.packages],
    ['bookings', 'uuid', made.bookings],
    ['retail_products', 'int', made.products],
  ] as const;
  for (const [target, type, ids] of targets) {
    if (ids.length === 0) continue;
    for (const { table, column } of await listReferences(trx, target)) {
      if (PARTS.has(table)) continue;
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} x
        where x.${sql.ref(column)} = any(${ids}::${sql.raw(type)}[])
          and ${isNotOwn(table, importId)}`.execute(trx);
      const count = rows[0]?.count ?? 0;
      if (count > 0) built.push({ table, count });
    }
  }
  return [...built, ...(await listUses(trx, importId, made))];
}

/** Records that an import wrote itself do not stand on it. */
function isNotOwn(table: string, importId: number) {
  const isOf = (column: string, id: string) => sql`exists (
    select from import_rows r
    where r.${sql.ref(column)} = x.${sql.ref(id)} and r.import_id = ${importId}::int)`;
  if (table === 'import_rows') {
    return sql`(x.import_id is distinct from ${importId}::int or x.changed_in <> x.import_id)`;
  }
  if (table === 'earlier_visits') return sql`x.import_id <> ${importId}::int`;
  if (['credit_entries', 'stock_entries'].includes(table))
    return sql`x.import_id is distinct from ${importId}::int`;
  if (table === 'owned_packages') return sql`not ${isOf('package_id', 'id')}`;
  if (table === 'bookings') return sql`not ${isOf('booking_id', 'id')}`;
  if (table === 'booking_events') return sql`x.kind <> 'booked'`;
  // What a session of the same import took is given back with it.
  if (table === 'package_entries') {
    return sql`x.kind <> 'imported' and not ${isOf('booking_id', 'booking_id')}`;
  }
  // Of a row that stands twice in its file.
  if (table === 'account_changes') {
    return sql`x.at not in (select imported_at from import_rows where import_id = ${importId}::int)`;
  }
  if (table === 'tax_categories') {
    return sql`x.set_at not in (select imported_at from import_rows where import_id = ${importId}::int)`;
  }
  if (table === 'health_consents') {
    return sql`x.agreed_at not in (
      select imported_at from import_rows where import_id = ${importId}::int)`;
  }
  return sql`true`;
}

/** What was done with it and is no record of its own: signing in, and minutes taken since. */
async function listUses(trx: Trx, importId: number, made: Added): Promise<BuiltOn[]> {
  const { rows } = await sql<BuiltOn>`
    select 'sessions' as table, count(*)::int as count from accounts
    where id = any(${made.accounts}::int[]) and verified_at is not null
    union all
    select 'package_entries', count(distinct later.id)::int
    from package_entries e join package_entries later
      on later.package_id = e.package_id and later.id > e.id
    where e.booking_id = any(${made.bookings}::uuid[]) and not exists (
      select from import_rows where booking_id = later.booking_id and import_id = ${importId}::int)
    union all
    select 'booking_events', count(*)::int from bookings
    where id = any(${made.bookings}::uuid[]) and status <> 'booked'`.execute(trx);
  return rows.filter(({ count }) => count > 0);
}

/** Every column that refers to a table by its id. */
async function listReferences(trx: Trx, target: string) {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${target}::regclass
    order by 1, 2`.execute(trx);
  return rows;
}

/** Of each changed field of a client, what it was and became. */
type ChangedDetails = Readonly<
  Record<string, readonly [was: string | null, became: string | null]>
>;

/** Of a package, what it had before. Stored, so the names stay. */
interface BeforeCorrection {
  readonly minutes: number;
  readonly fils: number;
  readonly expiresOn: string | null;
}

/** Of a product, its price in minor units. */
interface ChangedPrice {
  readonly price_fils: readonly [was: number, became: number];
}

type Before = BeforeCorrection | ChangedDetails | ChangedPrice;

/** Whether a package was corrected. */
export const isOfPackage = (before: Before): before is BeforeCorrection =>
  'fils' in before && typeof before.fils === 'number';

/** Whether the price of a product was changed. */
export const isOfProduct = (before: Before): before is ChangedPrice => 'price_fils' in before;

/** Whether details of a client were changed. */
export const isOfClient = (before: Before): before is ChangedDetails =>
  !isOfPackage(before) && !isOfProduct(before);

/** A row that changed something which was here before, with that as it is now. */
export interface ChangedRow {
  readonly id: number;
  readonly accountId: number | null;
  readonly packageId: number | null;
  readonly ownerId: number | null;
  readonly productId: number | null;
  readonly productName: string | null;
  readonly isUnlimited: boolean;
  readonly retailProductId: number | null;
  /** Of the product. */
  readonly priceMinor: number | null;
  readonly person: Readonly<Record<string, string | null>> | null;
  readonly was: {
    readonly said: Before;
    /** Of what the row had said; null: of a version that did not keep it. */
    readonly hash: string | null;
  };
}

/** Rows that an import changed and did not bring. */
export async function listChangedRows(trx: Trx, id: number): Promise<ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`
    select r.id, case when r.kind = 'client' then coalesce(a.merged_into, a.id) end as "accountId",
      r.package_id as "packageId", p.owner_id as "ownerId", p.product_id as "productId",
      r.retail_product_id as "retailProductId", sold.price_fils as "priceMinor",
      p.name as "productName", coalesce(p.minutes is null, false) as "isUnlimited",
      json_build_object('first_name', a.first_name, 'last_name', a.last_name,
        'phone_number', a.phone_number, 'email', a.email, 'gender', a.gender,
        'language', a.language, 'birthday', a.birthday::text, 'address', a.address,
        'blocked_reason', a.blocked_reason, 'desk_note', a.desk_note,
        'offers_by_mail', a.offers_by_mail, 'offers_by_message', a.offers_by_message,
        'message_channel', a.message_channel) as person, r.was
    from import_rows r left join accounts a on a.id = r.account_id
      left join owned_packages p on p.id = r.package_id
      left join retail_products sold on sold.id = r.retail_product_id
    where r.changed_in = ${id}::int and r.import_id is distinct from ${id}::int
      and a.erased_at is null
    order by r.id`.execute(trx);
  return rows;
}

/** A row says again what it had said before. */
export async function updateRestored(trx: Trx, id: number, hash: string | null): Promise<void> {
  await sql`
    update import_rows set changed_in = null, was = null, row_hash = decode(${hash}::text, 'hex')
    where id = ${id}::int`.execute(trx);
}

export function updateUndone(trx: Trx, id: number, by: number, now: Date) {
  return updateRows(trx, 'imports', { where: { id }, set: { undone_at: now, undone_by: by } });
}

/** Deletes what an undone import had added, some thousand rows in each statement. */
export async function deleteAdded(trx: Trx, id: number, made: Added): Promise<void> {
  for (const ids of chunksOf(made.bookings)) {
    const its = sql`any(${ids}::uuid[])`;
    await sql`delete from package_entries where booking_id = ${its}`.execute(trx);
    await sql`delete from booking_events where booking_id = ${its}`.execute(trx);
    await sql`delete from booking_lines where booking_id = ${its}`.execute(trx);
    await sql`delete from booking_resources where booking_id = ${its}`.execute(trx);
    await sql`delete from import_rows where booking_id = ${its}`.execute(trx);
    await sql`delete from bookings where id = ${its}`.execute(trx);
  }
  for (const ids of chunksOf(made.packages)) {
    const its = sql`any(${ids}::int[])`;
    await sql`delete from package_entries where package_id = ${its}`.execute(trx);
    await sql`delete from import_rows where package_id = ${its}`.execute(trx);
    await sql`delete from owned_packages where id = ${its}`.execute(trx);
  }
  for (const ids of chunksOf(made.products)) {
    const its = sql`any(${ids}::int[])`;
    await sql`delete from stock_entries where product_id = ${its}`.execute(trx);
    await sql`delete from stock_levels where product_id = ${its}`.execute(trx);
    await sql`delete from tax_categories where retail_product_id = ${its}`.execute(trx);
    await sql`delete from import_rows where retail_product_id = ${its}`.execute(trx);
    await sql`delete from retail_products where id = ${its}`.execute(trx);
  }
  for (const ids of chunksOf(made.accounts)) {
    const its = sql`any(${ids}::int[])`;
    await sql`delete from credit_entries where account_id = ${its}`.execute(trx);
    await sql`delete from import_rows where account_id = ${its} and import_id = ${id}::int`.execute(
      trx,
    );
    await sql`delete from accounts where id = ${its}`.execute(trx);
  }
  await sql`delete from import_rows where import_id = ${id}::int`.execute(trx);
}

function chunksOf<Id>(ids: readonly Id[]): Id[][] {
  const chunks: Id[][] = [];
  for (let from = 0; from < ids.length; from += IMPORT_UNDONE_AT_ONCE)
    chunks.push(ids.slice(from, from + IMPORT_UNDONE_AT_ONCE));
  return chunks;
}
