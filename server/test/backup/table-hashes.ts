import { listTables } from '../../src/platform/backup/list-tables.ts';
import { openClient } from '../../src/platform/database/open-connections.ts';

/** The content of each table, independent of row order, and the state of each sequence. */
export async function hashesOf(url: string): Promise<Record<string, string>> {
  const client = await openClient(url);
  const hashes: Record<string, string> = {};
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(each::text, '|' order by each::text)), '') as hash
       from ${name} each`,
    );
    hashes[name] = rows[0].hash;
  }
  const { rows } = await client.query(
    `select string_agg(sequencename || last_value, ',' order by sequencename) as all from pg_sequences`,
  );
  await client.end();
  return { ...hashes, sequences: rows[0].all };
}
