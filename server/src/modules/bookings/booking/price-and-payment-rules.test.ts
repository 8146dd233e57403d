import { describe, expect, test } from 'vitest';
import type { LockedPackage, PackageOffer } from '../../packages/owned-package-rules.ts';
import {
  billOf,
  coversDay,
  type Payment,
  refusePayment,
  refusePrice,
  servicesOf,
  shareOut,
} from './price-and-payment-rules.ts';
import type { RequestedSession } from './requested-session-rules.ts';

const STRETCHING = 1;
const RED_LIGHT = 2;
const TODAY = '2026-03-04';

const included = [
  { serviceId: STRETCHING, name: 'Stretching', needsSkill: true },
  { serviceId: RED_LIGHT, name: 'Red-Light Therapy', needsSkill: false },
];
const chosen = (serviceId: number, lastsMinutes = 60, isService = true) => ({
  ...{ serviceId, lastsMinutes, isService },
});
const asked = (changes: Partial<RequestedSession> = {}): RequestedSession => ({
  ...{ services: [], locationCode: 'A', day: '2026-03-05', startMinute: 840, lastsMinutes: 60 },
  ...{ countedMinutes: 60, priceMinor: null, today: TODAY, ...changes },
});

const offer: PackageOffer = {
  ...{ productId: 1, optionId: 2, kind: 'regular', name: 'Balance', minutes: 600 },
  ...{ priceMinor: 275_000, validityDays: 180, peopleLimit: 1, included },
};
const held: LockedPackage = {
  ...{
    id: 1,
    productId: 1,
    kind: 'unlimited',
    name: 'Endless',
    active: true,
    unpaid: false,
    totalMinutes: null,
  },
  ...{ balanceMinutes: null, expiresOn: '2026-03-31', capMinutes: null, usedMinutes: 0 },
  ...{ takenDays: ['2026-03-05'], frozen: [], included },
};
const bought = (changes: object = {}): Payment => ({
  ...{ paidBy: 'purchase', offer, stillHeld: undefined, discountPercent: 0, ...changes },
});
const had = (changes: Partial<LockedPackage> = {}): Payment => ({
  paidBy: 'package',
  package: { ...held, ...changes },
});

describe('what pays for a session', () => {
  test('covers every day by price, and for a package the days that have no session yet', () => {
    expect(coversDay({ paidBy: 'price' }, '2099-01-01', TODAY)).toBe(true);
    const covers = (day: string) => coversDay({ paidBy: 'package', package: held }, day, TODAY);
    expect(['2026-03-05', '2026-03-06', '2026-03-31', '2026-04-01'].map(covers)).toEqual([
      ...[false, true, true, false],
    ]);
  });

  test('covers a new package for as long as it will last', () => {
    const covers = (day: string) => coversDay({ paidBy: 'purchase', offer }, day, TODAY);
    expect([covers('2026-08-31'), covers('2026-09-01')]).toEqual([true, false]);
  });

  test('is refused for the first objection only', () => {
    expect(refusePayment(asked({ day: '2026-03-06' }), had())).toBeNull();
    expect(refusePayment(asked(), had({ active: false }))?.reason.en).toContain('no longer active');
    const wrongLength = refusePayment(asked({ lastsMinutes: 61 }), had());
    expect(wrongLength).toMatchObject({ verdict: 'wrong', field: 'total_duration' });
    expect(wrongLength?.reason.en).toContain('5 to 180 minutes in steps of 5');
  });

  test('breaks an overridable rule where the day already has its session, or one of the kind is owned', () => {
    expect(refusePayment(asked(), had())).toMatchObject({ verdict: 'refused', rule: 'one_a_day' });
    const second = { name: 'Starter', balanceMinutes: 5 };
    const found = billOf(asked({ lastsMinutes: 180 }), bought({ stillHeld: second }), []);
    expect(found).toMatchObject({ objections: [{ rule: 'second_package' }] });
    const small = { ...offer, minutes: 30 };
    const both = billOf(asked(), bought({ stillHeld: second, offer: small }), []);
    expect(both).toMatchObject({
      objections: [{ rule: 'second_package' }, { verdict: 'refused' }],
    });
    expect(Object.keys(('objections' in both && both.objections[1]) || {})).not.toContain('rule');
  });

  test('from a new package is judged as of the day of booking', () => {
    const late = asked({ day: '2026-09-01' });
    expect(refusePayment(late, bought())?.reason.en).toContain('expires before this day');
    expect(refusePayment({ ...late, today: '2026-03-05' }, bought())).toBeNull();
  });
});

