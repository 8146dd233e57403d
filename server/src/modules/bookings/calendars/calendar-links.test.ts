import { expect, test } from 'vitest';
import type { CalendarSession } from './calendar-file.ts';
import { calendarLinks } from './calendar-links.ts';

const session: CalendarSession = {
  ...{ id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11', language: 'en', clientEmail: null },
  ...{ therapistName: 'Noura Al Hashimi', serviceNames: ['Stretching & more'] },
  ...{ locationName: 'Al Warqa', locationAddress: '12 Garden Street', package: null },
  startsAt: new Date('2026-03-05T10:00:00Z'),
  endsAt: new Date('2026-03-05T11:00:00Z'),
  ...{ cutoffHours: 3, priceAmount: 320, lateFeeAmount: null, missedFeeAmount: null },
  ...{ isCancelled: false, changes: 0 },
};
const sender = {
  ...{ brand: 'Limber', legalName: 'Limber LLC', phone: null, email: null },
  publicUrl: 'https://limber.example',
};
const asked = (url: string) => ({
  at: new URL(url).origin,
  ...Object.fromEntries(new URL(url).searchParams),
});

test('each of the large calendars gets the session with its time, place and words', () => {
  const { google, outlook, office365 } = calendarLinks(session, sender);
  expect(asked(google)).toMatchObject({
    at: 'https://calendar.google.com',
    action: 'TEMPLATE',
    text: 'Stretching & more at Limber',
    dates: '20260305T100000Z/20260305T110000Z',
    location: 'Al Warqa, 12 Garden Street',
    details: expect.stringContaining('With Noura Al Hashimi.'),
  });
  const microsoft = {
    subject: 'Stretching & more at Limber',
    startdt: '2026-03-05T10:00:00.000Z',
    enddt: '2026-03-05T11:00:00.000Z',
    location: 'Al Warqa, 12 Garden Street',
  };
  expect(asked(outlook)).toMatchObject({ at: 'https://outlook.live.com', ...microsoft });
  expect(asked(office365)).toMatchObject({ at: 'https://outlook.office.com', ...microsoft });
});

test('in Arabic the words are Arabic', () => {
  const { google } = calendarLinks({ ...session, language: 'ar' }, sender);
  expect(new URL(google).searchParams.get('location')).toBe('Al Warqa، 12 Garden Street');
});
