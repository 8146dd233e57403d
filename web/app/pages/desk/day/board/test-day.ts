import type { DayBooking, DayTherapist, DeskDay } from '@limber/contract/desk/day/day.ts';

/** A one-hour session of Amina's at 14:00 with the first therapist, for tests. */
export function aBooking(id: string, changes: Partial<DayBooking> = {}): DayBooking {
  return {
    id,
    version: 1,
    therapist_id: 1,
    location: 'A',
    status: 'booked',
    starts_at: '2026-03-05T10:00:00.000Z',
    from_minute: 840,
    to_minute: 900,
    busy_to_minute: 900,
    client: {
      id: 7,
      first_name: 'Amina',
      last_name: 'Haddad',
      phone: '+971501234567',
      first_visit: false,
      health_notes: false,
    },
    services: [{ service_id: 1, service_name: 'Stretching', minutes: 60 }],
    resources: [],
    service_type: 'service',
    cutoff_hours: 3,
    tight_places: [],
    coming: false,
    unanswered: false,
    asked_for: null,
    wished_gender: null,
    price: 320,
    paid_online: 0,
    package: null,
    ...changes,
  };
}

/** A therapist who works at branch A from 12:00 to 20:00. */
export function aTherapist(id: number, changes: Partial<DayTherapist> = {}): DayTherapist {
  return {
    id,
    name: `Therapist ${id}`,
    location: 'A',
    shifts: [{ location: 'A', from_minute: 720, to_minute: 1200 }],
    off: [],
    late: null,
    ...changes,
  };
}

/** A day of two branches, open from 10:00 to 22:00. */
export function aDay(bookings: DayBooking[], therapists = [aTherapist(1), aTherapist(2)]): DeskDay {
  const hours = [{ from_minute: 600, to_minute: 1320 }];
  return {
    date: '2026-03-05',
    now: '2026-03-05T09:00:00.000Z',
    branches: [
      { code: 'A', name: 'Al Warqa', cancelled: 0, hours, closures: [] },
      { code: 'B', name: 'Al Mizhar', cancelled: 0, hours, closures: [] },
    ],
    therapists,
    bookings,
  };
}
