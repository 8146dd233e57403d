import type pg from 'pg';

/**
 * Drops every index of `tables` that no reference needs; answers a function that recreates them.
 * One built at the end costs a fraction of one that grows row by row.
 */
export async function putIndexesAside(
  client: pg.Client,
  tables: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ away: string; back: string }>(
    `select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as away,
       format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname,
         pg_get_constraintdef(c.oid)) as back
     from pg_constraint c
     where c.conrelid = any($1::regclass[]) and c.contype in ('p', 'u', 'x') and not exists (
       select from pg_constraint f where f.contype = 'f' and f.conindid = c.conindid)
     union all
     select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
     from pg_index i
     where i.indrelid = any($1::regclass[]) and not exists (
       select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { away } of rows) await client.query(away);
  return rows.map(({ back }) => back);
}
