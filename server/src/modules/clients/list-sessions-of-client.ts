import type { Appointment, EarlierVisit } from '@limber/contract/appointments.ts';
import type { Db } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { listAppointments, listEarlierVisits } from '../bookings/list-appointments.ts';
import { findClient } from './queries/people.ts';

/** A page of a client's sessions before today, latest first. Refuses 404 an unknown client. */
export async function listSessions(
  db: Db,
  clientId: number,
  page: { limit: number; offset: number },
  now: Date,
): Promise<{ count: number; appointments: Appointment[] }> {
  if (!(await findClient(db, clientId))) throw refusal(404, UNKNOWN_CLIENT);
  return listAppointments(db, clientId, { when: 'past', page }, now);
}

/** A page of their sessions from the software before, latest first. Refuses 404 an unknown client. */
export async function listVisits(
  db: Db,
  clientId: number,
  page: { limit: number; offset: number },
): Promise<{ count: number; visits: EarlierVisit[] }> {
  if (!(await findClient(db, clientId))) throw refusal(404, UNKNOWN_CLIENT);
  return listEarlierVisits(db, clientId, page);
}
