import type { Db } from '../../platform/db.ts';
import type { Actor } from '../../platform/session.ts';
import { changeStatus } from './change-status.ts';

/** Marks that the client has come. Refuses like {@link changeStatus}. */
export function checkIn(db: Db, actor: Actor, bookingId: string, now: Date): Promise<void> {
  return changeStatus(db, actor, bookingId, 'check_in', now);
}
