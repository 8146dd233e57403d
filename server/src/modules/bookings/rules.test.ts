import { describe, expect, test } from 'vitest';
import type { LockedPackage, PackageOffer } from '../packages/rules.ts';
import { freeUntil, mayChange, refuseLeaving, refuseStatus, withoutOwn } from './change-rules.ts';
import {
  type AskedSession,
  discountOf,
  judgeBooking,
  judgeMove,
  type Means,
  paidBy,
  type SessionFacts,
} from './rules.ts';

const STRETCHING = 1;
const RED_LIGHT = 2;

const asked = (changes: Partial<AskedSession> = {}): AskedSession => ({
  services: [{ serviceId: STRETCHING, lastsMinutes: 60, isService: true }],
  locationCode: 'A',
  day: '2026-03-05',
  startsAt: 14 * 60,
  lastsMinutes: 60,
  priceFils: 32_000,
  today: '2026-03-04',
  daysAhead: 1,
  ...changes,
});

const byPrice = (discountPercent = 0): Means => ({
  paidBy: 'price',
  discountPercent,
  offered: [
    {
      serviceId: STRETCHING,
      name: 'Stretching',
      needsSkill: true,
      lastsMinutes: 60,
      priceFils: 32_000,
    },
    {
      serviceId: RED_LIGHT,
      name: 'Red-Light Therapy',
      needsSkill: false,
      lastsMinutes: 30,
      priceFils: 12_000,
    },
  ],
});

const included = [
  { serviceId: STRETCHING, name: 'Stretching' },
  { serviceId: RED_LIGHT, name: 'Red-Light Therapy' },
];

const offer: PackageOffer = {
  productId: 1,
  optionId: 2,
  kind: 'regular',
  name: 'Balance Package',
  minutes: 600,
  priceFils: 275_000,
  validityDays: 180,
  peopleLimit: 1,
  included,
};

const held: LockedPackage = {
  id: 1,
  kind: 'regular',
  name: 'Balance Package',
  active: true,
  totalMinutes: 600,
  balanceMinutes: 90,
  expiresOn: null,
  capMinutes: null,
  usedMinutes: 0,
  takenThatDay: false,
  included,
};

const facts = (changes: Partial<SessionFacts['therapist']> = {}): SessionFacts => ({
  therapist: {
    name: 'Noura',
    locationCode: 'A',
    booksByPhone: false,
    serviceIds: [STRETCHING],
    ...changes,
  },
  day: {
    open: { from: 12 * 60, to: 22 * 60 },
    closed: false,
    shifts: [{ from: 12 * 60, to: 20 * 60 }],
    busy: [],
  },
  closedFor: null,
  now: -840,
});

const lines = (...ids: number[]) =>
  ids.map((serviceId) => ({ serviceId, lastsMinutes: 60, isService: true }));

test('each type says what pays for it @TYPE-01', () => {
  expect(paidBy('service')).toEqual({ paidBy: 'price' });
  expect(paidBy('package')).toEqual({ paidBy: 'purchase', kind: 'regular' });
  expect(paidBy('shared_package')).toEqual({ paidBy: 'purchase', kind: 'shared' });
  expect(paidBy('unlimited_package')).toEqual({ paidBy: 'purchase', kind: 'unlimited' });
  expect(paidBy('mypackage')).toEqual({ paidBy: 'package', kind: 'regular' });
  expect(paidBy('my_shared_package')).toEqual({ paidBy: 'package', kind: 'shared' });
  expect(paidBy('my_unlimited_package')).toEqual({ paidBy: 'package', kind: 'unlimited' });
});

