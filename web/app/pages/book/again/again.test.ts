import type { Appointment } from '@limber/contract/appointments.ts';
import type { Opening } from '@limber/contract/scheduling.ts';
import { describe, expect, test } from 'vitest';
import { bookingLinkPath } from '../../../booking-links.ts';
import {
  activeTenHours,
  locationOf,
  redLight,
  stretching,
  therapistOf,
} from '../form/test-catalogue.ts';
import type { Facts } from '../prefilled-link/fit-link.ts';
import { proposedOpenings, repeatSession } from './repeat-session.ts';
import { usualSession } from './usual-session.ts';

const line = { service_id: 1, service_name: 'Stretching', needs_skill: true, minutes: 60 };
const light = { service_id: 2, service_name: 'Red light', needs_skill: false, minutes: 30 };
const session = (changes: Partial<Appointment> = {}) => ({
  id: 'a',
  status: 'completed' as const,
  appointment_services: [line],
  therapist_id: 3,
  location: 'A',
  total_duration: 60,
  ...changes,
});
const facts: Facts = {
  services: [stretching, redLight],
  locations: [locationOf('A', 'Al Warqa'), locationOf('B', 'Al Mizhar')],
  team: [therapistOf(3, 'A', ['Stretching']), therapistOf(4, 'A', ['Stretching'])],
  closures: [],
  active: undefined,
  today: '2026-03-04',
  daysAhead: 180,
};

describe('the usual session', () => {
  test('is the most frequent of the latest, otherwise the last', () => {
    const last = session({ id: 'last', therapist_id: 4 });
    const often = [session({ id: 'b' }), session({ id: 'c' })];
    expect(usualSession([last, ...often])?.id).toBe('b');
    expect(usualSession([last, session()])?.id).toBe('last');
    expect(usualSession([])).toBeUndefined();
  });

  test('ignores sessions that did not take place', () => {
    const missed = session({ status: 'no_show' });
    const cancelled = session({ status: 'cancelled' });
    expect(usualSession([cancelled, missed, session({ id: 'had' })])?.id).toBe('had');
    expect(usualSession([cancelled])).toBeUndefined();
  });
});

describe('booking a session again', () => {
  const linkOf = (past: ReturnType<typeof session>, known = facts) => {
    const repeat = repeatSession(past, known);
    return repeat && bookingLinkPath(repeat.linked);
  };

  test('keeps services, lengths, branch and therapist', () => {
    expect(linkOf(session({ appointment_services: [line, light] }))).toBe(
      '/booking?service=1,2&minutes=60,30&therapist=3&location=A',
    );
  });

  test('is with any free therapist when its own can no longer give it', () => {
    expect(linkOf(session({ therapist_id: 99 }))).toBe(
      '/booking?service=1&minutes=60&therapist=any&location=A',
    );
  });

  test('is impossible when the service is no longer offered like that', () => {
    expect(linkOf(session({ appointment_services: [{ ...line, service_id: 9 }] }))).toBeNull();
    expect(linkOf(session({ appointment_services: [{ ...line, minutes: 50 }] }))).toBeNull();
    expect(linkOf(session({ location: 'Z' }))).toBeNull();
  });

  test('is paid with the package that covers it, by its id', () => {
    const active = { regular: activeTenHours, shared: null, unlimited: null };
    const repeat = repeatSession(session(), { ...facts, active });
    expect(repeat).toMatchObject({ minutes: 60, form: { user_package_id: 12 } });
    expect(repeat && bookingLinkPath(repeat.linked)).toContain('&package=12&');
    const both = session({ appointment_services: [line, light] });
    expect(linkOf(both, { ...facts, active })).not.toContain('package');
  });
});

test('times are offered with the therapist, otherwise with anyone, and only where a package allows', () => {
  const at = (date: string, therapist_id: number): Opening => ({
    ...{ date, time: '14:00', therapist_id, therapist_name: '' },
  });
  const bounds = { today: '2026-03-04', daysAhead: 180, lastDay: '', takenDays: [] };
  const own = [at('2026-03-05', 3), at('2026-03-06', 3)];
  const any = [at('2026-03-04', 4)];
  expect(proposedOpenings({ therapist: own, any }, bounds)).toEqual(own);
  expect(proposedOpenings({ therapist: [], any }, bounds)).toEqual(any);
  const takenDays = ['2026-03-05'];
  expect(proposedOpenings({ therapist: own, any }, { ...bounds, takenDays })).toEqual([own[1]]);
  expect(proposedOpenings({ therapist: own, any }, { ...bounds, lastDay: '2026-03-04' })).toEqual(
    any,
  );
});
