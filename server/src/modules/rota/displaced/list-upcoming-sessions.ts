import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import type { Db } from '../../../platform/database/db.ts';
import { displacedOnWire } from './displaced-on-wire.ts';
import { listDisplaced, listIdsToCome } from './queries.ts';

/** Sessions that are still booked with a therapist, soonest first; including retired therapists. */
export async function listUpcomingSessions(
  db: Db,
  therapistId: number,
  now: Date,
): Promise<DisplacedSession[]> {
  const sessions = await listDisplaced(db, await listIdsToCome(db, therapistId, now));
  return sessions.map(displacedOnWire);
}
