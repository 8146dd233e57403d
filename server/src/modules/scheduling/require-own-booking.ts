import type { Db } from '../../platform/database/db.ts';
import { addDays, startOfDay } from '../../platform/dubai.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { DiaryWindow } from './bookable-days-rules.ts';
import { UNKNOWN_APPOINTMENT } from './free-start-rules.ts';
import { findMovingSession } from './queries/bookings.ts';

/**
 * Sees to it that whoever asks for the times of a move asks about a booking of their own: what is
 * free without it would tell of anybody's. Answers what it is for, and the bounds that it sets: where it is,
 * and the days that its package leaves it. Refuses 404 any other.
 */
export async function requireOwnBooking(
  db: Db,
  actor: Actor | null,
  movingId: string | undefined,
): Promise<{
  readonly serviceIds: readonly number[];
  readonly bounds: Required<Pick<DiaryWindow, 'cover' | 'present'>>;
} | null> {
  if (movingId === undefined) return null;
  const found = actor ? await findMovingSession(db, movingId, actor.accountId) : undefined;
  if (!found) throw refusal(404, UNKNOWN_APPOINTMENT);
  const end = found.lastDay === null ? null : startOfDay(addDays(found.lastDay, 1));
  const cover = { end, taken: found.takenDays.map(startOfDay) };
  const { therapistId, locationCode, serviceIds, startsAt } = found;
  return { serviceIds, bounds: { cover, present: { therapistId, locationCode, startsAt } } };
}
