import { MOST_MINUTES_A_DAY } from '@limber/contract/terms/booking/booking-limits.ts';
import { expect, test } from 'vitest';
import type { LockedPackage } from '../../packages/owned-package-rules.ts';
import { type MoveContext, objectToMove } from './objections-to-move-rules.ts';

const booking = { startsAt: new Date('2026-03-05T14:00:00+04:00'), cutoffHours: 3 };
const CUTOFF = new Date('2026-03-05T11:00:00+04:00');
const balance: LockedPackage = {
  ...{
    id: 1,
    productId: 1,
    kind: 'regular',
    name: 'Balance',
    active: true,
    unpaid: false,
    totalMinutes: 600,
  },
  ...{ balanceMinutes: 30, expiresOn: '2026-03-31', capMinutes: null, usedMinutes: 0 },
  ...{ takenDays: [], frozen: [], included: [] },
};
const endless: LockedPackage = {
  ...balance,
  ...{ kind: 'unlimited', name: 'Endless', totalMinutes: null, balanceMinutes: null },
  takenDays: ['2026-03-06'],
};
const nothing = {
  ...{ open: 0, overlapping: [], dayMinutes: 0 },
  ...{ busySince: null, hasJustChanged: false, blocked: false },
};
const alone: MoveContext = { own: nothing, held: null, theirs: null, more: 0 };
const against = (beside: Partial<MoveContext> = {}, day = '2026-03-06', now = CUTOFF) =>
  objectToMove(booking, { day, lastsMinutes: 60 }, { ...alone, ...beside }, now);

test('nothing is against a move in time that no package pays for', () => {
  expect(against()).toEqual([]);
  expect(against({ held: undefined })).toEqual([]);
  // Without a package no minutes are read.
  expect(against({ more: 30 })).toEqual([]);
});

test('a move after the cutoff is late, which is an overridable rule', () => {
  const late = against({}, '2026-03-06', new Date(CUTOFF.getTime() + 1));
  expect(late).toMatchObject([{ verdict: 'refused', rule: 'late' }]);
  expect(late[0]?.reason.en).toContain('too late');
});

test('a package that is over, or frozen then, lets nobody move there', () => {
  const open = { held: balance, theirs: balance };
  expect(against(open, '2026-03-31')).toEqual([]);
  const [over, ...others] = against(open, '2026-04-01');
  expect([over?.verdict, over?.rule, others]).toEqual(['refused', undefined, []]);
  expect(over?.reason.en).toContain('expires before this day');
  const frozen = { ...balance, frozen: [{ from: '2026-03-06', to: '2026-03-07' }] };
  expect(against({ held: frozen })[0]?.reason.en).toContain('frozen');
});

test('an unlimited package has one session a day, which is an overridable rule', () => {
  const unlimited = { held: endless, theirs: endless };
  expect(against(unlimited)).toMatchObject([{ verdict: 'refused', rule: 'one_a_day' }]);
  expect(against(unlimited, '2026-03-07')).toEqual([]);
});

test('more minutes are asked of the package as its client has it, and nobody passes over them', () => {
  const why = (more: number, theirs: LockedPackage | null = balance) =>
    against({ held: balance, theirs, more }).map(({ reason, rule }) => [reason.en, rule]);
  expect([why(30), why(0, null), why(-30, null)]).toEqual([[], [], []]);
  expect(why(31)).toEqual([['Your Balance has only 30 minutes left.', undefined]]);
  expect(why(5, null)).toEqual([['We do not know this package.', undefined]]);
  expect(why(5, { ...balance, balanceMinutes: 0 })).toEqual([
    ['Your Balance has no minutes left.', undefined],
  ]);
});

test('a client has no more sessions at once than online, which is an overridable rule', () => {
  const overlapping = [1, 2].map(() => ({ startMinute: 30, endMinute: 90 }));
  const own = { ...nothing, open: 99 };
  expect(against({ own: { ...own, overlapping } })).toMatchObject([{ rule: 'at_once' }]);
  expect(against({ own: { ...own, overlapping: overlapping.slice(1) } })).toEqual([]);
});

test('a client has no more minutes on a day than online, which is an overridable rule', () => {
  const full = MOST_MINUTES_A_DAY - 60;
  expect(against({ own: { ...nothing, dayMinutes: full } })).toEqual([]);
  expect(against({ own: { ...nothing, dayMinutes: full + 1 } })).toMatchObject([
    { verdict: 'refused', rule: 'minutes_a_day' },
  ]);
});
