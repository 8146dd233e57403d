import { isSessionLength } from '@limber/contract/terms/booking/is-session-length.ts';
import { describe, expect, test } from 'vitest';
import { locked, offer } from '../../../test/rules/example-packages.ts';
import { type Sentence, say } from '../../platform/language/sentence.ts';
import { asOf, expiryOf, isExpired, lostOnReturn } from './ending/package-expiry-rules.ts';
import { blocksAnother } from './may-buy-another-rules.ts';
import {
  objectToSession,
  onlyLeft,
  refuseMinutes,
  refuseMove,
  refuseSecond,
  refuseSession,
} from './may-package-pay-rules.ts';
import {
  balanceBesideCap,
  isLow,
  isOpenOn,
  isUsable,
  leftFor,
} from './minutes/minutes-left-rules.ts';
import { asBought, type LockedPackage } from './owned-package-rules.ts';
import { daysIn, isFrozen } from './prolonging/frozen-days-rules.ts';

const unlimited = (changes: Partial<LockedPackage> = {}) =>
  locked({ kind: 'unlimited', totalMinutes: null, balanceMinutes: null, ...changes });

describe('the last day of use', () => {
  test('is as many days after buying as the option says', () => {
    expect(expiryOf(offer, '2026-03-04')).toBe('2026-08-31');
    expect(expiryOf({ kind: 'regular', validityDays: null }, '2026-03-04')).toBeNull();
  });

  test('of an unlimited package is the thirtieth day @PKG-03', () => {
    expect(expiryOf({ kind: 'unlimited', validityDays: null }, '2026-03-04')).toBe('2026-04-03');
    expect(expiryOf({ kind: 'unlimited', validityDays: 90 }, '2026-02-04')).toBe('2026-03-06');
  });

  test('counts, the day after it does not @PKG-02', () => {
    expect(isExpired('2026-03-10', '2026-03-10')).toBe(false);
    expect(isExpired('2026-03-10', '2026-03-11')).toBe(true);
    expect(isExpired(null, '2036-03-11')).toBe(false);
    expect(isOpenOn('2026-03-10', unlimited())).toBe(true);
    expect(isOpenOn('2026-03-11', unlimited())).toBe(false);
  });
});

describe('minutes left', () => {
  test.each([
    ['all there are', {}, 90],
    ['none below zero', { balanceMinutes: 0 }, 0],
    ['the cap, less what was used', { capMinutes: 60, usedMinutes: 45 }, 15],
    ['not more than there are', { capMinutes: 600 }, 90],
    [
      'nothing when the cap was lowered below what was used',
      { capMinutes: 30, usedMinutes: 45 },
      0,
    ],
  ])('are %s', (_what, changes, minutes) => {
    expect(leftFor(locked(changes))).toBe(minutes);
  });

  test('have no end when unlimited, whatever the cap', () => {
    expect(leftFor(unlimited({ capMinutes: 5 }))).toBeNull();
  });

  test('make a package usable, an unlimited one by its last day alone @PKG-01 @PKG-02', () => {
    expect(isUsable(locked(), '2026-03-10')).toBe(true);
    expect(isUsable(locked({ balanceMinutes: 0 }), '2026-03-10')).toBe(false);
    expect(isUsable(locked({ active: false }), '2026-03-10')).toBe(false);
    expect(isUsable(unlimited(), '2026-03-10')).toBe(true);
    expect(isUsable(unlimited(), '2026-03-11')).toBe(false);
  });
});

describe('the length of a session', () => {
  test.each([5, 10, 45, 180])('can be %i minutes', (minutes) => {
    expect(isSessionLength(minutes)).toBe(true);
  });

  test.each([0, -5, 4, 7, 12.5, 185])('cannot be %d', (minutes) => {
    expect(isSessionLength(minutes)).toBe(false);
  });
});

