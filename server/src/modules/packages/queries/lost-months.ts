import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';
import { studioDate } from '../../../platform/database/studio-day.ts';

/** Days of a package after a day, and from the day on which it was bought to its last one. */
export async function findSpan(
  trx: Trx,
  packageId: number,
  day: string,
): Promise<{ left: number; all: number }> {
  const { rows } = await sql<{ left: number; all: number }>`
    select coalesce(expires_on - ${day}::date, 0)::int as left,
      coalesce(expires_on - ${studioDate('bought_at')} + 1, 1)::int as all
    from owned_packages where id = ${packageId}::int`.execute(trx);
  return rows[0] ?? { left: 0, all: 1 };
}

/** Opens a closed package again. */
export function updateReopened(trx: Trx, packageId: number) {
  return updateRows(trx, 'owned_packages', {
    where: { id: packageId },
    set: { active: true, closed_unpaid: false },
  });
}

/** What was taken out of a package for a reason and not put back since, and what it is worth. */
export async function findLostMinutes(
  trx: Trx,
  packageId: number,
  { lost, won }: { readonly lost: string; readonly won: string },
): Promise<{ minutes: number; minor: number }> {
  const { rows } = await sql<{ minutes: number; minor: number }>`
    select coalesce(-sum(minutes), 0)::int as minutes, coalesce(-sum(value_fils), 0)::int as minor
    from package_entries where package_id = ${packageId}::int
      and reason in (${lost}::text, ${won}::text)`.execute(trx);
  return rows[0] ?? { minutes: 0, minor: 0 };
}
