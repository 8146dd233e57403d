import { discountOf } from '@limber/contract/money/member-discount.ts';
import { describe, expect, test } from 'vitest';
import { offer as exampleOffer, locked } from '../../../../test/rules/example-packages.ts';
import type { LockedPackage, PackageOffer } from '../../packages/owned-package-rules.ts';
import { NOTHING_BESIDE } from '../../scheduling/buffer-and-resource-rules.ts';
import { type Payment, paidBy } from './price-and-payment-rules.ts';
import type { RequestedSession, SessionFacts } from './requested-session-rules.ts';
import { weighBooking, weighMove } from './weigh-booking-rules.ts';

const STRETCHING = 1;
const RED_LIGHT = 2;

const asked = (changes: Partial<RequestedSession> = {}): RequestedSession => ({
  services: [{ serviceId: STRETCHING, lastsMinutes: 60, isService: true }],
  locationCode: 'A',
  day: '2026-03-05',
  startMinute: 14 * 60,
  lastsMinutes: 60,
  countedMinutes: changes.lastsMinutes ?? 60,
  priceMinor: 32_000,
  today: '2026-03-04',
  ...changes,
});

const byPrice = (discountPercent = 0): Payment => ({
  paidBy: 'price',
  discountPercent,
  offered: [
    {
      serviceId: STRETCHING,
      name: 'Stretching',
      needsSkill: true,
      lastsMinutes: 60,
      priceMinor: 32_000,
    },
    {
      serviceId: RED_LIGHT,
      name: 'Red-Light Therapy',
      needsSkill: false,
      lastsMinutes: 30,
      priceMinor: 12_000,
    },
  ],
});

const included = [
  { serviceId: STRETCHING, name: 'Stretching', needsSkill: true },
  { serviceId: RED_LIGHT, name: 'Red-Light Therapy', needsSkill: false },
];

const offer: PackageOffer = { ...exampleOffer, included };
const held: LockedPackage = locked({ expiresOn: null, included });

const facts = (changes: Partial<SessionFacts['therapist']> = {}): SessionFacts => ({
  therapist: {
    name: 'Noura',
    gender: 'female',
    locationCode: 'A',
    booksByPhone: false,
    serviceIds: [STRETCHING],
    ...changes,
  },
  day: {
    open: [{ startMinute: 12 * 60, endMinute: 22 * 60 }],
    shifts: [{ startMinute: 12 * 60, endMinute: 20 * 60 }],
    busy: [],
    held: [],
    takes: NOTHING_BESIDE,
  },
  closedFor: null,
  hasRetired: false,
  nowMinute: -840,
  daysAhead: 180,
});

const lines = (...ids: number[]) =>
  ids.map((serviceId) => ({ serviceId, lastsMinutes: 60, isService: true }));

test('each type determines what pays for it @TYPE-01', () => {
  expect(paidBy('service')).toEqual({ paidBy: 'price' });
  expect(paidBy('package')).toEqual({ paidBy: 'purchase', kind: 'regular' });
  expect(paidBy('shared_package')).toEqual({ paidBy: 'purchase', kind: 'shared' });
  expect(paidBy('unlimited_package')).toEqual({ paidBy: 'purchase', kind: 'unlimited' });
  expect(paidBy('mypackage')).toEqual({ paidBy: 'package', kind: 'regular' });
  expect(paidBy('my_shared_package')).toEqual({ paidBy: 'package', kind: 'shared' });
  expect(paidBy('my_unlimited_package')).toEqual({ paidBy: 'package', kind: 'unlimited' });
});

/** What a client is told: the first objection, otherwise the bill. */
function judgeBooking(...asked: Parameters<typeof weighBooking>) {
  const { bill, objections } = weighBooking(...asked);
  return objections[0] ?? { verdict: 'book' as const, ...bill };
}

