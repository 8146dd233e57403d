import type { Appointment } from '@limber/contract/appointments.ts';
import { expect, test } from 'vitest';
import { drawn, testStore, textOf } from '../../../components/test-markup.tsx';
import { bookingsApi } from '../../../state/api/bookings-api.ts';
import { amina } from '../../../state/test-account.ts';
import { emptyForm } from '../form/form.ts';
import { OverlapNotice } from './overlap-notice.tsx';

const booked = {
  id: 'one',
  date: '2026-03-05',
  time: '14:00:00',
  total_duration: 60,
  status: 'booked',
  appointment_services: [{ service_name: 'الإطالة' }],
  therapist_obj: {
    first_name: 'Noura',
    last_name: 'Al Hashimi',
    full_name: 'نورة الهاشمي · Noura Al Hashimi',
  },
} as Appointment;

test('what is booked at the same time names the therapist as the language writes it', async () => {
  const store = testStore(amina);
  await store.dispatch(bookingsApi.util.upsertQueryData('listOwnSessions', undefined, [booked]));
  const form = { ...emptyForm, date: '2026-03-05', time: '14:30', duration: 60 };
  expect(textOf(drawn(<OverlapNotice form={form} />, store))).toContain(
    'You already have الإطالة at 14:00 with نورة الهاشمي · Noura Al Hashimi.',
  );
});