describe('single services', () => {
  const both = [...lines(STRETCHING), { serviceId: RED_LIGHT, lastsMinutes: 30, isService: true }];

  test('cost the sum of their prices and take the sum of their times @TYPE-09', () => {
    const session = asked({ services: both, lastsMinutes: 90, priceFils: 44_000 });
    expect(judgeBooking(session, byPrice(), facts())).toMatchObject({
      verdict: 'book',
      priceFils: 44_000,
      discountFils: 0,
    });
  });

  test('cost a member a tenth less @MEMB-01', () => {
    expect(judgeBooking(asked({ priceFils: 28_800 }), byPrice(10), facts())).toMatchObject({
      verdict: 'book',
      priceFils: 28_800,
      discountFils: 3_200,
    });
    expect(judgeBooking(asked(), byPrice(10), facts())).toMatchObject({
      verdict: 'price',
      priceFils: 28_800,
    });
  });

  test('ask for the skill, except where none is needed', () => {
    const unskilled = facts({ serviceIds: [] });
    expect(judgeBooking(asked(), byPrice(), unskilled)).toMatchObject({
      verdict: 'wrong',
      field: 'therapist_id',
    });
    const redLight = asked({
      services: [{ serviceId: RED_LIGHT, lastsMinutes: 30, isService: true }],
      lastsMinutes: 30,
      priceFils: 12_000,
    });
    expect(judgeBooking(redLight, byPrice(), unskilled).verdict).toBe('book');
  });

  test('are refused twice, in a length that is not offered, and with another total', () => {
    const twice = asked({ services: lines(STRETCHING, STRETCHING), lastsMinutes: 120 });
    expect(judgeBooking(twice, byPrice(), facts())).toMatchObject({ field: 'services' });
    const longer = asked({
      services: [{ serviceId: STRETCHING, lastsMinutes: 75, isService: true }],
    });
    expect(judgeBooking(longer, byPrice(), facts())).toMatchObject({ field: 'services' });
    expect(judgeBooking(asked({ lastsMinutes: 90 }), byPrice(), facts())).toMatchObject({
      field: 'total_duration',
    });
  });
});

describe('a member’s discount', () => {
  test.each([
    [32_000, 3_200],
    [13_750, 1_375],
    [12_345, 1_235],
    [4, 0],
    [0, 0],
  ])('of %i fils is %i, in whole fils @MEMB-01', (price, discount) => {
    expect(discountOf(price, 10)).toBe(discount);
  });
});

describe('a session of a package', () => {
  const means: Means = { paidBy: 'package', package: held };
  const session = (changes: Partial<AskedSession> = {}) =>
    asked({ priceFils: 0, lastsMinutes: 45, services: lines(), ...changes });

  test('is for the first included service when none is named, and asks no skill @VALID-18', () => {
    expect(judgeBooking(session(), means, facts({ serviceIds: [] }))).toEqual({
      verdict: 'book',
      lines: [{ serviceId: STRETCHING, name: 'Stretching', lastsMinutes: 45, priceFils: 0 }],
      priceFils: 0,
      discountFils: 0,
    });
  });

  test('shares its minutes out in steps of 5 among the services that are named', () => {
    const verdict = judgeBooking(
      session({ services: lines(RED_LIGHT, STRETCHING), lastsMinutes: 85 }),
      means,
      facts(),
    );
    expect(verdict).toMatchObject({
      lines: [
        { serviceId: STRETCHING, lastsMinutes: 45 },
        { serviceId: RED_LIGHT, lastsMinutes: 40 },
      ],
    });
  });

  test('takes a line of another type for no service', () => {
    const services = [{ serviceId: 99, lastsMinutes: 600, isService: false }];
    expect(judgeBooking(session({ services }), means, facts()).verdict).toBe('book');
  });

  test('is refused for a service that is not included', () => {
    expect(judgeBooking(session({ services: lines(3) }), means, facts())).toMatchObject({
      verdict: 'wrong',
      field: 'services',
    });
  });

  test('is refused beyond the balance, before the time is looked at', () => {
    const late = session({ lastsMinutes: 95, startsAt: 23 * 60 });
    expect(judgeBooking(late, means, facts())).toEqual({
      verdict: 'refused',
      reason: 'Your Balance Package has only 90 minutes left.',
    });
  });
});