describe('a session from a package', () => {
  const hour = { day: '2026-03-10', lastsMinutes: 60 };

  test('is taken as long as everything holds', () => {
    expect(refuseSession(locked(), hour)).toBeNull();
    expect(refuseSession(locked({ balanceMinutes: 60 }), hour)).toBeNull();
    expect(refuseSession(unlimited(), hour)).toBeNull();
  });

  test.each([
    ['closed', locked({ active: false }), 'Your Balance Package is no longer active.'],
    [
      'short of minutes',
      locked({ balanceMinutes: 55 }),
      'Your Balance Package has only 55 minutes left.',
    ],
    [
      'capped',
      locked({ capMinutes: 100, usedMinutes: 50 }),
      'You may use only 50 more minutes of the Balance Package shared with you.',
    ],
    [
      'over',
      locked({ expiresOn: '2026-03-09' }),
      'Your Balance Package expires before this day. Please choose an earlier one.',
    ],
    [
      'used that day',
      unlimited({ takenDays: [hour.day] }),
      'Your Balance Package covers one session a day, and this day already has one.',
    ],
  ])('is refused when it is %s', (_what, held, sentence) => {
    const refused = refuseSession(held, hour);
    expect(refused?.en).toBe(sentence);
    // To the desk it is a client's.
    const told = refused?.atDesk;
    expect(told?.en).toBe(
      sentence.replace(/^Your/, 'Their').replace(/^You/, 'They').replace('with you', 'with them'),
    );
    expect(say(told as Sentence, 'ar')).not.toMatch(/يمكنك|لديك|معك/);
  });

  test('is frozen or a second one in other words for the desk too', () => {
    const frozen = [{ from: hour.day, to: hour.day }];
    expect(refuseSession(locked({ frozen }), hour)?.atDesk?.en).toBe(
      'Their Balance Package is frozen on this day. Please choose another one.',
    );
    const second = refuseSecond('Starter Package', { name: 'Balance Package', balanceMinutes: 60 });
    expect(second.atDesk?.en).toBe(
      'They still have the Balance Package with a balance of 60 mins, so no new Starter Package can be booked.',
    );
    expect(say(second.atDesk as Sentence, 'ar')).toContain('حساب العميل');
  });

  test('several a day are fine when minutes are counted', () => {
    expect(refuseSession(locked({ takenDays: [hour.day] }), hour)).toBeNull();
  });

  test('is possible however few minutes are left, but not past the last day or into a taken one', () => {
    expect(refuseMove(locked({ balanceMinutes: 0, active: false }), '2026-03-10')).toBeNull();
    expect(refuseMove(locked(), '2026-03-11')?.en).toContain('expires before this day');
    const frozen = [{ from: '2026-03-06', to: '2026-03-08' }];
    expect(refuseMove(locked({ frozen }), '2026-03-06')?.en).toContain('is frozen on this day');
    expect(refuseMove(locked({ frozen }), '2026-03-09')).toBeNull();
    expect(refuseMove(unlimited({ takenDays: ['2026-03-09'] }), '2026-03-09')?.en).toContain(
      'one session',
    );
  });
});

test('a new package has all its minutes', () => {
  expect(asBought(offer, '2026-03-04')).toMatchObject({
    balanceMinutes: 600,
    totalMinutes: 600,
    expiresOn: '2026-08-31',
    active: true,
  });
});

test('a second one is refused in the agreed words @ERR-13 @ERR-14', () => {
  expect(refuseSecond('Balance Package', { name: 'Starter Package', balanceMinutes: 45 }).en).toBe(
    'You cannot book a new Balance Package because you currently already have the Starter Package with a balance of 45 mins on this account.',
  );
  expect(
    refuseSecond('Unlimited Recovery', { name: 'Unlimited Stretching', balanceMinutes: null }).en,
  ).toBe(
    'You cannot book a new Unlimited Recovery because you currently already have the Unlimited Stretching with a balance of unlimited mins on this account.',
  );
});

test('the balance is shown next to the minutes left where a cap leaves less', () => {
  expect(balanceBesideCap(locked({ capMinutes: 60 }))).toEqual({ balance: 90 });
  for (const same of [locked(), locked({ capMinutes: 90 }), unlimited({ capMinutes: 5 })]) {
    expect(balanceBesideCap(same)).toEqual({});
  }
});

test('an hour that is left is little, more is not', () => {
  expect([0, 60, 61].map(isLow)).toEqual([true, true, false]);
});

