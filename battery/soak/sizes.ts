import { atMost, exactly, type Finding, told } from '../drill.ts';
import type { Stand } from '../stand/stand.ts';

const MOST_MB_AN_HOUR = 1;
const MOST_DEAD_SHARE = 0.3;
/** Fewer dead rows than this are not worth a vacuum. */
const FEW_DEAD = 100;

/** Disk space of a table with its indexes, and its rows. */
export interface Size {
  readonly bytes: number;
  readonly rows: number;
}

/** The size of every table by its name. */
export async function readSizes(stand: Stand): Promise<ReadonlyMap<string, Size>> {
  const tables = await stand.query<{ name: string }>(
    'select relid::regclass::text as name from pg_stat_user_tables order by 1',
  );
  const sizes = new Map<string, Size>();
  for (const { name } of tables) {
    const [size] = await stand.query<Size>(
      `select pg_total_relation_size($1::regclass)::float8 as bytes, count(*)::float8 as rows from ${name}`,
      [name],
    );
    if (size) sizes.set(name, size);
  }
  return sizes;
}

/**
 * Bytes by which a table has grown beyond its new rows, counting each at the earlier size of a row.
 */
export function grownBeyondRows(before: Size, after: Size): number {
  const more = after.bytes - before.bytes;
  const newRows = after.rows - before.rows;
  if (newRows <= 0) return more;
  // In an almost empty table each row seems to take whole pages.
  const each = Math.min(bytesARow(before), bytesARow(after));
  return more - newRows * each;
}

function bytesARow({ bytes, rows }: Size): number {
  return rows === 0 ? Number.POSITIVE_INFINITY : bytes / rows;
}

/** The table that has grown most beyond its new rows in some `hours`. */
export function judgeSizes(
  before: ReadonlyMap<string, Size>,
  after: ReadonlyMap<string, Size>,
  hours: number,
): Finding[] {
  const grown = [...after].map(([name, size]) => ({
    name,
    mb: grownBeyondRows(before.get(name) ?? { bytes: 0, rows: 0 }, size) / 2 ** 20 / hours,
  }));
  const most = grown.toSorted((a, b) => b.mb - a.mb)[0] ?? { name: 'no table', mb: Number.NaN };
  const bytes = [...after.values()].reduce((sum, each) => sum + each.bytes, 0);
  return [
    told('tables at the end', `${after.size}, ${(bytes / 2 ** 20).toFixed(0)} MB`),
    atMost(
      `${most.name} more each hour, beyond its new rows, the most of all`,
      most.mb,
      MOST_MB_AN_HOUR,
      'MB',
    ),
  ];
}

/** Dead rows that were not vacuumed. */
export async function deadRows(stand: Stand): Promise<Finding> {
  const rows = await stand.query<{ name: string; share: number }>(
    `select relid::regclass::text as name,
       greatest(0, n_dead_tup - $1)::float8 / (n_live_tup + n_dead_tup) as share
     from pg_stat_user_tables where n_live_tup + n_dead_tup >= 100 order by 2 desc limit 1`,
    [FEW_DEAD],
  );
  const [{ name, share } = { name: 'no table', share: Number.NaN }] = rows;
  const what = `dead rows of ${name} beyond ${FEW_DEAD}, of all that it has, the most of all`;
  return atMost(what, share, MOST_DEAD_SHARE);
}

/** Makes the processes delete expired data, as they do once a day. */
export async function askForCleanUp(stand: Stand): Promise<void> {
  await stand.query(`select graphile_worker.add_job('clean-up')`);
}

/** Whether that was done: a job is gone once it is. */
export async function cleanUpsLeft(stand: Stand): Promise<Finding> {
  const [{ left } = { left: Number.NaN }] = await stand.query<{ left: number }>(
    `select count(*)::int as left from graphile_worker.jobs where task_identifier = 'clean-up'`,
  );
  return exactly('clean-ups that failed, or still wait', left);
}
