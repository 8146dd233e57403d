import type { Db, Trx } from '../../../platform/database/db.ts';
import type { Holder } from '../bookable-days-rules.ts';
import { deleteHolds } from './queries.ts';

/** Releases somebody's hold, if they have one: the time is free for others at once. */
export async function releaseHold(db: Db | Trx, holder: Holder): Promise<void> {
  await deleteHolds(db, holder);
}
