import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import type { Db } from '../../../platform/database/db.ts';
import { displacedOnWire } from './displaced-on-wire.ts';
import { type Displaced, listDisplaced, listIdsToCome } from './queries.ts';

/** Sessions by their ids with everything needed to look for another place, soonest first. */
export function listSessions(db: Db, ids: readonly string[]): Promise<Displaced[]> {
  return listDisplaced(db, ids);
}

/** Sessions that are still booked with a therapist, soonest first; including retired therapists. */
export async function listUpcomingSessions(
  db: Db,
  therapistId: number,
  now: Date,
): Promise<DisplacedSession[]> {
  const sessions = await listDisplaced(db, await listIdsToCome(db, therapistId, now));
  return sessions.map(displacedOnWire);
}
