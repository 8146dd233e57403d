import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface Owed {
  readonly minor: number;
  readonly minutes: number;
  readonly count: number;
  readonly packages: {
    readonly id: number;
    readonly ownerId: number;
    readonly owner: string;
    readonly name: string;
    readonly minutes: number;
    readonly minor: number;
  }[];
}

/**
 * The balance and value of packages, by the last line of each ledger before `until`; zero for one
 * whose last day is before `today` (`YYYY-MM-DD`).
 */
export async function findLiability(
  db: Db,
  { until, today }: { readonly until: Date | null; readonly today: string },
  page: { limit: number; offset: number },
): Promise<Owed> {
  const { rows } = await sql<Owed>`
    with held as (
      select p.id, last.minutes, last.minor
      from owned_packages p cross join lateral (
        select balance_minutes as minutes, balance_fils as minor from package_entries
        where package_id = p.id and (${until}::timestamptz is null or at < ${until}::timestamptz)
        order by id desc limit 1
      ) as last
      where p.expires_on is null or p.expires_on >= ${today}::date
    ), owed as (select id, minutes, minor from held where minutes > 0)
    select coalesce(sum(minor), 0)::float8 as minor, coalesce(sum(minutes), 0)::int as minutes,
      count(*)::int as count,
      coalesce((
        select json_agg(listed order by listed.id) from (
          select owed.id, p.owner_id as "ownerId", trim(a.first_name || ' ' || a.last_name) as owner,
            p.name, owed.minutes, owed.minor
          from owed join owned_packages p on p.id = owed.id join accounts a on a.id = p.owner_id
          order by owed.id limit ${page.limit}::int offset ${page.offset}::int
        ) as listed
      ), '[]') as packages
    from owed`.execute(db);
  const [found] = rows;
  return found ?? { minor: 0, minutes: 0, count: 0, packages: [] };
}
