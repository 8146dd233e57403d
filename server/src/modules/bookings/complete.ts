import type { Db } from '../../platform/db.ts';
import type { Actor } from '../../platform/session.ts';
import { changeStatus } from './change-status.ts';

/** Marks that a session has been held; its client was checked in before. Refuses like {@link changeStatus}. */
export function complete(db: Db, actor: Actor, bookingId: string, now: Date): Promise<void> {
  return changeStatus(db, actor, bookingId, 'completed', now);
}
