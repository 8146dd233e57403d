import type { Appointment } from '@limber/contract/appointments.ts';
import type { OpenDay } from '@limber/contract/scheduling.ts';
import { expect, test } from 'vitest';
import {
  drawn,
  elementsOf,
  keepAnswer,
  type TestStore,
  testStore,
  textOf,
} from '../../../components/test-markup.tsx';
import { findNextOpenings, listOpenDays } from '../../../state/api/calls/scheduling.ts';
import { schedulingApi } from '../../../state/api/scheduling-api.ts';
import { MoveForm } from './move-form.tsx';

const session = {
  ...{ id: 'one', status: 'booked', date: '2026-04-15', time: '14:00:00', total_duration: 60 },
  ...{ therapist_id: 20_001, therapist_obj: { first_name: 'Noura', last_name: 'Al Hashimi' } },
  ...{ appointment_services: [], location: 'A', serviceType: 'service' },
} as unknown as Appointment;
const asked = { therapist_id: 20_001, total_duration: 60, moving: 'one' };

const form = (store: TestStore, today = '2026-03-04') =>
  drawn(<MoveForm appointment={session} today={today} onDone={() => {}} />, store);

async function know(store: TestStore, times: string[], date = '2026-04-15') {
  const arg = { bookingKind: 'services' as const, ...asked, date };
  await store.dispatch(schedulingApi.util.upsertQueryData('availableTimes', arg, times));
}

test('a session cannot be moved until a time is chosen', async () => {
  const store = testStore();
  expect(textOf(form(store))).toContain('Loading available times...');
  await know(store, ['14:00', '15:30']);
  const html = form(store);
  const [button] = elementsOf(html, 'button').filter(({ name }) => name === 'Choose a time');
  expect(button?.attributes).toHaveProperty('disabled');
  expect(textOf(html)).toContain('15:30');
  expect(textOf(html)).not.toContain('could not load');
});

test("the calendar shows the session's month with its closed days", async () => {
  const store = testStore();
  expect(textOf(form(store))).toContain('April 2026');
  const days = [{ date: '2026-04-16', level: 'closed', reason: 'day_off' }] as OpenDay[];
  const window = { location: 'A', from: '2026-04-01', to: '2026-06-01' };
  const arg = { ...asked, ...window };
  await keepAnswer(store, listOpenDays, arg, days);
  const [before, after] = [form(testStore()), form(store)].map(
    (html) => html.split('data-unavailable').length,
  );
  expect(after).toBe((before ?? 0) + 1);
});

test('for a session of a past day the search starts today', () => {
  expect(textOf(form(testStore(), '2026-05-02'))).toContain('May 2026');
});

test('on a full day the next free times are offered, each kind only if there is one', async () => {
  const store = testStore();
  await know(store, []);
  const opening = {
    date: '2026-04-16',
    time: '10:00',
    therapist_id: 20_001,
    therapist_name: 'Noura',
  };
  const arg = { ...asked, location: 'A', services: undefined, from: '2026-04-15' };
  const answer = { first_open_day: null, therapist: [opening], any: [] };
  await keepAnswer(store, findNextOpenings, arg, answer as never);
  const said = textOf(form(store));
  expect(said).toContain('No times available at this date.');
  expect(said).toContain('Next with the same therapist');
  expect(said).not.toContain('Next with anyone');
});