describe('a purchase', () => {
  const means = (changes: Partial<Extract<Means, { paidBy: 'purchase' }>> = {}): Means => ({
    paidBy: 'purchase',
    offer,
    stillHeld: undefined,
    discountPercent: 0,
    ...changes,
  });
  const session = (changes: Partial<AskedSession> = {}) =>
    asked({ priceFils: 275_000, services: lines(), ...changes });

  test('costs what the option costs, for a member a tenth less @MEMB-01', () => {
    expect(judgeBooking(session(), means(), facts())).toMatchObject({ priceFils: 275_000 });
    const asMember = session({ priceFils: 247_500 });
    expect(judgeBooking(asMember, means({ discountPercent: 10 }), facts())).toMatchObject({
      verdict: 'book',
      priceFils: 247_500,
      discountFils: 27_500,
    });
  });

  test('is refused while one of its kind is held @SUBMIT-09', () => {
    const stillHeld = { name: 'Starter Package', balanceMinutes: 5 };
    expect(judgeBooking(session(), means({ stillHeld }), facts())).toMatchObject({
      verdict: 'refused',
      reason: expect.stringContaining('with a balance of 5 mins'),
    });
  });

  test('is refused when its first session is longer than what is bought, or after it expires', () => {
    const small = means({ offer: { ...offer, minutes: 30 } });
    expect(judgeBooking(session(), small, facts()).verdict).toBe('refused');
    const late = session({ day: '2026-09-01', daysAhead: 181 });
    expect(judgeBooking(late, means(), facts())).toMatchObject({
      verdict: 'refused',
      reason: expect.stringContaining('expires before this day'),
    });
  });
});

describe('cancelling and moving', () => {
  const startsAt = new Date('2026-03-05T14:00:00+04:00');

  test('are free until 3 hours before', () => {
    expect(freeUntil(startsAt)).toEqual(new Date('2026-03-05T11:00:00+04:00'));
  });

  test('end when the session starts, is over or is cancelled', () => {
    const before = new Date(startsAt.getTime() - 1);
    expect(refuseLeaving({ status: 'booked', startsAt }, before)).toBeNull();
    expect(refuseLeaving({ status: 'booked', startsAt }, startsAt)).toContain('already started');
    expect(refuseLeaving({ status: 'cancelled', startsAt }, before)).toContain('cancelled');
    expect(refuseLeaving({ status: 'check_in', startsAt }, before)).toContain('started');
  });

  test('are for the client and the desk', () => {
    const booking = { clientId: 7 };
    expect(mayChange({ accountId: 7, accountType: 'client' }, booking)).toBe(true);
    expect(mayChange({ accountId: 8, accountType: 'client' }, booking)).toBe(false);
    expect(mayChange({ accountId: 8, accountType: 'therapist' }, booking)).toBe(false);
    expect(mayChange({ accountId: 8, accountType: 'front_desk' }, booking)).toBe(true);
    expect(mayChange({ accountId: 8, accountType: 'manager' }, booking)).toBe(true);
  });

  test('a moved session is not in its own way, but time off of the same hours is', () => {
    const own = { from: 840, to: 900 };
    const { day } = facts();
    const move = { locationCode: 'A', startsAt: 870, lastsMinutes: 60, daysAhead: 1 };
    const judge = (busy: (typeof own)[]) =>
      judgeMove(move, [], { ...facts(), day: withoutOwn({ ...day, busy }, own) }).verdict;
    expect(judge([own])).toBe('move');
    expect(judge([own, own])).toBe('taken');
    expect(judge([{ from: 900, to: 960 }])).toBe('taken');
  });
});

describe('the steps of a session', () => {
  const startsAt = new Date('2026-03-05T14:00:00+04:00');
  const before = new Date('2026-03-05T13:00:00+04:00');

  test.each([
    ['check_in', 'booked', before, true],
    ['check_in', 'cancelled', before, false],
    ['check_in', 'check_in', startsAt, false],
    ['completed', 'check_in', startsAt, true],
    ['completed', 'check_in', before, false],
    ['completed', 'booked', startsAt, false],
    ['no_show', 'booked', startsAt, true],
    ['no_show', 'check_in', startsAt, true],
    ['no_show', 'booked', before, false],
    ['no_show', 'completed', startsAt, false],
  ] as const)('%s after %s at %s: %s', (to, status, now, isAllowed) => {
    expect(refuseStatus(to, { status, startsAt }, now) === null).toBe(isAllowed);
  });
});
