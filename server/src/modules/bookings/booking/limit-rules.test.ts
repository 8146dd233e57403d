import { MOST_OPEN_SESSIONS, MOST_SESSIONS_AT_ONCE } from '@limber/contract/terms/booking.ts';
import { expect, test } from 'vitest';
import { mostAtOnce, objectToOneMore, refuseAtOnce } from './limit-rules.ts';

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
])('of %s so many go on at once', (_, spans, most) => {
  expect(mostAtOnce(spans, 60)).toBe(most);
});

test('a client has as many sessions at once as the terms say, and one more is a wish', () => {
  const own = (times: number) => ({ open: 0, overlapping: many(span(0, 60), times) });
  expect(refuseAtOnce(own(MOST_SESSIONS_AT_ONCE - 1), 60)).toBeNull();
  const full = own(MOST_SESSIONS_AT_ONCE);
  expect(refuseAtOnce(full, 60)?.en).toContain(
    `You have ${MOST_SESSIONS_AT_ONCE} sessions at this`,
  );
  expect(objectToOneMore(full, { lastsMinutes: 60, paidByPackage: true })).toMatchObject([
    { verdict: 'refused', wish: 'at_once' },
  ]);
});

test('so many sessions to come are open that no package pays for', () => {
  const objections = (open: number, paidByPackage: boolean) =>
    objectToOneMore({ open, overlapping: [] }, { lastsMinutes: 60, paidByPackage });
  expect(objections(MOST_OPEN_SESSIONS - 1, false)).toEqual([]);
  expect(objections(MOST_OPEN_SESSIONS, true)).toEqual([]);
  expect(objections(MOST_OPEN_SESSIONS, false)).toMatchObject([
    { verdict: 'refused', wish: 'open_sessions' },
  ]);
});