test('what does not expire is open on any day', () => {
  expect(isOpenOn('2036-03-11', { active: true, expiresOn: null })).toBe(true);
  expect(isOpenOn('2026-03-10', { active: false, expiresOn: null })).toBe(false);
});

test('frozen days run from the first to the last, and are counted', () => {
  const frozen = [{ from: '2026-03-06', to: '2026-03-08' }];
  const isThen = (day: number) => isFrozen(frozen, `2026-03-0${day}`);
  expect([5, 6, 7, 8, 9].map(isThen)).toEqual([false, true, true, true, false]);
  expect(isFrozen([], '2026-03-06')).toBe(false);
  expect(daysIn({ from: '2026-03-06', to: '2026-03-08' })).toBe(3);
  expect(daysIn({ from: '2026-02-27', to: '2026-03-31' })).toBe(33);
});

test('a new package is neither used nor frozen', () => {
  expect(asBought(offer, '2026-03-04')).toMatchObject({
    takenDays: [],
    frozen: [],
    usedMinutes: 0,
  });
});

test('another package can be bought when the rest is too small for a session', () => {
  expect([blocksAnother(30, 30), blocksAnother(29, 30), blocksAnother(0, 30)]).toEqual([
    ...[true, false, false],
  ]);
  expect(blocksAnother(null, 30)).toBe(true);
});

test('past its last day nothing is left, of an unlimited one either', () => {
  const held = { expiresOn: '2026-03-10', balanceMinutes: 90 };
  expect(asOf(held, '2026-03-10')).toBe(held);
  expect(asOf(held, '2026-03-11').balanceMinutes).toBe(0);
  expect(asOf({ ...held, balanceMinutes: null }, '2026-03-11').balanceMinutes).toBe(0);
  expect(asOf({ ...held, expiresOn: null }, '2099-01-01').balanceMinutes).toBe(90);
});

test('an empty balance has its own sentence for the client, the person who shares it, and the desk', () => {
  const why = (changes: Partial<LockedPackage>) => refuseMinutes(locked(changes), 5);
  expect(why({ balanceMinutes: 0 })).toMatchObject({
    en: 'Your Balance Package has no minutes left.',
    atDesk: { en: 'Their Balance Package has no minutes left.' },
  });
  expect(why({ capMinutes: 60, usedMinutes: 60 })).toMatchObject({
    en: 'You have used all the minutes of the Balance Package that are shared with you.',
    atDesk: {
      en: 'They have used all the minutes of the Balance Package that are shared with them.',
    },
  });
  expect(why({ balanceMinutes: 1 })?.en).toBe('Your Balance Package has only 1 minute left.');
  expect([onlyLeft(0).en, onlyLeft(1).en, onlyLeft(30).en]).toEqual([
    'This package has no minutes left.',
    'This package has only 1 minute left.',
    'This package has only 30 minutes left.',
  ]);
});

test('every objection to a session is reported, and only that the day has its one can be overridden', () => {
  const hour = { day: '2026-03-11', lastsMinutes: 120 };
  const overridable = (held: LockedPackage) =>
    objectToSession(held, hour).map(({ isOneADay }) => isOneADay);
  expect(overridable(locked({ active: false }))).toEqual([false, false, false]);
  expect(overridable(unlimited({ takenDays: [hour.day] }))).toEqual([false, true]);
});

test('the balance of a second one is in Arabic too', () => {
  const inArabic = (balanceMinutes: number | null) => {
    const { ar } = refuseSecond('A', { name: 'B', balanceMinutes });
    return typeof ar === 'function' ? ar((name) => name) : ar;
  };
  expect(inArabic(null)).toContain('غير محدود');
  expect(inArabic(45)).toContain('45');
});

test('what a session gives back expires at once where the package can no longer use it', () => {
  const lost = (changes: Partial<Parameters<typeof lostOnReturn>[0]> = {}, wasRefunded = false) =>
    lostOnReturn(
      { active: true, expiresOn: '2026-03-10', balanceMinutes: 90, ...changes },
      { minutes: 60, wasRefunded },
      '2026-03-10',
    );
  expect(lost()).toBe(0);
  expect(lost({ expiresOn: '2026-03-09' })).toBe(90);
  expect(lost({ active: false })).toBe(90);
  expect(lost({}, true)).toBe(60);
});
