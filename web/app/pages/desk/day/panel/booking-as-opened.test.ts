import { expect, test } from 'vitest';
import { aBooking } from '../board/test-day.ts';
import { bookingAsOpened } from './booking-as-opened.ts';

const opened = aBooking('amina');
const keptOf = (changes: Parameters<typeof aBooking>[1]) => {
  const now = aBooking('amina', { version: 2, ...changes });
  return bookingAsOpened('2026-03-05', opened, now) === now ? 'as it is now' : 'as it was';
};

test('the booking stays as it was opened when others move it, so that their change is not overwritten', () => {
  expect(keptOf({ from_minute: 855, to_minute: 915 })).toBe('as it was');
  expect(keptOf({ therapist_id: 2 })).toBe('as it was');
  expect(keptOf({ location: 'B' })).toBe('as it was');
  expect(keptOf({ resources: [{ id: 4, name: 'Red-light bed' }] })).toBe('as it was');
});

test('a booking that was checked in meanwhile is taken as it is now', () => {
  expect(keptOf({ status: 'check_in' })).toBe('as it is now');
  expect(keptOf({ price: 288 })).toBe('as it is now');
});
