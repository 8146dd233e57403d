import { expect, test } from 'vitest';
import { followsTheMoon } from './follows-the-moon.ts';

test('the crescent is for the feasts of the moon', () => {
  expect(followsTheMoon('عيد أضحى مبارك')).toBe(true);
  expect(followsTheMoon('عيد مبارك')).toBe(true);
  expect(followsTheMoon('رمضان كريم')).toBe(true);
  expect(followsTheMoon('عيد اتحاد سعيد')).toBe(false);
});
