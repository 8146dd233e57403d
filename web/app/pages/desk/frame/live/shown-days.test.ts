import { expect, test } from 'vitest';
import { isAmong } from './shown-days.ts';

const shown = {
  from: '2026-03-05',
  to: '2026-03-07',
  sessions: [
    {
      starts_at: '2026-03-05T10:00:00Z',
      // Half past one at night belongs to the studio's previous day.
      now_at: '2026-03-11T21:30:00Z',
      offers: [{ date: '2026-03-20' }],
    },
  ],
};

test.each([
  ['2026-03-04', false],
  ['2026-03-05', true],
  ['2026-03-06', true],
  ['2026-03-07', true],
  ['2026-03-11', true],
  ['2026-03-12', false],
  ['2026-03-20', true],
])('an event for %s concerns the page: %s', (date, concerned) => {
  expect(isAmong(shown, date)).toBe(concerned);
});

test('no event concerns a page that shows nothing yet', () => {
  expect(isAmong(undefined, '2026-03-05')).toBe(false);
});
