import type { ImportedVisit } from '@limber/contract/desk/studio/import-rows.ts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';

/** A session of the past, and whose it is. */
export type NewVisit = Omit<ImportedVisit, 'line' | 'key' | 'owner'> & {
  readonly accountId: number;
};

/** Inserts past sessions, all in one statement. */
export async function insertVisits(
  trx: Trx,
  importId: number,
  visits: readonly NewVisit[],
): Promise<void> {
  await sql`
    insert into earlier_visits
      (account_id, import_id, day, starts_at, lasts_minutes, service, therapist, branch, outcome)
    select "accountId", ${importId}::int, date, time, minutes, service, therapist, location, outcome
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as its (
      "accountId" int, date date, time time, minutes int, service text, therapist text,
      location text, outcome text)`.execute(trx);
}

/** When sessions of clients begin in the diary here: `<client> <milliseconds>`. */
export async function listStartsOf(trx: Trx, clientIds: readonly number[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('bookings')
    .select(['client_id', 'starts_at'])
    .where(sql<boolean>`client_id = any(${clientIds}::int[])`)
    .execute();
  return new Set(rows.map((row) => `${row.client_id} ${row.starts_at.getTime()}`));
}

/** Deletes the past sessions that an import brought; returns how many. */
export async function deleteVisits(trx: Trx, importId: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('earlier_visits')
    .where('import_id', '=', importId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
