import { describe, expect, test } from 'vitest';
import { allMinutesOf, cancelByClient, cancelByDesk } from './cancel-rules.ts';
import type { BookingToChange } from './who-may-change-until-when-rules.ts';

const startsAt = new Date('2026-03-05T14:00:00+04:00');
const cutoff = new Date('2026-03-05T11:00:00+04:00');
const late = new Date(cutoff.getTime() + 1);

const booking = (changes: Partial<BookingToChange> = {}): BookingToChange => ({
  ...{ id: 'one', clientId: 1, therapistId: 2, therapistAccountId: 3, preferredGender: null },
  ...{ locationCode: 'A', serviceType: 'mypackage', status: 'booked', startsAt },
  ...{ endsAt: new Date('2026-03-05T15:00:00+04:00'), cutoffHours: 3 },
  ...{ packageId: 7, packageMinutes: 60, healedMinutes: 0, serviceIds: [4], lines: [], skills: [] },
  ...{ priceMinor: 0, discountMinor: 0, resourceIds: [], bufferMinutes: 0, therapistMinutes: null },
  ...{ version: 1, changes: 0, goesBackByItself: false },
  ...changes,
});

const cancelled = (countsAsUsed: boolean, by: 'client' | 'studio', reason?: string) => ({
  becomes: { kind: 'status', to: 'cancelled', late: countsAsUsed, cancelledBy: by, reason },
  minutes: countsAsUsed ? null : { returned: 60 },
});

describe('a client who cancels', () => {
  test('has the minutes back until the cutoff, inclusive', () => {
    expect(cancelByClient(booking(), {}, 'client', cutoff)).toEqual(cancelled(false, 'client'));
  });

  test('is told after the cutoff that it counts as used, and has to accept that', () => {
    const refused = cancelByClient(booking(), {}, 'client', late);
    expect(refused).toMatchObject({
      refused: { en: expect.stringContaining('less than 3 hours') },
    });
    const accepted = cancelByClient(booking(), { acceptLate: true }, 'client', late);
    expect(accepted).toEqual(cancelled(true, 'client'));
  });

  test('has them back when the desk waives it', () => {
    const how = { acceptLate: true, waiveLate: true, reason: 'Ill' };
    expect(cancelByClient(booking(), how, 'studio', late)).toEqual(
      cancelled(false, 'studio', 'Ill'),
    );
  });

  test('is too late once it has started', () => {
    const refused = cancelByClient(booking(), { acceptLate: true }, 'client', startsAt);
    expect(refused).toMatchObject({ refused: { en: 'This session has already started.' } });
  });
});

describe('the desk', () => {
  const how = { by: 'client', countsAs: 'used', reason: 'Called' } as const;

  test('says what becomes of the minutes, whenever it is', () => {
    expect(cancelByDesk(booking(), how, cutoff)).toEqual(cancelled(true, 'client', 'Called'));
    const returned = { ...how, countsAs: 'returned' } as const;
    expect(cancelByDesk(booking(), returned, startsAt)).toEqual(
      cancelled(false, 'client', 'Called'),
    );
  });

  test('cancels nothing that is over', () => {
    const { endsAt } = booking();
    const refused = cancelByDesk(booking(), how, endsAt);
    expect(refused).toMatchObject({ refused: { en: expect.stringContaining('is over') } });
  });
});

test('nothing comes back where no package gave anything', () => {
  expect(allMinutesOf({ packageId: 7, packageMinutes: 30 })).toEqual({ returned: 30 });
  expect(allMinutesOf({ packageId: null, packageMinutes: null })).toBeNull();
  expect(allMinutesOf({ packageId: 7, packageMinutes: null })).toBeNull();
});
