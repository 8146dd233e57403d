import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import { expect, test } from 'vitest';
import { refuseLook } from './may-read-health-note-rules.ts';

const TODAY = '2026-03-05';

test.each<[AccountType, AppointmentStatus, string, boolean]>([
  ['therapist', 'booked', '2026-03-05', true],
  ['therapist', 'check_in', '2026-03-05', true],
  ['therapist', 'completed', '2026-03-05', true],
  ['therapist', 'booked', '2026-03-06', false],
  ['therapist', 'completed', '2026-03-04', false],
  ['therapist', 'cancelled', '2026-03-05', false],
  ['front_desk', 'booked', '2026-03-05', true],
  ['front_desk', 'booked', '2026-04-01', true],
  ['front_desk', 'completed', '2026-03-04', false],
  ['front_desk', 'no_show', '2026-03-05', false],
  ['manager', 'completed', '2025-03-04', true],
  ['manager', 'cancelled', '2026-03-05', true],
])('%s, a session %s on %s: %s', (role, status, day, may) => {
  expect(refuseLook(role, { status, day }, TODAY) === null).toBe(may);
});
