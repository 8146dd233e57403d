import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { deleteRows } from '../../../platform/database/rows-by-values.ts';
import { activeTherapists, isFavouriteOf } from '../queries.ts';

/** A therapist's card as `callerId` sees it; undefined: the therapist has left. */
export async function findTherapistCard(
  db: Db | Trx,
  therapistId: number,
  callerId: number | null,
) {
  return activeTherapists(db)
    .select([
      sql<number>`(
        select count(*)::int from favourites where therapist_id = therapists.id
      )`.as('followers'),
      isFavouriteOf(callerId).as('following'),
    ])
    .where('therapists.id', '=', therapistId)
    .executeTakeFirst();
}

/** Marks an active therapist as a favourite of an account, once. */
export async function insertFavourite(
  trx: Trx,
  accountId: number,
  therapistId: number,
  since: Date,
): Promise<void> {
  await sql`
    insert into favourites (account_id, therapist_id, since)
    select a.id, t.id, ${since}::timestamptz from accounts a, therapists t
    where a.id = ${accountId}::int and t.id = ${therapistId}::int and t.active
    on conflict do nothing`.execute(trx);
}

export async function deleteFavourite(
  trx: Trx,
  accountId: number,
  therapistId: number,
): Promise<void> {
  await deleteRows(trx, 'favourites', { account_id: accountId, therapist_id: therapistId });
}
