import type { Db } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { UNKNOWN_APPOINTMENT } from './free-start-rules.ts';
import { isOwnBooking } from './queries.ts';

/**
 * Sees to it that whoever asks for the times of a move asks about a booking of their own: what is
 * free without it would tell of anybody's. Refuses 404 any other.
 */
export async function admitMoving(
  db: Db,
  actor: Actor | null,
  movingId: string | undefined,
): Promise<void> {
  if (movingId === undefined) return;
  if (actor && (await isOwnBooking(db, movingId, actor.accountId))) return;
  throw refusal(404, UNKNOWN_APPOINTMENT);
}
