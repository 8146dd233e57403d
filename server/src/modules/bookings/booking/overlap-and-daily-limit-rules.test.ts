import { GRID_MINUTES } from '@limber/contract/terms/booking/bookable-times.ts';
import {
  MOST_MINUTES_A_DAY,
  MOST_OPEN_SESSIONS,
  MOST_SESSIONS_AT_ONCE,
} from '@limber/contract/terms/booking/booking-limits.ts';
import { expect, test } from 'vitest';
import {
  countedMinutes,
  isCuredByPaying,
  isSessionUnpaid,
  mostAtOnce,
  objectToOneMore,
  refuseAtOnce,
  refuseMinutesOfDay,
  secondsUntilChange,
} from './overlap-and-daily-limit-rules.ts';

const nothing = {
  ...{ open: 0, overlapping: [], dayMinutes: 0 },
  ...{ busySince: null, hasJustChanged: false, blocked: false },
};
const paid = { lastsMinutes: 60, unpaid: false, openOfOwner: 0 };
const span = (startMinute: number, endMinute: number) => ({ startMinute, endMinute });
const many = (of: ReturnType<typeof span>, times: number) =>
  Array.from({ length: times }, () => of);

test.each([
  ['nothing', [], 0],
  ['one that lasts longer on both sides', [span(-30, 90)], 1],
  ['those that end where it begins, or begin where it ends', [span(-60, 0), span(60, 120)], 0],
  ['one that begins within it', [span(59, 120)], 1],
  ['two after each other', [span(0, 30), span(30, 60)], 1],
  ['two that overlap', [span(0, 31), span(30, 60)], 2],
  ['what overlaps before it alone', [span(-60, -10), span(-50, 20)], 1],
  ['what overlaps after it alone', [span(50, 90), span(60, 90)], 1],
])('for %s, the most at one moment are counted', (_, spans, most) => {
  expect(mostAtOnce(spans, 60)).toBe(most);
});

test('a client may have as many sessions at once as the terms allow; one more breaks an overridable rule', () => {
  const own = (times: number) => ({
    ...nothing,
    overlapping: many(span(0, 60), times),
  });
  expect(refuseAtOnce(own(MOST_SESSIONS_AT_ONCE - 1), 60)).toBeNull();
  const full = own(MOST_SESSIONS_AT_ONCE);
  expect(refuseAtOnce(full, 60)?.en).toContain(
    `You have ${MOST_SESSIONS_AT_ONCE} sessions at this`,
  );
  expect(objectToOneMore(full, paid)).toMatchObject([{ verdict: 'refused', rule: 'at_once' }]);
});

test('a session counts as paid only where a paid package pays', () => {
  const by = (unpaid: boolean) => isSessionUnpaid({ paidBy: 'package', package: { unpaid } });
  expect([by(false), by(true)]).toEqual([false, true]);
  expect(isSessionUnpaid({ paidBy: 'price' })).toBe(true);
  expect(isSessionUnpaid({ paidBy: 'purchase' })).toBe(true);
});

test('paying at once cures too many unpaid sessions alone, and not where a package pays', () => {
  expect(isCuredByPaying({ rule: 'open_sessions' }, { paidBy: 'price' })).toBe(true);
  expect(isCuredByPaying({ rule: 'open_sessions' }, { paidBy: 'purchase' })).toBe(true);
  expect(isCuredByPaying({ rule: 'open_sessions' }, { paidBy: 'package' })).toBe(false);
  expect(isCuredByPaying({ rule: 'at_once' }, { paidBy: 'price' })).toBe(false);
});

test('unpaid upcoming sessions are limited, for a client and from the packages of an owner', () => {
  const objections = (open: number, openOfOwner: number, unpaid: boolean) =>
    objectToOneMore({ ...nothing, open }, { lastsMinutes: 60, unpaid, openOfOwner });
  const most = MOST_OPEN_SESSIONS;
  expect(objections(most - 1, most - 1, true)).toEqual([]);
  expect(objections(most, most, false)).toEqual([]);
  const [own] = objections(most, 0, true);
  expect(own).toMatchObject({ verdict: 'refused', rule: 'open_sessions' });
  expect(own?.reason.en).toBe(
    `You have ${most} unpaid upcoming sessions, and no more than ${most} can be booked online. For more, please contact us.`,
  );
  const [owners] = objections(0, most, true);
  expect(owners).toMatchObject({ verdict: 'refused', rule: 'open_sessions' });
  expect(owners?.reason.en).toContain('This package is not paid yet');
});

test("the minutes of a client's day are limited, and a short session counts as one step of the grid", () => {
  expect([countedMinutes(5), countedMinutes(GRID_MINUTES), countedMinutes(60)]).toEqual([
    ...[GRID_MINUTES, GRID_MINUTES, 60],
  ]);
  const of = (dayMinutes: number) => refuseMinutesOfDay({ dayMinutes }, 5);
  expect(of(MOST_MINUTES_A_DAY - GRID_MINUTES)).toBeNull();
  expect(of(MOST_MINUTES_A_DAY - GRID_MINUTES + 1)?.en).toContain(`${MOST_MINUTES_A_DAY} minutes`);
  const full = { ...nothing, dayMinutes: MOST_MINUTES_A_DAY };
  expect(objectToOneMore(full, paid)).toMatchObject([{ rule: 'minutes_a_day' }]);
});

test('a client who has used up the changes of a day waits until a day after the first of them', () => {
  const now = new Date('2026-03-04T10:00:00+04:00');
  const since = (instant: string | null) =>
    secondsUntilChange({ busySince: instant === null ? null : new Date(instant) }, now);
  expect(since(null)).toBe(0);
  expect(since('2026-03-03T10:00:00+04:00')).toBe(0);
  expect(since('2026-03-03T10:00:01+04:00')).toBe(1);
  expect(since('2026-03-04T09:00:00+04:00')).toBe(23 * 3600);
});
