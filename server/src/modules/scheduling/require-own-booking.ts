import type { Db } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { addDays, minuteOf } from '../../platform/studio-days.ts';
import type { DiaryWindow } from './bookable-days-rules.ts';
import { findMovingSession } from './queries/bookings.ts';

/** The refusal for an appointment that the caller cannot see. */
export const UNKNOWN_APPOINTMENT: Sentence = {
  en: 'We do not know this appointment.',
  ar: 'لا نعرف هذا الموعد.',
};

/**
 * Makes sure that a request for times to move a booking concerns the caller's own: free times
 * without it would reveal anybody's. Returns its services, its place, and the days that its package
 * allows. Refuses 404 any other.
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
  const end = found.lastDay === null ? null : minuteOf(addDays(found.lastDay, 1), 0);
  const cover = { end, taken: found.takenDays.map((day) => minuteOf(day, 0)) };
  const { therapistId, locationCode, serviceIds, startsAt } = found;
  return { serviceIds, bounds: { cover, present: { therapistId, locationCode, startsAt } } };
}
