import type { Appointment } from '@limber/contract/bookings.ts';
import type { Db } from '../../platform/db.ts';
import { refusal } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session.ts';
import { findAppointment } from './queries.ts';

/** One of the actor's own appointments. Refuses 404 any other. */
export async function readOwnAppointment(
  db: Db,
  actor: Actor,
  bookingId: string,
): Promise<Appointment> {
  const appointment = await findAppointment(db, bookingId, actor.accountId);
  if (!appointment) throw refusal(404, 'We do not know this appointment.');
  return appointment;
}
