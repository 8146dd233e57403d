import type { Db, Trx } from '../../../platform/database/db.ts';

/** Stores an event of a provider; false: it was told before. */
export async function insertEvent(
  trx: Trx,
  event: { readonly id: string; readonly provider: string; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('provider_events')
    .values({ id: event.id, provider: event.provider, received_at: event.at })
    .onConflict((of) => of.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes events that were told before `before`. */
export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('provider_events').where('received_at', '<', before).execute();
}
