import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { studioDay } from '../../platform/database/studio-day.ts';
import { STUDIO_ZONE } from '../../platform/dubai.ts';

/** A closure as it is kept, with the names of who made it and who decided. */
export type KeptClosure = Awaited<ReturnType<typeof listClosures>>[number];

const closuresIn = (db: Db | Trx) =>
  db
    .selectFrom('closures as c')
    .leftJoin('accounts as maker', 'maker.id', 'c.made_by')
    .leftJoin('accounts as decider', 'decider.id', 'c.decided_by')
    .select([
      'c.id',
      'c.state',
      'c.name',
      'c.title',
      'c.greeting_ar',
      'c.location_code as location',
      'c.starts_on',
      'c.ends_on',
      'c.from_minute',
      'c.to_minute',
      'c.takes_bookings',
      'c.made_at',
      sql<string | null>`maker.first_name || ' ' || maker.last_name`.as('made_by'),
      'c.decided_at',
      sql<string | null>`decider.first_name || ' ' || decider.last_name`.as('decided_by'),
    ]);

/** Closures whose last day is `today` (`YYYY-MM-DD`) or later, soonest first. */
export async function listClosures(db: Db, today: string) {
  return closuresIn(db)
    .where('c.ends_on', '>=', today)
    .orderBy('c.starts_on')
    .orderBy('c.id')
    .limit(1000)
    .execute();
}

export async function findClosure(db: Db | Trx, id: number) {
  return closuresIn(db).where('c.id', '=', id).executeTakeFirst();
}

/** As {@link findClosure}, so that of two who decide one comes first. */
export async function lockClosure(trx: Trx, id: number) {
  return closuresIn(trx).where('c.id', '=', id).forNoKeyUpdate('c').executeTakeFirst();
}

/** Writes a closure and answers its id. */
export async function insertClosure(
  trx: Trx,
  closure: {
    state: string;
    name: string;
    title: string;
    greeting_ar: string;
    location_code: string | null;
    starts_on: string;
    ends_on: string;
    from_minute: number | null;
    to_minute: number | null;
    takes_bookings: boolean;
    made_at: Date;
    made_by: number;
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('closures')
    .values(closure)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDecided(
  trx: Trx,
  id: number,
  decided: {
    state: 'confirmed' | 'withdrawn';
    starts_on: string;
    ends_on: string;
    decided_at: Date;
    decided_by: number;
  },
): Promise<void> {
  await trx.updateTable('closures').set(decided).where('id', '=', id).execute();
}

/** Ids of booked sessions from `now` on that meet a closure: they begin on its days, and touch its part. */
export async function listHit(
  db: Db,
  closure: Pick<KeptClosure, 'location' | 'starts_on' | 'ends_on' | 'from_minute' | 'to_minute'>,
  now: Date,
): Promise<string[]> {
  const day = sql`(${studioDay('b.starts_at')})::date`;
  const minuteOf = (instant: string) => sql`
    date_part('epoch', ${sql.ref(instant)} at time zone ${sql.lit(STUDIO_ZONE)} - ${day}::timestamp) / 60`;
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b
    where b.status = 'booked' and b.starts_at > ${now}::timestamptz
      and b.starts_at >= ${closure.starts_on}::date
      and b.starts_at < ${closure.ends_on}::date + 3
      and ${day} between ${closure.starts_on}::date and ${closure.ends_on}::date
      and b.location_code = coalesce(${closure.location}::text, b.location_code)
      and ${minuteOf('b.starts_at')} < coalesce(${closure.to_minute}::int, 3000)
      and ${minuteOf('b.ends_at')} > coalesce(${closure.from_minute}::int, 0)
    order by b.starts_at, b.id
    limit 1000`.execute(db);
  return rows.map(({ id }) => id);
}
