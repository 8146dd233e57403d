import { expect, test } from 'vitest';
import { readPlace, writePlace } from './start-in-address.ts';

const place = { location: 'A', therapistId: 12, minute: 970 };

test('a place is read from the address, and nothing else is taken for one', () => {
  expect(readPlace(writePlace(place), '2026-03-05')).toEqual({ ...place, date: '2026-03-05' });
  expect(readPlace('nothing', '2026-03-05')).toBeUndefined();
  expect(readPlace(undefined, '2026-03-05')).toBeUndefined();
});
