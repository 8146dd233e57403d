import { describe, expect, test } from 'vitest';
import type { LockedPackage } from '../../packages/owned-package-rules.ts';
import { NOTHING_BESIDE } from '../../scheduling/buffer-and-resource-rules.ts';
import type { BookingToChange } from '../changing/who-may-change-until-when-rules.ts';
import {
  type TimeAgain,
  takeBackBooking,
  takeBackCancelling,
  takeBackNoShow,
  takeBackStep,
} from './undo-step-rules.ts';

const at = (time: string) => new Date(`2026-03-05T${time}:00+04:00`);

const booking = (changes: Partial<BookingToChange> = {}): BookingToChange => ({
  ...{ id: 'one', clientId: 1, therapistId: 2, therapistAccountId: 3, preferredGender: null },
  ...{ locationCode: 'A', serviceType: 'mypackage', status: 'booked', cutoffHours: 3 },
  ...{
    startsAt: at('14:00'),
    endsAt: at('15:00'),
    packageId: 7,
    packageMinutes: 60,
    healedMinutes: 0,
  },
  ...{ serviceIds: [4], lines: [], skills: [], priceMinor: 0, discountMinor: 0 },
  ...{
    resourceIds: [8],
    bufferMinutes: 10,
    therapistMinutes: null,
    version: 1,
    changes: 0,
    goesBackByItself: false,
  },
  ...changes,
});

const free: TimeAgain = {
  ...{ day: '2026-03-05', startMinute: 14 * 60, lastsMinutes: 60, occupant: null },
  onDay: { open: [], shifts: [], busy: [], held: [], takes: NOTHING_BESIDE },
  left: { at: at('12:00'), from: 'check_in', late: false },
};
const held: LockedPackage = {
  ...{ id: 7, productId: 1, kind: 'regular', name: 'Balance', active: true, unpaid: false },
  ...{ totalMinutes: 600, balanceMinutes: 60, expiresOn: null, capMinutes: null, usedMinutes: 0 },
  ...{ takenDays: [], frozen: [], included: [] },
};
const named = { en: 'This time is now booked for Badr.', ar: 'محجوز' };

test('a step goes back to the one before and takes nothing from anybody', () => {
  expect(takeBackStep(booking({ status: 'completed' }))).toMatchObject({
    becomes: { kind: 'undone', to: 'check_in', resourceIds: [8], takes: { bufferMinutes: 10 } },
    minutes: null,
  });
  expect(takeBackStep(booking({ status: 'cancelled' }))).toHaveProperty('refused');
});

describe('that a session was booked', () => {
  test('is taken back with its minutes', () => {
    const made = { source: 'desk', isSold: false } as const;
    expect(takeBackBooking(booking(), made)).toMatchObject({
      becomes: { kind: 'undone', to: 'cancelled' },
      minutes: { returned: 60 },
    });
  });

  test('is not, once something happened with it or it was sold', () => {
    expect(takeBackBooking(booking(), undefined)).toHaveProperty('refused');
    const sold = { source: 'desk', isSold: true } as const;
    expect(takeBackBooking(booking(), sold)).toHaveProperty('refused');
  });
});

describe('that nobody came', () => {
  const missed = booking({ status: 'no_show' });

  test('is taken back where the time is free, to what it was before', () => {
    expect(takeBackNoShow(missed, free)).toMatchObject({
      becomes: { kind: 'undone', to: 'check_in', leftAt: at('12:00') },
      minutes: null,
    });
    const unknown = { ...free, left: undefined };
    expect(takeBackNoShow(missed, unknown)).toMatchObject({ becomes: { to: 'booked' } });
  });

  test('is refused where somebody has the time, naming them', () => {
    const taken = { ...free, occupant: { named, hasTherapist: true } };
    expect(takeBackNoShow(missed, taken)).toEqual({ refused: named });
    const heldNow = {
      ...free,
      onDay: { ...free.onDay, held: [{ startMinute: 840, endMinute: 900 }] },
    };
    expect(takeBackNoShow(missed, heldNow)).toMatchObject({
      refused: { en: expect.stringContaining('booking this time at the moment') },
    });
  });

  test('is nothing to take back of another session', () => {
    expect(takeBackNoShow(booking(), free)).toMatchObject({
      refused: { en: 'This session was not marked as missed.' },
    });
  });
});

describe('that it was cancelled', () => {
  const cancelled = booking({ status: 'cancelled' });

  test('is taken back, and its package gives the minutes again', () => {
    expect(takeBackCancelling(cancelled, free, held)).toMatchObject({
      becomes: { kind: 'undone', to: 'check_in' },
      minutes: { taken: 60, from: held },
    });
  });

  test('takes no minutes where it counted as used, or no package pays', () => {
    const late = { ...free, left: { at: at('12:00'), from: 'booked', late: true } } as const;
    const spent = { ...held, balanceMinutes: 0 };
    expect(takeBackCancelling(cancelled, late, spent)).toMatchObject({ minutes: null });
    const unpaid = booking({ status: 'cancelled', packageId: null, packageMinutes: null });
    expect(takeBackCancelling(unpaid, free, null)).toMatchObject({ minutes: null });
  });

  test('is not, where the package has too little, is over, or is not theirs any more', () => {
    const why = (pack: LockedPackage | null) => takeBackCancelling(cancelled, free, pack);
    expect(why({ ...held, balanceMinutes: 30 })).toHaveProperty('refused');
    expect(why({ ...held, expiresOn: '2026-03-04' })).toHaveProperty('refused');
    expect(why({ ...held, active: false })).toHaveProperty('refused');
    expect(why(null)).toHaveProperty('refused');
    expect(takeBackCancelling(cancelled, { ...free, left: undefined }, held)).toHaveProperty(
      'refused',
    );
  });
});
