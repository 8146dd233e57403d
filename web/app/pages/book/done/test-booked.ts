import type { BookedAppointment } from '@limber/contract/bookings.ts';

/** A session of one service, paid at the studio. */
export const aSingleSession: BookedAppointment = {
  ...{ id: 'one', status: 'booked', date: '2026-03-05', time: '14:00:00', total_duration: 60 },
  ...{ therapist_id: 20_001, therapist_obj: { first_name: 'Noura', last_name: 'Al Hashimi' } },
  ...{ appointment_services: [{ service_name: 'Stretching' }], location: 'A' },
  ...{ serviceType: 'service', total_price: 320, member_discount: 0 },
  ...{ free_until: '2026-03-05T07:00:00.000Z', cutoff_hours: 3 },
} as unknown as BookedAppointment;
