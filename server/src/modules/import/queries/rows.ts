import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';

/** Makes imports wait for each other until the transaction ends. */
export async function lockImports(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7, 0)`.execute(trx);
}

/** What came of a row that was imported before. */
export interface KnownRow {
  readonly key: string;
  /** Null: of a version that did not keep it. */
  readonly hash: Buffer | null;
  readonly accountId: number | null;
  /** For a client: the account was created by the import, not by themselves or at the desk. */
  readonly made: boolean;
  /** Somebody has signed in with its address. */
  readonly proven: boolean;
  /** They asked to be erased. */
  readonly erased: boolean;
  readonly packageId: number | null;
  readonly bookingId: string | null;
  readonly retailProductId: number | null;
}

/**
 * Rows of a source that were imported before, by key; those of erased clients also by the hash of
 * their content, which is all that is left of some.
 */
export async function listKnownRows(
  db: Db | Trx,
  {
    source,
    kind,
    keys,
    hashes,
  }: {
    source: string;
    kind: ImportKind;
    keys: readonly string[];
    hashes: readonly Buffer[];
  },
): Promise<KnownRow[]> {
  const found = sql`
    select i.source_key as key, i.row_hash as hash, coalesce(a.merged_into, a.id) as "accountId",
      coalesce(a.created_by = i.imported_by and a.created_at = i.imported_at
        and a.merged_into is null, false) as made,
      coalesce(a.verified_at is not null, false) as proven,
      coalesce(a.erased_at is not null, false) as erased, i.package_id as "packageId",
      i.booking_id as "bookingId", i.retail_product_id as "retailProductId"
    from import_rows i left join accounts a on a.id = i.account_id
    where i.source = ${source}::text and i.kind = ${kind}::text`;
  // Two questions, each with its index; all rows of the source would be read for one with "or".
  const byKey = sql`${found} and i.source_key = any(${keys}::text[])`;
  const byHash = sql`${found} and a.erased_at is not null and i.row_hash = any(${hashes}::bytea[])`;
  const { rows } = await sql<KnownRow>`
    ${byKey} ${hashes.length > 0 ? sql`union ${byHash}` : sql``}`.execute(db);
  return rows;
}

/** The outcome of a row. */
export interface NewRow {
  readonly key: string;
  readonly hash: Buffer;
  readonly accountId: number | null;
  readonly packageId?: number;
  readonly bookingId?: string;
  readonly retailProductId?: number;
  /** What a changed row had said before. */
  readonly was?: object;
}

/** Stores the outcomes of rows; a known row keeps its target and gets its new content hash. */
export async function insertRows(
  db: Db | Trx,
  {
    source,
    kind,
    importId,
    actorId,
    at,
  }: { source: string; kind: ImportKind; importId: number; actorId: number; at: Date },
  rows: readonly NewRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('import_rows')
    .values(
      rows.map((row) => ({
        source,
        kind,
        source_key: row.key,
        row_hash: row.hash,
        account_id: row.accountId,
        package_id: row.packageId ?? null,
        booking_id: row.bookingId ?? null,
        retail_product_id: row.retailProductId ?? null,
        import_id: importId,
        changed_in: row.was ? importId : null,
        was: row.was ? JSON.stringify(row.was) : null,
        imported_by: actorId,
        imported_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['source', 'kind', 'source_key']).doUpdateSet((row) => ({
        row_hash: row.ref('excluded.row_hash'),
        changed_in: sql`coalesce(excluded.changed_in, import_rows.changed_in)`,
        was: sql`case when excluded.was is null then import_rows.was else jsonb_build_object(
            'said', excluded.was, 'hash', encode(import_rows.row_hash, 'hex')) end`,
      })),
    )
    .execute();
}
