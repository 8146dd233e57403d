import { describe, expect, test } from 'vitest';
import {
  type Booked,
  chargeAt,
  chargeBefore,
  chargeOf,
  costsLess,
  refuseLength,
} from './repricing-rules.ts';

const line = (serviceId: number, lastsMinutes: number, priceMinor: number) => ({
  ...{ serviceId, name: `Service ${serviceId}`, needsSkill: false },
  ...{ lastsMinutes, priceMinor },
});
const begins = new Date('2026-03-05T10:00:00Z');
/** An hour and a half of two services, with a discount of a tenth. */
const booked = (changes: Partial<Booked> = {}, minutes = 90): Booked => ({
  lines: [line(1, 60, 30_000), line(2, 30, 10_000)],
  ...{ priceMinor: 36_000, discountMinor: 4_000, packageMinutes: null },
  startsAt: begins,
  endsAt: new Date(begins.getTime() + minutes * 60_000),
  ...changes,
});
const ofPackage = booked({ priceMinor: 0, discountMinor: 0, packageMinutes: 90 });
const offered = [line(2, 30, 10_000), line(2, 60, 18_000), line(3, 60, 99_000), line(1, 30, 5)];

describe('the length of a session', () => {
  const why = (of: Booked, minutes: number, keeps = false) => refuseLength(of, minutes, keeps)?.en;
  const noLength = expect.stringContaining('enough for all its services');

  test('stays, or is a possible length that leaves something for the last service', () => {
    expect([why(booked(), 90), why(booked(), 65), why(booked(), 120)]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
    expect(why(booked(), 60)).toEqual(noLength);
    expect(why(booked(), 92)).toEqual(noLength);
    const three = { lines: [line(1, 30, 5), line(2, 30, 5), line(3, 30, 5)] };
    expect([why(booked(three), 60), why(booked(three), 65)]).toEqual([noLength, undefined]);
    // It is as it is, even where nobody could ask for it.
    expect(why(booked({}, 92), 92)).toBeUndefined();
  });

  test('of a package is any that leaves something for each service, as its minutes are shared out', () => {
    expect([why(ofPackage, 60), why(ofPackage, 10)]).toEqual([undefined, undefined]);
    expect(why(ofPackage, 5)).toEqual(noLength);
    expect(why({ ...ofPackage, lines: ofPackage.lines.slice(0, 1) }, 5)).toBeUndefined();
    expect(why(ofPackage, 200)).toEqual(noLength);
  });

  test('where the charge is kept is shorter or the same', () => {
    expect(why(booked(), 65, true)).toBeUndefined();
    expect(why(booked(), 90, true)).toBeUndefined();
    expect(why(booked(), 95, true)).toBe('Only a shorter session keeps what it costs.');
  });
});

describe('what a session costs at another length', () => {
  const costs = (of: Booked, minutes: number, keeps = false) =>
    chargeOf(of, minutes, keeps, offered);
  const { lines, priceMinor, discountMinor } = booked();

  test('is what it did at the same', () => {
    const charge = { lines, priceMinor, discountMinor, packageMinutes: null };
    expect(costs(booked(), 90)).toEqual({ charge, objections: [] });
    // Of a package too that gave fewer minutes than it lasts.
    expect(costs({ ...ofPackage, packageMinutes: 60 }, 90).charge.packageMinutes).toBe(60);
  });

  test('is the price of the last service at its remaining length, with the same discount', () => {
    expect(costs(booked(), 120)).toEqual({
      charge: {
        lines: [line(1, 60, 30_000), line(2, 60, 18_000)],
        ...{ priceMinor: 43_200, discountMinor: 4_800, packageMinutes: null },
      },
      objections: [],
    });
  });

  test('is the price of its own service, whatever else is sold at this length', () => {
    const one = booked({ lines: [line(1, 60, 40_000)] }, 60);
    expect(costs(one, 30)).toMatchObject({ charge: { lines: [line(1, 30, 5)] }, objections: [] });
  });

  test('without a catalogue price stays, and can be overridden', () => {
    const { charge, objections } = costs(booked(), 105);
    expect(charge).toEqual({
      lines: [line(1, 60, 30_000), line(2, 45, 10_000)],
      ...{ priceMinor, discountMinor, packageMinutes: null },
    });
    expect(objections).toMatchObject([{ verdict: 'refused', rule: 'unpriced' }]);
  });

  test('that is kept stays, and only its minutes are others', () => {
    expect(costs(booked(), 75, true)).toEqual({
      charge: {
        lines: [line(1, 60, 30_000), line(2, 15, 10_000)],
        ...{ priceMinor, discountMinor, packageMinutes: null },
      },
      objections: [],
    });
  });

  test('from a package is its minutes, or as many as before where the charge is kept', () => {
    const { charge, objections } = costs(ofPackage, 60);
    expect([charge.packageMinutes, charge.priceMinor, objections]).toEqual([60, 0, []]);
    expect(charge.lines.reduce((sum, each) => sum + each.lastsMinutes, 0)).toBe(60);
    const kept = costs(ofPackage, 60, true).charge;
    expect(kept.packageMinutes).toBe(90);
    expect(kept.lines.reduce((sum, each) => sum + each.lastsMinutes, 0)).toBe(60);
  });

  test('that was kept when it was made shorter is no less when it is made longer again', () => {
    const short = { ...booked({}, 75), ...costs(booked(), 75, true).charge };
    expect(costs(short, 90).charge).toEqual(costs(booked(), 90).charge);
    expect(costs(short, 120).charge.priceMinor).toBe(43_200);
    // The kept price is more than the longer session costs.
    const dear = booked({ lines: [line(1, 60, 30_000), line(2, 15, 22_000)] }, 75);
    const kept = { ...dear, priceMinor: 46_800, discountMinor: 5_200 };
    expect(costs(kept, 120).charge).toEqual({
      lines: [line(1, 60, 30_000), line(2, 60, 22_000)],
      ...{ priceMinor: 46_800, discountMinor: 5_200, packageMinutes: null },
    });
    const { endsAt } = booked({}, 120);
    expect(costs({ ...kept, endsAt }, 90).charge.priceMinor).toBe(36_000);
  });

  test('from a package that was kept is no fewer minutes when it is made longer again', () => {
    const short = { ...booked({}, 30), ...costs(ofPackage, 30, true).charge };
    const minutes = (lasts: number) => costs(short, lasts).charge.packageMinutes;
    expect([minutes(20), minutes(45), minutes(90), minutes(120)]).toEqual([20, 90, 90, 120]);
  });

  test('is what it was where its last move is taken back, unless nobody noted it', () => {
    const { lines, priceMinor, discountMinor, packageMinutes } = ofPackage;
    const now = { lines, priceMinor, discountMinor, packageMinutes };
    const was = {
      ...{ lines: [line(1, 30, 0)], priceMinor: 0, discountMinor: 0, packageMinutes: 60 },
    };
    expect(chargeBefore(now, was)).toEqual(was);
    // Only the place was another.
    const unnoted = { priceMinor: null, discountMinor: null, packageMinutes: null };
    expect(chargeBefore(now, { ...unnoted, lines: null })).toEqual(now);
    expect(chargeBefore(now, { ...unnoted, lines: was.lines })).toBeNull();
    expect(chargeBefore(now, { ...was, priceMinor: null })).toBeNull();
    expect(chargeBefore(now, { ...was, discountMinor: null })).toBeNull();
    // A package has paid for it since, or no longer does.
    const paid = { ...was, priceMinor: 9_000, discountMinor: 1_000, packageMinutes: null };
    expect(chargeBefore(now, paid)).toBeNull();
    expect(chargeBefore({ ...now, packageMinutes: null }, was)).toBeNull();
    expect(chargeBefore({ ...now, packageMinutes: null }, paid)).toEqual(paid);
  });
});

test('what comes to as much before what comes off is not less', () => {
  const dearer = booked({ priceMinor: 36_001 });
  expect(costsLess(booked(), dearer)).toBe(true);
  expect(costsLess(dearer, booked())).toBe(false);
  expect(costsLess(booked({ priceMinor: 30_000, discountMinor: 10_000 }), booked())).toBe(false);
});

test('lines cost their prices less as many percent as came off before', () => {
  const [first] = booked().lines as [ReturnType<typeof line>];
  expect(chargeAt(booked(), [first])).toMatchObject({ priceMinor: 27_000, discountMinor: 3_000 });
  const free = booked({ priceMinor: 0, discountMinor: 0 });
  expect(chargeAt(free, [first])).toEqual({
    ...{ lines: [first], priceMinor: 30_000, discountMinor: 0, packageMinutes: null },
  });
});
