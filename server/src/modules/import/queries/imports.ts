import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { insertRow } from '../../../platform/database/rows-by-values.ts';

interface By {
  readonly source: string;
  readonly kind: ImportKind;
  readonly actorId: number;
}

export async function insertImport(
  db: Db | Trx,
  { source, kind, actorId, at, summary }: By & { readonly at: Date; readonly summary: object },
): Promise<number> {
  return insertRow(db, 'imports', {
    source,
    kind,
    imported_by: actorId,
    started_at: at,
    told: JSON.stringify(summary),
  });
}

/** An import of the same person, software and kind; it cannot be undone meanwhile. */
export async function findOpenImport(db: Db | Trx, id: number, { source, kind, actorId }: By) {
  return db
    .selectFrom('imports')
    .select('undone_at as undoneAt')
    .where('id', '=', id)
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('imported_by', '=', actorId)
    .forShare()
    .executeTakeFirst();
}

/** An import as its list shows it. */
export interface ListedImport {
  readonly id: number;
  readonly source: string;
  readonly kind: ImportKind;
  readonly by: string;
  readonly startedAt: Date;
  readonly undoneAt: Date | null;
  readonly leftOut: readonly { readonly name: string; readonly cells: number }[];
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
}

/** The latest imports, latest first. */
export async function listLatestImports(db: Db, most: number): Promise<ListedImport[]> {
  const { rows } = await sql<ListedImport>`
    select i.id, i.source, i.kind, whose.first_name || ' ' || whose.last_name as by,
      i.started_at as "startedAt", i.undone_at as "undoneAt",
      coalesce(i.told -> 'left_out', '[]') as "leftOut", its.rows, its.added, (
        select count(*)::int from import_rows where changed_in = i.id and import_id is distinct from i.id
      ) as changed
    from imports i join accounts whose on whose.id = i.imported_by cross join lateral (
      select count(*)::int as rows, case i.kind when 'product' then (
          select count(*)::int from retail_products where import_id = i.id
        ) else count(*) filter (
          where r.kind = i.kind and (r.kind <> 'client' or ${addedBy})
        )::int end as added
      from import_rows r left join accounts a on a.id = r.account_id
      where r.import_id = i.id
    ) as its
    -- What began and brought nothing, such as a page that was closed, is no import.
    where i.undone_at is not null or its.rows > 0
      or exists (select from import_rows where changed_in = i.id)
    order by i.id desc limit ${most}::int`.execute(db);
  return rows;
}

/** Whether an account `a` was made by the import of its row `r`. */
export const addedBy = sql`(a.created_by = r.imported_by and a.created_at = r.imported_at
  and a.merged_into is null and a.erased_at is null)`;

/** What came from a software in total, as it was when it came. */
export interface ImportedTotals {
  readonly people: number;
  readonly packages: number;
  readonly minutes: number;
  readonly minor: number;
  readonly creditMinor: number;
  readonly sessions: number;
  readonly visits: number;
  readonly products: number;
  readonly pieces: number;
}

/** @param again how the reason of a correction by a file begins */
export async function sumImported(db: Db, source: string, again: string): Promise<ImportedTotals> {
  const { rows } = await sql<ImportedTotals>`
    select count(distinct coalesce(a.merged_into, a.id)) filter (
        where r.kind = 'client' and a.erased_at is null)::int as people,
      count(distinct r.package_id)::int as packages, count(distinct r.booking_id)::int as sessions,
      (select count(*)::int from earlier_visits v join imports i on i.id = v.import_id
        where i.source = ${source}::text) as visits,
      (select count(*)::int from retail_products p join imports i on i.id = p.import_id
        where i.source = ${source}::text) as products,
      (select coalesce(sum(e.pieces), 0)::int from stock_entries e
        join imports i on i.id = e.import_id where i.source = ${source}::text) as pieces,
      (select coalesce(sum(e.amount_fils), 0)::float8 from credit_entries e
        join imports i on i.id = e.import_id where i.source = ${source}::text) as "creditMinor",
      coalesce(sum(its.minutes), 0)::int as minutes, coalesce(sum(its.minor), 0)::float8 as minor
    from import_rows r left join accounts a on a.id = r.account_id left join lateral (
      select sum(minutes) as minutes, sum(value_fils) as minor from package_entries
      where r.kind = 'package' and package_id = r.package_id and (
        kind = 'imported' or kind = 'adjusted' and starts_with(reason, ${again}::text))
    ) as its on true
    where r.source = ${source}::text`.execute(db);
  const none = {
    people: 0,
    packages: 0,
    minutes: 0,
    minor: 0,
    creditMinor: 0,
    sessions: 0,
    visits: 0,
    products: 0,
    pieces: 0,
  };
  return rows[0] ?? none;
}
