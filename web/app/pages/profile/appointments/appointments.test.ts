import { expect, test } from 'vitest';
import { formatShortDay, formatTime } from '../../../lib/dates.ts';
import { formatWholeAmount } from '../../../lib/format-amount.ts';
import { joinServices } from '../join-services.ts';
import { defaultTab } from './appointments-section.tsx';

test.each([
  [{ today: 1, upcoming: 2, past: 3 }, 'today'],
  [{ today: 0, upcoming: 2, past: 3 }, 'upcoming'],
  [{ today: 0, upcoming: 0, past: 3 }, 'past'],
  [{ today: 0, upcoming: 0, past: 0 }, 'upcoming'],
])('with %j the tab is %s @PROFILE-05', (counts, tab) => {
  expect(defaultTab(counts)).toBe(tab);
});

test('a card shows joined services, a short day, HH:MM and a whole price @PROFILE-15 @PROFILE-16 @PROFILE-19', () => {
  expect(joinServices([{ service_name: 'Stretching' }, { service_name: 'Compression' }])).toBe(
    'Stretching, Compression',
  );
  expect(joinServices([])).toBe('');
  expect(formatShortDay('2026-11-21')).toBe('Nov 21');
  expect(formatTime('14:30:00')).toBe('14:30');
  expect(formatWholeAmount(87.5)).toBe('88 AED');
});
