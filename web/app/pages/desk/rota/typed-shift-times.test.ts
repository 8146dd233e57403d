import { expect, test } from 'vitest';
import { beginMinute, endMinute } from './typed-shift-times.ts';

test('a time before six belongs to the night after, and six may end a day', () => {
  expect([beginMinute('06:00'), beginMinute('20:00'), beginMinute('00:30')]).toEqual([
    ...[360, 1200, 1470],
  ]);
  expect([endMinute('22:00'), endMinute('01:00'), endMinute('06:00')]).toEqual([1320, 1500, 1800]);
});
