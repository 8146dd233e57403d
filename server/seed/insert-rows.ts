import { type Insertable, sql } from 'kysely';
import type { Trx } from '../src/platform/database/db.ts';
import type { DB } from '../src/platform/database/db-types.ts';

/**
 * Inserts any number of rows with one statement and one parameter, in the order given. All rows
 * have the fields of the first one.
 */
export async function insertRows<Table extends keyof DB>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    trx,
  );
}
