import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

/** A service in the catalogue, its lengths in minutes, and the therapists who offer it. */
export interface OfferedService {
  readonly id: number;
  readonly needsSkill: boolean;
  readonly lengths: readonly number[];
  readonly therapistIds: readonly number[];
}

/** Services that can be booked singly, in the studio's order. */
export async function listOfferedServices(db: Db): Promise<OfferedService[]> {
  const { rows } = await sql<OfferedService>`
    select s.id, s.needs_skill as "needsSkill",
      array(select d.lasts_minutes from service_durations d where d.service_id = s.id and d.active
        order by d.lasts_minutes) as lengths,
      array(select o.therapist_id from therapist_services o where o.service_id = s.id) as "therapistIds"
    from services s where s.active order by s.position
  `.execute(db);
  return rows;
}
