import type { Appointment } from '@limber/contract/appointments.ts';
import { expect, test } from 'vitest';
import { drawn, linksOf, testStore, textOf } from '../../../components/test-markup.tsx';
import { type AppointmentsWhen, bookingsApi } from '../../../state/api/bookings-api.ts';
import { AppointmentList } from './appointment-list.tsx';
import { AppointmentsSection } from './appointments-section.tsx';
import type { Appointments } from './use-appointments.ts';

const session = {
  ...{ id: 'one', status: 'booked', date: '2026-03-05', time: '14:00:00', total_duration: 60 },
  therapist_obj: { first_name: 'Noura', last_name: 'Al Hashimi' },
  ...{ appointment_services: [{ service_name: 'Stretching' }], location: 'A', total_price: 320 },
  ...{ serviceType: 'service', free_until: '2026-03-05T07:00:00.000Z', package_minutes: null },
} as unknown as Appointment;
const list = { ...{ items: [], count: 0 }, hasMore: false } as unknown as Appointments;
const listed = (of: Partial<Appointments>, invites = false) =>
  drawn(
    <AppointmentList list={{ ...list, ...of }} empty="No past appointments" invites={invites} />,
  );

test('an empty list says so, and offers booking where that makes sense', () => {
  expect(textOf(listed({}))).toBe('No past appointments');
  expect(linksOf(listed({}, true))).toEqual([['Book Now', '/booking']]);
});

test('sessions replace that message, and more are offered', () => {
  const said = textOf(listed({ items: [session] }, true));
  expect(said).toContain('Stretching');
  expect(said).not.toMatch(/No past appointments|Book Now|Show more/);
  expect(textOf(listed({ items: [session], hasMore: true }))).toContain('Show more');
});

test('the section waits until all three lists are loaded', async () => {
  const store = testStore();
  const said = () => textOf(drawn(<AppointmentsSection />, store));
  const know = (when: AppointmentsWhen, count: number) =>
    store.dispatch(
      bookingsApi.util.upsertQueryData('listAppointments', when, {
        pages: [{ count, results: Array.from({ length: count }, () => session) }],
        pageParams: [0],
      }),
    );
  await know('today', 0);
  await know('next', 1);
  expect(said()).toContain('Loading appointments...');
  await know('past', 0);
  expect(said()).toContain('Today (0) Upcoming (1) Past (0)');
});
