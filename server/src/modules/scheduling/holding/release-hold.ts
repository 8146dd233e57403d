import type { Db, Trx } from '../../../platform/database/db.ts';
import type { Holder } from '../bookable-days-rules.ts';
import { deleteHolds } from './queries.ts';

/** Gives back what somebody holds, if they hold anything: it is free for others at once. */
export async function releaseHold(db: Db | Trx, holder: Holder): Promise<void> {
  await deleteHolds(db, holder);
}
