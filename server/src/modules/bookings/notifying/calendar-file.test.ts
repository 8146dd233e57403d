import { expect, test } from 'vitest';
import { type CalendarSession, calendarFile } from './calendar-file.ts';

const now = new Date('2026-03-04T08:00:00Z');
const session: CalendarSession = {
  id: '7f7f37b4-9d6a-4a53-8d0f-0f8a2a4b8c11',
  language: 'en',
  clientEmail: 'amina@example.test',
  therapistName: 'Noura',
  serviceNames: ['Stretching'],
  package: null,
  locationName: 'Jumeirah',
  locationAddress: 'Beach Road 1',
  startsAt: new Date('2026-03-05T08:00:00Z'),
  endsAt: new Date('2026-03-05T09:00:00Z'),
  cutoffHours: 3,
  isCancelled: false,
  changes: 0,
};
const sender = {
  brand: 'Limber',
  legalName: 'Limber LLC',
  phone: '+971501234567',
  email: 'hello@limber.test',
  publicUrl: 'https://limber.test',
};

/** The property names in a calendar file, with folded lines joined. */
const linesOf = (file: string) =>
  file
    .replaceAll(/\r\n[ \t]/g, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(/[:;]/)[0]);

test.each(['\n', '\r', '\r\n', '\u0085'])(
  'no text begins a line of the calendar, also behind %j',
  (end) => {
    const text = `Studio${end}ATTACH:https://evil.example`;
    const plain = linesOf(calendarFile(session, sender, 'invite', now));
    const told = { ...session, therapistName: text, locationName: text, serviceNames: [text] };
    const file = calendarFile(told, { ...sender, brand: text }, 'invite', now);
    expect(linesOf(file)).toEqual(plain);
    expect(file).toContain('PRODID:-//Studio ATTACH:https://evil.example//Bookings');
  },
);

test.each(['invite', 'cancel', 'download'] as const)(
  'every line of a file for %s ends, the last one too',
  (purpose) => {
    const file = calendarFile(session, sender, purpose, now);
    expect(file.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  },
);
