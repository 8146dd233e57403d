import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';

/** Codes of the branches that take bookings. */
export async function listBranchCodes(db: Db | Trx): Promise<string[]> {
  const rows = await db
    .selectFrom('locations')
    .select('code')
    .where('bookable', '=', true)
    .execute();
  return rows.map(({ code }) => code);
}

/** A therapist, including retired ones; undefined when there is none. */
export async function findTherapist(db: Db | Trx, id: number) {
  const { rows } = await sql<{ id: number; accountId: number; name: string; active: boolean }>`
    select therapist.id, account_id as "accountId", therapist.active, first_name || ' ' || last_name as name
    from therapists therapist join accounts on accounts.id = account_id
    where therapist.id = ${id}::int`.execute(db);
  return rows[0];
}