describe('single services', () => {
  const lines = [
    { ...included[0], lastsMinutes: 60, priceMinor: 32_000 },
    { ...included[0], lastsMinutes: 30, priceMinor: 18_000 },
    { ...included[1], lastsMinutes: 30, priceMinor: 12_000 },
  ] as Extract<Payment, { paidBy: 'price' }>['offered'];
  const bill = (changes: Partial<RequestedSession>) =>
    billOf(asked(changes), { paidBy: 'price', offered: lines, discountPercent: 0 }, []);

  test('are billed line by line as in the catalogue', () => {
    const both = [chosen(STRETCHING, 60), chosen(RED_LIGHT, 30)];
    expect(bill({ services: both, lastsMinutes: 90, countedMinutes: 90 })).toEqual({
      bill: { lines: [lines[0], lines[2]], priceMinor: 44_000, discountMinor: 0 },
      objections: [],
    });
    expect(bill({ services: [chosen(STRETCHING, 30)], lastsMinutes: 30 })).toMatchObject({
      field: 'duration',
    });
  });

  test('are refused at the invalid field, with the required minutes', () => {
    const services = [chosen(STRETCHING)];
    const time = { en: 'These services take 60 minutes.' };
    expect(bill({ services, lastsMinutes: 90, countedMinutes: 90 })).toMatchObject({
      ...{ field: 'total_duration', reason: time },
    });
    expect(bill({ services, countedMinutes: 90 })).toMatchObject({
      ...{ field: 'duration', reason: time },
    });
    expect(bill({ services: [chosen(9)] })).toMatchObject({
      ...{ field: 'services', reason: { en: expect.stringContaining('not offered any more') } },
    });
    const twice = [chosen(STRETCHING, 60), chosen(STRETCHING, 30)];
    expect(bill({ services: twice, lastsMinutes: 90, countedMinutes: 90 })).toMatchObject({
      ...{ field: 'services', reason: { en: expect.stringContaining('one duration') } },
    });
  });
});

test('a price that differs from the one shown is refused with the new one', () => {
  const due = { lines: [], priceMinor: 32_000, discountMinor: 0 };
  expect(refusePrice(asked({ priceMinor: null }), due)).toBeNull();
  expect(refusePrice(asked({ priceMinor: 32_000 }), due)).toBeNull();
  expect(refusePrice(asked({ priceMinor: 32_001 }), due)).toMatchObject({
    ...{ verdict: 'price', priceMinor: 32_000 },
  });
});

describe('what a package session is for', () => {
  const ids = (services: RequestedSession['services'], offered: number[] = [], of = included) =>
    servicesOf({ services }, of, offered)?.map(({ serviceId }) => serviceId) ?? null;

  test('is the package’s first service that the therapist offers, when none is named', () => {
    expect(ids([], [STRETCHING])).toEqual([STRETCHING]);
    expect(ids([])).toEqual([RED_LIGHT]);
    expect(ids([chosen(99, 60, false)], [STRETCHING])).toEqual([STRETCHING]);
    // None can, so the therapist is the one who does not fit.
    expect(ids([], [], included.slice(0, 1))).toEqual([STRETCHING]);
    expect(ids([], [], [])).toBeNull();
  });

  test('is the named services, in the order of the package, and nothing that it does not include', () => {
    expect(ids([chosen(RED_LIGHT), chosen(STRETCHING)])).toEqual([STRETCHING, RED_LIGHT]);
    expect(ids([chosen(RED_LIGHT), chosen(RED_LIGHT)])).toEqual([RED_LIGHT]);
    expect(ids([chosen(RED_LIGHT), chosen(3)])).toBeNull();
  });

  test('gets its minutes split in whole steps, with the remainder for the first', () => {
    const minutes = (lasts: number, count: number) =>
      shareOut(lasts, included.slice(0, count)).map(({ lastsMinutes }) => lastsMinutes);
    expect([minutes(60, 1), minutes(60, 2), minutes(65, 2), minutes(10, 2)]).toEqual([
      ...[[60], [30, 30], [35, 30], [5, 5]],
    ]);
    expect(shareOut(60, included)[1]).toEqual({ ...included[1], lastsMinutes: 30, priceMinor: 0 });
  });

  test('has no more services than its minutes have steps', () => {
    const both = [chosen(STRETCHING), chosen(RED_LIGHT)];
    const billed = (lastsMinutes: number) =>
      billOf(asked({ services: both, lastsMinutes }), had(), []);
    expect(billed(5)).toMatchObject({
      field: 'total_duration',
      reason: { en: expect.stringContaining('enough for all its services') },
    });
    expect(billed(10)).toMatchObject({
      bill: { lines: [{ lastsMinutes: 5 }, { lastsMinutes: 5 }] },
    });
  });

  test('is told apart by name from what the package does not include', () => {
    expect(billOf(asked({ services: [chosen(3)] }), had(), [])).toMatchObject({
      ...{ field: 'services', reason: { en: expect.stringContaining('The Endless') } },
    });
  });
});
