import type { Db, Trx } from '../database/db.ts';
import { isWritten } from '../database/result-of-a-statement.ts';

/** Stores an event of a provider; false: it was received before. */
export async function insertEvent(
  trx: Trx,
  event: { readonly id: string; readonly provider: string; readonly at: Date },
): Promise<boolean> {
  return isWritten(
    trx
      .insertInto('provider_events')
      .values({ id: event.id, provider: event.provider, received_at: event.at })
      .onConflict((of) => of.doNothing()),
  );
}

/** Deletes events that were received before `before`. */
export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('provider_events').where('received_at', '<', before).execute();
}
