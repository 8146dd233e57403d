import type pg from 'pg';

/** Size of a database: each table with its indexes, in total and per booking. */
export async function sizesOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<Record<string, string>>(
    `with counted as (select greatest(count(*), 1) as many from bookings), sized as (
       select relname, relid, n_live_tup, pg_total_relation_size(relid) as total, pg_indexes_size(relid) as indexes
       from pg_stat_user_tables where schemaname = 'public' and relname not like 'bench%'
     )
     select relname as "table", n_live_tup as "rows", round(total / 1e6) as "MB", round(indexes / 1e6) as "of it indexes",
       round(total::numeric / many) as "bytes a booking"
     from sized cross join counted where total > 1e6
     union all
     select 'all', sum(n_live_tup), round(sum(total) / 1e6), round(sum(indexes) / 1e6), round(sum(total) / min(many))
     from sized cross join counted
     order by "MB" desc`,
  );
  const { rows: indexes } = await client.query<Record<string, string>>(
    `select relname || '.' || indexrelname as "index", round(pg_relation_size(indexrelid) / 1e6) as "MB"
     from pg_stat_user_indexes where schemaname = 'public' and relname not like 'bench%'
     order by pg_relation_size(indexrelid) desc limit 12`,
  );
  return `${tableOf(rows)}\n\n${tableOf(indexes)}`;
}

function tableOf(rows: readonly Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name])))];
  return lines
    .map(
      ([first = '', ...rest]) => first.padEnd(44) + rest.map((each) => each.padStart(16)).join(''),
    )
    .join('\n');
}
