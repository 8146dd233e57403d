import type { Db } from '../../platform/db.ts';
import type { Actor } from '../../platform/session.ts';
import { changeStatus } from './change-status.ts';

/** Marks that the client did not come, once the session has started; it counts as used. Refuses like {@link changeStatus}. */
export function markNoShow(db: Db, actor: Actor, bookingId: string, now: Date): Promise<void> {
  return changeStatus(db, actor, bookingId, 'no_show', now);
}
