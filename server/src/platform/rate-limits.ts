import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Db, Trx } from './database/db.ts';

/** How often something may happen: `most` times in `perMinutes`, counted under `key`. */
export interface Limit {
  readonly key: string;
  readonly most: number;
  readonly perMinutes: number;
}

/** A limit that is used up, and when its window ends. */
export interface Exceeded {
  readonly key: string;
  readonly retryAfterSeconds: number;
}

/**
 * Counts one use of every limit, in one statement, so that parallel callers and other processes are
 * counted together. A window begins with its first use and does not grow longer. A use that one
 * limit refuses does not count for the others. Returns the exceeded limit that lasts longest, or
 * null when all had room. Call it outside transactions, lest a refusal roll the count back.
 */
export async function takeFromLimits(
  db: Db,
  limits: readonly Limit[],
  now: Date,
): Promise<Exceeded | null> {
  if (limits.length === 0) return null;
  // Always the same order of row locks, so that two callers cannot wait for each other.
  const sorted = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
  const keys = sorted.map((limit) => limit.key);
  const ends = sorted.map((limit) => new Date(now.getTime() + limit.perMinutes * 60_000));
  const { rows } = await sql<Window>`
    with swept as (
      delete from limits where key in (
        select key from limits
        where ends_at <= ${now} and key <> all (${keys}::text[])
        order by ends_at limit ${SWEPT_AT_ONCE} for update skip locked
      )
    )
    insert into limits as held (key, used, ends_at)
    select taken.key, 1, taken.ends_at
    from unnest(${keys}::text[], ${ends}::timestamptz[]) as taken (key, ends_at)
    on conflict (key) do update set
      used = case when held.ends_at <= ${now} then 1 else held.used + 1 end,
      ends_at = case when held.ends_at <= ${now} then excluded.ends_at else held.ends_at end
    returning key, used, ends_at as "endsAt"`.execute(db);
  const isFull = (window: Window) => window.used > mostOf(limits, window.key);
  const exceeded = longest(rows, isFull, now);
  const others = exceeded ? rows.filter((window) => !isFull(window)) : [];
  if (others.length > 0) await giveBackToLimits(db, others);
  return exceeded;
}

/**
 * Returns the limit that has no room for one more use, without counting one; null when all have.
 */
export async function findFullLimit(
  db: Db,
  limits: readonly Limit[],
  now: Date,
): Promise<Exceeded | null> {
  const rows = await db
    .selectFrom('limits')
    .select(['key', 'used', 'ends_at as endsAt'])
    .where(
      'key',
      'in',
      limits.map((limit) => limit.key),
    )
    .where('ends_at', '>', now)
    .execute();
  return longest(rows, (window) => window.used >= mostOf(limits, window.key), now);
}

/** Gives one use back to every limit, for what turned out not to count. */
export async function giveBackToLimits(
  db: Db | Trx,
  limits: readonly { readonly key: string }[],
): Promise<void> {
  const keys = limits.map((limit) => limit.key).sort();
  await sql`
    with given as (select key from limits where key = any (${keys}::text[]) order by key for update)
    update limits set used = used - 1 from given where limits.key = given.key and used > 0
  `.execute(db);
}

/** Deletes expired windows; skips one that is just being used again. */
export async function deleteEndedLimits(db: Db, now: Date): Promise<void> {
  await sql`
    delete from limits where key in (
      select key from limits where ends_at <= ${now}::timestamptz for update skip locked
    )`.execute(db);
}

/**
 * How a network address is counted: an IPv6 caller owns a whole /64, so that is one address; an
 * IPv4-mapped IPv6 address is the IPv4 address.
 */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const bare = address.replace(/%.*$/, '');
  const [head = '', tail] = bare.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const full = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')];
  return `${full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Old windows are cleared away a few at a time by those who open new ones. */
const SWEPT_AT_ONCE = 10;

interface Window {
  key: string;
  used: number;
  endsAt: Date;
}

function mostOf(limits: readonly Limit[], key: string): number {
  return limits.find((limit) => limit.key === key)?.most ?? 0;
}

function longest(
  windows: readonly Window[],
  isFull: (window: Window) => boolean,
  now: Date,
): Exceeded | null {
  const [last] = windows.filter(isFull).sort((a, b) => b.endsAt.getTime() - a.endsAt.getTime());
  if (!last) return null;
  return { key: last.key, retryAfterSeconds: (last.endsAt.getTime() - now.getTime()) / 1000 };
}
