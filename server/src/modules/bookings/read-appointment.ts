import type { Appointment } from '@limber/contract/appointments.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { UNKNOWN_APPOINTMENT } from '../scheduling/free-start-rules.ts';
import { appointmentOnWire } from './appointment-on-wire.ts';
import { findAppointment } from './queries.ts';

/** One of a client's own appointments. Refuses 404 any other. */
export async function readAppointment(
  db: Db | Trx,
  clientId: number,
  bookingId: string,
): Promise<Appointment> {
  const kept = await findAppointment(db, clientId, bookingId);
  if (!kept) throw unknownAppointment();
  return appointmentOnWire(kept);
}

/** What is answered to whoever asks for an appointment that is not theirs. */
export function unknownAppointment(): Error {
  return refusal(404, UNKNOWN_APPOINTMENT);
}
