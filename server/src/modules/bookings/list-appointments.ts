import type { Appointment, EarlierVisit } from '@limber/contract/appointments.ts';
import type { Db } from '../../platform/database/db.ts';
import { addDays, dayOf, startOfDay } from '../../platform/studio-days.ts';
import {
  type DateRange,
  listAppointments as listStored,
  listEarlierVisits as listVisits,
} from './queries.ts';
import { appointmentOnWire } from './read-booking.ts';

/** The client's own sessions today or after it, without cancelled ones, or before it with them. */
export type When = 'today' | 'next' | 'past';

/** One page of a client's own appointments, and how many there are in all. */
export async function listAppointments(
  db: Db,
  clientId: number,
  { when, page }: { when: When; page: { limit: number; offset: number } },
  now: Date,
): Promise<{ count: number; appointments: Appointment[] }> {
  const { count, appointments } = await listStored(db, clientId, rangeOf(when, now), page);
  return { count, appointments: appointments.map(appointmentOnWire) };
}

/** One page of a client's sessions from the software before, and how many there are in all. */
export function listEarlierVisits(
  db: Db,
  clientId: number,
  page: { limit: number; offset: number },
): Promise<{ count: number; visits: EarlierVisit[] }> {
  return listVisits(db, clientId, page);
}

function rangeOf(when: When, now: Date): DateRange {
  const today = startOfDay(dayOf(now));
  const tomorrow = startOfDay(addDays(dayOf(now), 1));
  switch (when) {
    case 'today':
      return { from: today, to: tomorrow, cancelled: 'without' };
    case 'next':
      return { from: tomorrow, cancelled: 'without' };
    case 'past':
      return { to: today, backwards: true, cancelled: 'too' };
  }
}
