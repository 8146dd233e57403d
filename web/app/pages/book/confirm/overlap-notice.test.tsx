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

const form = { ...emptyForm, date: '2026-03-05', time: '14:30', duration: 60 };
const hint = 'At the same time as another session of yours';

async function said(booked: Appointment[], brief = false, sent = false): Promise<string> {
  const store = testStore(amina);
  await store.dispatch(bookingsApi.util.upsertQueryData('listOwnSessions', undefined, booked));
  return textOf(drawn(<OverlapNotice form={form} brief={brief} sent={sent} />, store));
}

test("an overlapping session names its therapist in the page's language", async () => {
  expect(await said([booked])).toContain(
    'You already have الإطالة at 14:00 with نورة الهاشمي · Noura Al Hashimi.',
  );
});

test('the bar says it too, as the notice is out of sight there, unless a refusal needs the room', async () => {
  expect(await said([booked])).toContain(hint);
  expect(await said([booked], true)).not.toContain(hint);
  expect(await said([{ ...booked, time: '16:00:00' }])).toBe('');
});

test('the session just booked does not count as another one', async () => {
  expect(await said([booked], false, true)).toBe('');
});
