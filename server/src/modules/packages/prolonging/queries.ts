import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';
import { studioDay } from '../../../platform/database/studio-day.ts';
import type { DaySpan } from './frozen-days-rules.ts';

/** The facts that decide which last day a package can have. */
export interface LastDayFacts {
  readonly active: boolean;
  readonly expiresOn: string | null;
  /** Days of its sessions, those that were held or missed too, `YYYY-MM-DD` of the studio. */
  readonly sessionDays: string[];
  readonly frozen: Frozen[];
  /** What its end has taken and was not given back since. */
  readonly expiredMinutes: number;
  readonly expiredMinor: number;
}

export interface Frozen extends DaySpan {
  /** The row that says so. */
  readonly id: number;
}

/**
 * Days on which package `p` cannot be used; for a freeze that was ended, the days before its end.
 */
export const frozenDays = sql`coalesce((
  select json_agg(json_build_object('id', f.id, 'from', f.frozen_from,
    'to', coalesce(l.lifted_from - 1, f.frozen_to)) order by f.frozen_from)
  from package_prolongations f left join package_prolongations l on l.lifts = f.id
  where f.package_id = p.id and f.frozen_from is not null
    and (l.lifted_from is null or l.lifted_from > f.frozen_from)
), '[]')`;

/** A package with what a change of its last day needs; undefined when there is none. */
export async function findLasting(trx: Trx, packageId: number): Promise<LastDayFacts | undefined> {
  const { rows } = await sql<LastDayFacts>`
    select p.active, p.expires_on as "expiresOn",
      array(
        select distinct ${studioDay('starts_at')} from bookings
        where package_id = p.id and status <> 'cancelled'
      ) as "sessionDays",
      ${frozenDays} as frozen, expired.minutes as "expiredMinutes", expired.minor as "expiredMinor"
    from owned_packages p cross join lateral (
      select coalesce(-sum(minutes), 0)::int as minutes, coalesce(-sum(value_fils), 0)::int as minor
      from package_entries where package_id = p.id and kind = 'expired' and id > coalesce((
        select max(gives_back) from package_prolongations where package_id = p.id
      ), 0)
    ) expired
    where p.id = ${packageId}::int`.execute(trx);
  return rows[0];
}

/** The plan whose present month a package is; undefined: it is of none. */
export async function findPlanOf(trx: Trx, packageId: number): Promise<string | undefined> {
  const plan = await trx
    .selectFrom('plans')
    .select('id')
    .where('package_id', '=', packageId)
    .where('status', '!=', 'ended')
    .executeTakeFirst();
  return plan?.id;
}

/** A change of a package's last day. */
export interface NewLastDay {
  readonly fromExpiresOn: string;
  readonly toExpiresOn: string;
  readonly frozen: DaySpan | null;
  /** Frozen days that end, and the first one that is not frozen any more. */
  readonly lifted: { readonly id: number; readonly from: string } | null;
  /** The line of the ledger with what came back. */
  readonly givesBack: number | null;
  readonly reason: string;
  readonly actorId: number;
  readonly at: Date;
}

/** Updates a package's last day and records the change. */
export async function updateLastDay(
  trx: Trx,
  packageId: number,
  written: NewLastDay,
): Promise<void> {
  await updateRows(trx, 'owned_packages', {
    where: { id: packageId },
    set: { expires_on: written.toExpiresOn },
  });
  await trx
    .insertInto('package_prolongations')
    .values({
      package_id: packageId,
      frozen_from: written.frozen?.from ?? null,
      frozen_to: written.frozen?.to ?? null,
      lifts: written.lifted?.id ?? null,
      lifted_from: written.lifted?.from ?? null,
      gives_back: written.givesBack,
      from_expires_on: written.fromExpiresOn,
      to_expires_on: written.toExpiresOn,
      reason: written.reason,
      actor_id: written.actorId,
      at: written.at,
    })
    .execute();
}

export interface ProlongationRow {
  readonly at: Date;
  readonly by: string;
  readonly reason: string;
  readonly from: string;
  readonly to: string;
  readonly frozenFrom: string | null;
  readonly frozenTo: string | null;
  readonly liftedFrom: string | null;
  readonly minutesBack: number | null;
}

/** How a package got its last day, newest first, at most two hundred. */
export async function listProlongationRows(db: Db, packageId: number): Promise<ProlongationRow[]> {
  const { rows } = await sql<ProlongationRow>`
    select r.at, a.first_name || ' ' || a.last_name as by, r.reason,
      r.from_expires_on::text as "from", r.to_expires_on::text as "to",
      coalesce(f.frozen_from, r.frozen_from)::text as "frozenFrom",
      coalesce(f.frozen_to, r.frozen_to)::text as "frozenTo", r.lifted_from::text as "liftedFrom",
      e.minutes as "minutesBack"
    from package_prolongations r join accounts a on a.id = r.actor_id
      left join package_prolongations f on f.id = r.lifts
      left join package_entries e on e.id = r.gives_back
    where r.package_id = ${packageId}::int order by r.id desc limit 200`.execute(db);
  return rows;
}
