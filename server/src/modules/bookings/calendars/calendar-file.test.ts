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
  ...{ priceAmount: 320, lateFeeAmount: null, missedFeeAmount: null },
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

/** A calendar file with folded lines joined. */
const unfolded = (file: string) => file.replaceAll(/\r\n[ \t]/g, '');

/** The property names in a calendar file. */
const linesOf = (file: string) =>
  unfolded(file)
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

/** The value of a line of the one session of a file, as a calendar shows it. */
function lineOf(file: string, name: string): string | undefined {
  const lines = unfolded(file).split('\r\n');
  const line = lines.slice(lines.indexOf('BEGIN:VEVENT')).find((each) => each.startsWith(name));
  return line?.slice(line.indexOf(':') + 1).replaceAll('\\', '');
}

const LAST_FREE = new Date('2026-03-05T05:00:00Z');
const POLICY =
  'Please tell us at least 3 hours before your session. Otherwise the session counts as used.';
const TOO_LATE = 'It can no longer be cancelled or moved free of charge.';
const minutes = {
  name: 'Balance Package',
  kind: 'regular',
  minutes: 60,
  totalMinutes: 600,
  lastDay: null,
  boughtForAmount: null,
} as const;

test.each([
  ['by itself', null, LAST_FREE, `With Noura. ${POLICY}`],
  ['by itself, too late', null, new Date(LAST_FREE.getTime() + 1), `With Noura. ${TOO_LATE}`],
  ['by a package', minutes, now, `With Noura. 60 minutes of your Balance Package. ${POLICY}`],
  [
    'by one without end',
    { ...minutes, totalMinutes: null },
    now,
    `With Noura. Included in your Balance Package. ${POLICY}`,
  ],
])(
  'a session that is paid %s says so with whom, and what may still be done',
  (_, from, at, said) => {
    const file = calendarFile({ ...session, package: from }, sender, 'invite', at);
    expect(lineOf(file, 'DESCRIPTION')).toBe(said);
  },
);

test.each([
  [
    now,
    'With Noura. Please tell us at least 3 hours before your session. If you cancel later, it costs 100 AED. If you do not come, it costs 320 AED.',
  ],
  [
    new Date(LAST_FREE.getTime() + 1),
    `With Noura. ${TOO_LATE} If you cancel it, it costs 100 AED. If you do not come, it costs 320 AED.`,
  ],
])('a session with a fee of its own says what it costs instead, at %s', (at, said) => {
  const file = calendarFile({ ...session, lateFeeAmount: 100 }, sender, 'invite', at);
  expect(lineOf(file, 'DESCRIPTION')).toBe(said);
});

test('a session says what, when, where, for whom, and the page where it is changed', () => {
  const file = calendarFile(
    { ...session, serviceNames: ['Stretching', 'Massage'] },
    sender,
    'invite',
    now,
  );
  expect(lineOf(file, 'SUMMARY')).toBe('Stretching, Massage at Limber');
  expect(lineOf(file, 'LOCATION')).toBe('Jumeirah, Beach Road 1');
  expect(lineOf(file, 'DTSTAMP')).toBe('20260304T080000Z');
  expect(lineOf(file, 'DTSTART')).toBe('20260305T080000Z');
  expect(lineOf(file, 'DTEND')).toBe('20260305T090000Z');
  expect(lineOf(file, 'URL')).toBe('https://limber.test/profile');
  expect(lineOf(file, 'UID')).toBe(`${session.id}@limber`);
  expect(lineOf(file, 'ORGANIZER')).toBe('mailto:hello@limber.test');
  expect(lineOf(file, 'ATTENDEE')).toBe('MAILTO:amina@example.test');
});

test('the name of the studio stands in a calendar without the spaces around it', () => {
  const file = calendarFile(session, { ...sender, brand: ' Limber\n' }, 'invite', now);
  expect(file).toContain('PRODID:-//Limber//Bookings//EN');
  expect(file).toContain('\r\nX-WR-CALNAME:Limber\r\n');
  expect(lineOf(file, 'SUMMARY')).toBe('Stretching at Limber');
});

test.each([
  ['invite', false, 'REQUEST', 'CONFIRMED', true],
  ['cancel', true, 'CANCEL', 'CANCELLED', true],
  ['download', false, 'PUBLISH', 'CONFIRMED', false],
] as const)(
  'a file for %s says what a calendar does with it',
  (purpose, isCancelled, method, status, names) => {
    const file = calendarFile({ ...session, isCancelled, changes: 3 }, sender, purpose, now);
    expect(file).toContain(`\r\nMETHOD:${method}\r\n`);
    expect(lineOf(file, 'STATUS')).toBe(status);
    expect(lineOf(file, 'SEQUENCE')).toBe('3');
    // Nobody is asked for an answer.
    expect(/ATTENDEE;.*RSVP=FALSE/.test(unfolded(file))).toBe(names);
    expect(file.includes('ATTENDEE')).toBe(names);
    const byPhone = calendarFile({ ...session, clientEmail: null }, sender, purpose, now);
    expect(byPhone).not.toContain('ATTENDEE');
  },
);

test('a session says the same in Arabic', () => {
  const told = { ...session, language: 'ar', serviceNames: ['تمدد', 'تدليك'] } as const;
  const file = calendarFile(
    { ...told, package: { ...minutes, name: 'باقة' } },
    sender,
    'invite',
    now,
  );
  expect(lineOf(file, 'SUMMARY')).toBe('تمدد، تدليك في Limber');
  expect(lineOf(file, 'LOCATION')).toBe('Jumeirah، Beach Road 1');
  expect(lineOf(file, 'DESCRIPTION')).toBe(
    'مع Noura. 60 دقيقة من باقتك «باقة». يرجى إبلاغنا قبل موعد الجلسة بمقدار 3 ساعات على الأقل، وإلا احتُسبت مستخدَمة.',
  );
  const late = calendarFile(told, sender, 'invite', session.startsAt);
  expect(lineOf(late, 'DESCRIPTION')).toBe('مع Noura. لم يعد إلغاؤها أو تغيير موعدها مجاناً ممكناً.');
});
