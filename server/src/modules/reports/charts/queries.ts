import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

/** Packages with minutes left that expire from a day on (`YYYY-MM-DD`), for some days, by week. */
export async function listRunningOut(
  db: Db,
  { from, days }: { from: string; days: number },
): Promise<{ week: string; packages: number; minutes: number }[]> {
  const { rows } = await sql<{ week: string; packages: number; minutes: number }>`
    select date_trunc('week', p.expires_on)::date::text as week, count(*)::int as packages,
      sum(last.minutes)::int as minutes
    from owned_packages p cross join lateral (
      select balance_minutes as minutes from package_entries
      where package_id = p.id order by id desc limit 1
    ) as last
    where p.expires_on between ${from}::date and ${from}::date + ${days}::int and last.minutes > 0
    group by 1 order by 1`.execute(db);
  return rows;
}

/** The names of therapists, in the studio's order. */
export async function listTherapistNames(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select t.id, a.first_name || ' ' || a.last_name as name
    from therapists t join accounts a on a.id = t.account_id
    where t.id = any(${ids}::int[]) order by t.position, t.id`.execute(db);
  return rows;
}