describe('single services', () => {
  const both = [...lines(STRETCHING), { serviceId: RED_LIGHT, lastsMinutes: 30, isService: true }];

  test('cost the sum of their prices and take the sum of their times @TYPE-09', () => {
    const session = asked({ services: both, lastsMinutes: 90, priceMinor: 44_000 });
    expect(judgeBooking(session, byPrice(), facts())).toMatchObject({
      verdict: 'book',
      priceMinor: 44_000,
      discountMinor: 0,
    });
  });

  test('cost a member a tenth less @MEMB-01', () => {
    expect(judgeBooking(asked({ priceMinor: 28_800 }), byPrice(10), facts())).toMatchObject({
      verdict: 'book',
      priceMinor: 28_800,
      discountMinor: 3_200,
    });
    expect(judgeBooking(asked(), byPrice(10), facts())).toMatchObject({
      verdict: 'price',
      priceMinor: 28_800,
    });
  });

  test('need the skill, except where none is required', () => {
    const unskilled = facts({ serviceIds: [] });
    expect(judgeBooking(asked(), byPrice(), unskilled)).toMatchObject({
      verdict: 'wrong',
      field: 'therapist_id',
    });
    const redLight = asked({
      services: [{ serviceId: RED_LIGHT, lastsMinutes: 30, isService: true }],
      lastsMinutes: 30,
      priceMinor: 12_000,
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
    [13_750, 1_380],
    [12_345, 1_235],
    [12_340, 1_240],
    [0, 0],
  ])('of %i fils is %i, which leaves a whole tenth of an AED @MEMB-01', (price, discount) => {
    expect(discountOf(price, 10)).toBe(discount);
  });

  test('without a discount the price stays as it is, to the fils', () => {
    expect(discountOf(13_755, 0)).toBe(0);
  });
});

describe('a session of a package', () => {
  const payment: Payment = { paidBy: 'package', package: held };
  const session = (changes: Partial<RequestedSession> = {}) =>
    asked({ priceMinor: 0, lastsMinutes: 45, services: lines(), ...changes });

  test('that names nothing is possible with any therapist: it is for what they offer of it @VALID-18', () => {
    for (const [serviceIds, name] of [
      [[STRETCHING], 'Stretching'],
      [[], 'Red-Light Therapy'],
    ] as const) {
      const verdict = judgeBooking(session(), payment, facts({ serviceIds }));
      const line = { lastsMinutes: 45, priceMinor: 0, name };
      expect(verdict).toMatchObject({ verdict: 'book', priceMinor: 0, lines: [line] });
    }
  });

  test('needs only the skill of its own services', () => {
    const without = facts({ serviceIds: [] });
    expect(judgeBooking(session({ services: lines(STRETCHING) }), payment, without)).toMatchObject({
      verdict: 'wrong',
      field: 'therapist_id',
    });
    expect(judgeBooking(session({ services: lines(RED_LIGHT) }), payment, without).verdict).toBe(
      'book',
    );
  });

  test('splits its minutes in steps of 5 among the named services', () => {
    const verdict = judgeBooking(
      session({ services: lines(RED_LIGHT, STRETCHING), lastsMinutes: 85 }),
      payment,
      facts(),
    );
    expect(verdict).toMatchObject({
      lines: [
        { serviceId: STRETCHING, lastsMinutes: 45 },
        { serviceId: RED_LIGHT, lastsMinutes: 40 },
      ],
    });
  });

  test('takes a line of another type as the package alone, not as a service', () => {
    const services = [{ serviceId: 1, lastsMinutes: 600, isService: false }];
    expect(judgeBooking(session({ services }), payment, facts()).verdict).toBe('book');
    const other = [{ serviceId: 99, lastsMinutes: 600, isService: false }];
    expect(judgeBooking(session({ services: other }), payment, facts())).toMatchObject({
      ...{ verdict: 'wrong', field: 'services' },
    });
  });

  test('is refused for a service that is not included', () => {
    expect(judgeBooking(session({ services: lines(3) }), payment, facts())).toMatchObject({
      verdict: 'wrong',
      field: 'services',
    });
  });

  test('is refused beyond the balance, before the time is looked at', () => {
    const late = session({ lastsMinutes: 95, startMinute: 23 * 60 });
    expect(judgeBooking(late, payment, facts())).toEqual({
      verdict: 'refused',
      reason: expect.objectContaining({ en: 'Your Balance Package has only 90 minutes left.' }),
    });
  });
});

describe('a purchase', () => {
  const payment = (changes: Partial<Extract<Payment, { paidBy: 'purchase' }>> = {}): Payment => ({
    paidBy: 'purchase',
    offer,
    stillHeld: undefined,
    discountPercent: 0,
    ...changes,
  });
  const session = (changes: Partial<RequestedSession> = {}) =>
    asked({ priceMinor: 275_000, services: lines(), ...changes });

  test('costs what the option costs, for a member a tenth less @MEMB-01', () => {
    expect(judgeBooking(session(), payment(), facts())).toMatchObject({ priceMinor: 275_000 });
    const asMember = session({ priceMinor: 247_500 });
    expect(judgeBooking(asMember, payment({ discountPercent: 10 }), facts())).toMatchObject({
      verdict: 'book',
      priceMinor: 247_500,
      discountMinor: 27_500,
    });
  });

  test('is refused while one of its kind is owned @SUBMIT-09', () => {
    const stillHeld = { name: 'Starter Package', balanceMinutes: 5 };
    expect(judgeBooking(session(), payment({ stillHeld }), facts())).toMatchObject({
      verdict: 'refused',
      reason: { en: expect.stringContaining('with a balance of 5 mins') },
    });
  });

  test('is refused when its first session is longer than what is bought, or after it expires', () => {
    const small = payment({ offer: { ...offer, minutes: 30 } });
    expect(judgeBooking(session(), small, facts()).verdict).toBe('refused');
    const late = session({ day: '2026-09-01' });
    expect(judgeBooking(late, payment(), facts())).toMatchObject({
      verdict: 'refused',
      reason: { en: expect.stringContaining('expires before this day') },
    });
  });
});

test('a move is judged by its therapist and time, not by its price', () => {
  const against = (startMinute: number, changes = {}) =>
    weighMove({ startMinute, lastsMinutes: 60, locationCode: 'A' }, [STRETCHING], facts(changes));
  expect(against(14 * 60)).toEqual([]);
  expect(against(20 * 60, { serviceIds: [] }).map(({ rule }) => rule)).toEqual(['skill', 'shift']);
});
