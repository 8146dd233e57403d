import type { UncoveredOfDay } from '@limber/contract/desk/rota/uncovered.ts';
import type { Db } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { UNKNOWN_THERAPIST } from '../../accounts/unknown-person-refusals.ts';
import { findTherapist } from '../queries/branches-and-therapists.ts';
import { displacedOnWire } from './displaced-on-wire.ts';
import { listDisplaced, listUncovered } from './queries.ts';

/**
 * The sessions of a therapist's day for which nobody is there according to the rota, at the
 * branches that the actor sees. Refuses 404 an unknown therapist.
 */
export async function listUncoveredOfDay(
  db: Db,
  { branches = [] }: Actor,
  { therapistId, date }: { therapistId: number; date: string },
  now: Date,
): Promise<UncoveredOfDay> {
  const therapist = await findTherapist(db, therapistId);
  if (!therapist) throw refusal(404, UNKNOWN_THERAPIST);
  const ids = await listUncovered(db, { therapistIds: [therapistId], day: date }, now);
  const sessions = (await listDisplaced(db, ids)).filter(
    ({ location }) => branches === 'all' || branches.includes(location),
  );
  return {
    therapist_id: therapistId,
    therapist: therapist.name,
    date,
    sessions: sessions.map(displacedOnWire),
  };
}
