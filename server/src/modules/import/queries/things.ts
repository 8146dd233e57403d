import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';

/** Something that a row can name, in either language. */
interface Named {
  readonly names: string[];
}

/** A service with the lengths in which it is booked. */
export interface NamedService extends Named {
  readonly id: number;
  readonly minutes: number[];
}

export interface NamedTherapist extends Named {
  readonly id: number;
  readonly locationCode: string;
}

export interface NamedBranch extends Named {
  readonly code: string;
}

const namesOf = (name: string) => sql`array_remove(array[
  ${sql.ref(name)}, (select words from translations where language = 'ar' and source = ${sql.ref(name)})
], null)`;

/** The services, therapists and branches that sessions can refer to. */
export async function listNamedThings(db: Db): Promise<{
  readonly services: NamedService[];
  readonly therapists: NamedTherapist[];
  readonly branches: NamedBranch[];
}> {
  const [services, therapists, branches] = await Promise.all([
    sql<NamedService>`
      select s.id, ${namesOf('s.name')} as names,
        array(select lasts_minutes from service_durations where service_id = s.id) as minutes
      from services s where s.active order by s.position`.execute(db),
    sql<NamedTherapist>`
      select t.id, t.location_code as "locationCode",
        array_remove(array[a.first_name || ' ' || a.last_name, t.name_ar], null) as names
      from therapists t join accounts a on a.id = t.account_id
      where t.active order by t.position`.execute(db),
    listNamedBranches(db),
  ]);
  return { services: services.rows, therapists: therapists.rows, branches };
}

/** Every branch, known by its names and its code. */
export async function listNamedBranches(db: Db | Trx): Promise<NamedBranch[]> {
  const { rows } = await sql<NamedBranch>`
    select l.code, ${namesOf('l.name')} || l.code as names from locations l order by l.position, l.code`.execute(
    db,
  );
  return rows;
}

/** The branch where a therapist has a shift at a moment of the studio's day; undefined: none. */
export async function findBranchOnShift(
  db: Db,
  therapistId: number,
  { day, startMinute }: { readonly day: string; readonly startMinute: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select location_code as code from shifts_on(${day}::date)
    where therapist_id = ${therapistId}::int
      and from_minute <= ${startMinute}::int and to_minute > ${startMinute}::int
    order by from_minute limit 1`.execute(db);
  return rows[0]?.code;
}

/** A package that a client owns or shares, as their session names it. */
export interface NamedPackage extends Named {
  readonly id: number;
  readonly kind: string;
}

/**
 * Packages from which a client can have a session on a day, `YYYY-MM-DD`; what ends first is first.
 */
export async function listNamedPackages(
  db: Db,
  clientId: number,
  day: string,
): Promise<NamedPackage[]> {
  const { rows } = await sql<NamedPackage>`
    select p.id, p.kind, ${namesOf('p.name')} as names
    from owned_packages p
    where p.active and (p.expires_on is null or p.expires_on >= ${day}::date) and (
      p.owner_id = ${clientId}::int or p.id in (
        select package_id from package_people
        where account_id = ${clientId}::int and joined_at is not null and removed_at is null
      )
    ) order by p.expires_on nulls last, p.id`.execute(db);
  return rows;
}
