import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { expect, test } from 'vitest';
import { minutesLeftOf } from './minutes-left-of.ts';

const owned = (changes: object) =>
  ({
    ...{ active: true, remaining_time: 240, cap_left: null, expiry_date: '2026-09-01' },
    ...changes,
  }) as DeskClient['packages'][number];

test('the balance is the minutes of all usable packages, of shared ones those under the cap', () => {
  const capped = owned({ cap_left: 30, expiry_date: null });
  const over = owned({ active: false, expiry_date: '2026-01-01' });
  const used = owned({ remaining_time: 0, expiry_date: '2026-02-01' });
  expect(minutesLeftOf([owned({}), capped, over, used])).toEqual({
    minutes: 270,
    until: '2026-09-01',
  });
});

test('a package without a limit leaves nothing to count, and none at all no balance', () => {
  const unlimited = owned({ remaining_time: null, expiry_date: '2026-07-01' });
  expect(minutesLeftOf([owned({}), unlimited])).toEqual({ minutes: null, until: '2026-07-01' });
  expect(minutesLeftOf([owned({ remaining_time: 0 })])).toBeUndefined();
});
