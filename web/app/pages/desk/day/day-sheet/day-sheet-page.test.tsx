import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { expect, test } from 'vitest';
import { drawnAfter } from '../../../../components/test-answers/test-answers.tsx';
import { elementsOf, textOf } from '../../../../components/test-markup.tsx';
import { aBooking, aDay } from '../board/test-day.ts';
import DaySheetPage from './day-sheet-page.tsx';

const page = (bookings: DeskDay['bookings'], dues: { booking_id: string; due: number }[]) =>
  drawnAfter(
    <DaySheetPage />,
    { 'desk/day?date=2026-03-05': aDay(bookings), 'desk/day/dues?date=2026-03-05': dues },
    { at: '/desk/day-sheet?date=2026-03-05', as: 'front_desk' },
  );
const lines = (html: string) =>
  elementsOf(html, 'tr')
    .slice(1)
    .map(({ name }) => name);
const owned = (unpaid: boolean) =>
  ({
    id: 3,
    name: 'Balance',
    unpaid,
    minutes: 60,
    balance_minutes: 240,
    expires_on: null,
  }) as never;

test('each session has its time, client, telephone, therapist, room and amount to pay', async () => {
  const html = await page(
    [
      aBooking('due', { resources: [{ id: 4, name: 'Mat 1' }] }),
      aBooking('paid', { from_minute: 930, to_minute: 1005 }),
      aBooking('of a package', { price: 0, package: owned(false) }),
      aBooking('unpaid package', { price: 0, package: owned(true) }),
    ],
    [
      { booking_id: 'due', due: 270.5 },
      { booking_id: 'paid', due: 0 },
      { booking_id: 'unpaid package', due: 2750 },
    ],
  );
  const who = 'Amina Haddad +971501234567 Stretching Therapist 1';
  expect(lines(html)).toEqual([
    `14:00–15:00 ${who} Mat 1 270.50 AED`,
    `15:30–16:45 ${who} Paid`,
    `14:00–15:00 ${who} Package`,
    `14:00–15:00 ${who} 2,750.00 AED Package not paid`,
  ]);
});

test('each branch has its own sheet; no-shows are on none', async () => {
  const html = await page(
    [
      aBooking('one'),
      aBooking('missed', { status: 'no_show' }),
      aBooking('two', { location: 'B' }),
    ],
    [],
  );
  expect(elementsOf(html, 'h2').map(({ name }) => name)).toEqual([
    'Al Warqa · 1 session',
    'Al Mizhar · 1 session',
  ]);
  expect(textOf(html)).not.toContain('No sessions on this day.');
});

test('a branch without sessions says so, and lists who works there', async () => {
  const said = textOf(await page([], []));
  expect(said).toContain('Al Warqa · 0 sessions Therapist 1 12:00–20:00');
  expect(said.match(/No sessions on this day\./g)).toHaveLength(2);
});
