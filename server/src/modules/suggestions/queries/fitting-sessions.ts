import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { oneValue } from '../../../platform/database/result-of-a-statement.ts';

/** The first branch that can be booked, in the studio's order; undefined: none can be. */
export async function findFirstBranch(db: Db | Trx): Promise<string | undefined> {
  return oneValue(
    db
      .selectFrom('locations')
      .select('code')
      .where('bookable', '=', true)
      .orderBy('position')
      .orderBy('code')
      .limit(1),
  );
}

/** The shortest session of these services that is sold; undefined: none is. */
export async function findShortest(
  db: Db | Trx,
  serviceIds: readonly number[],
): Promise<{ serviceId: number; lastsMinutes: number } | undefined> {
  return db
    .selectFrom('service_durations')
    .innerJoin('services', 'services.id', 'service_durations.service_id')
    .select(['service_id as serviceId', 'lasts_minutes as lastsMinutes'])
    .where('services.active', '=', true)
    .where('service_durations.active', '=', true)
    .where(sql<boolean>`services.id = any(${serviceIds}::int[])`)
    .orderBy('lasts_minutes')
    .orderBy('services.position')
    .limit(1)
    .executeTakeFirst();
}
