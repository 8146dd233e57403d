import {
  LONGEST_SESSION_MINUTES,
  SHORTEST_SESSION_MINUTES,
} from '@limber/contract/terms/booking/session-lengths.ts';
import { describe, expect, test } from 'vitest';
import { boardHoursOf } from '../board/board.tsx';
import { aBooking, aDay, aTherapist } from '../board/test-day.ts';
import { columnsOf } from '../board/therapist-columns.ts';
import { mayChange } from '../panel/what-session-allows.ts';
import { standingAt } from './move-obstacles.ts';
import { endingAt, placeOfTarget, stepTarget, targetOf, within } from './move-target.ts';
import { arrangementOf, changesBetween } from './session-arrangement.ts';

const amina = aBooking('amina', { from_minute: 840, to_minute: 900, busy_to_minute: 910 });
const badr = aBooking('badr', {
  therapist_id: 2,
  from_minute: 960,
  to_minute: 1020,
  busy_to_minute: 1020,
});
const day = aDay([amina, badr]);
const ground = { columns: columnsOf(day), range: boardHoursOf(day) };
const goal = { column: 0, from: 840, lasts: 60 };

describe('a session that is moved', () => {
  test('moves by five minutes, by half an hour, or to the next column', () => {
    expect(targetOf(ground, amina)).toEqual(goal);
    expect(stepTarget(ground, goal, 'down', false).from).toBe(845);
    expect(stepTarget(ground, goal, 'up', true).from).toBe(810);
    expect(stepTarget(ground, goal, 'after', false).column).toBe(1);
    expect(stepTarget(ground, goal, 'before', false).column).toBe(0);
  });

  test('stays on the board and on five-minute steps', () => {
    expect(within(ground, { column: 9, from: 5000, lasts: 60 })).toEqual({
      column: 1,
      from: 1260,
      lasts: 60,
    });
    expect(within(ground, { ...goal, from: 843 }).from).toBe(845);
  });

  test('is never longer than the longest session', () => {
    expect(endingAt(ground, goal, 933).lasts).toBe(95);
    expect(endingAt(ground, goal, 700).lasts).toBe(SHORTEST_SESSION_MINUTES);
    expect(endingAt(ground, goal, 5000).lasts).toBe(LONGEST_SESSION_MINUTES);
    expect(endingAt(ground, { ...goal, from: 1260 }, 5000).lasts).toBe(ground.range.to - 1260);
  });

  test('has not ended', () => {
    expect(mayChange(amina, 899)).toBe(true);
    expect(mayChange(amina, 900)).toBe(false);
    expect(mayChange({ ...amina, status: 'completed' }, 850)).toBe(false);
  });

  test('sends only what changes', () => {
    const before = arrangementOf(day.date, amina);
    const after = placeOfTarget(ground, day.date, { column: 1, from: 870, lasts: 60 });
    expect(after && changesBetween(before, after)).toEqual({
      date: '2026-03-05',
      time: '14:30',
      therapist_id: 2,
    });
    expect(changesBetween(before, before)).toEqual({});
    const rooms = { ...before, resource_ids: [3, 1, 2] };
    expect(changesBetween(rooms, { ...rooms, resource_ids: [2, 3, 1] })).toEqual({});
    expect(changesBetween(rooms, { ...rooms, resource_ids: [2, 4, 1] })).toEqual({
      resource_ids: [2, 4, 1],
    });
    expect(changesBetween(before, { ...before, total_duration: 45 })).toEqual({
      total_duration: 45,
    });
  });
});

describe('what prevents a move', () => {
  const at = (from: number, therapistId = 1, nowMinute = 600, lasts = 60, of = day) =>
    standingAt(of, amina, { therapistId, location: 'A', from, to: from + lasts }, nowMinute);
  const rulesBrokenAt = (...asked: Parameters<typeof at>) => {
    const standing = at(...asked);
    return standing.kind === 'overridable' ? standing.brokenRules : standing.kind;
  };

  test('another session, even if only its buffer overlaps', () => {
    expect(at(930, 2).kind).toBe('taken');
    expect(at(895, 2).kind).toBe('taken');
    expect(at(870, 2).kind).toBe('nobody');
    expect(at(1020, 2).kind).toBe('nobody');
  });

  test('nothing, for its own time with its own therapist', () => {
    expect(rulesBrokenAt(870)).toBe('free');
    expect(rulesBrokenAt(840)).toBe('free');
  });

  test("a start off the branch's half hours needs a reason, unless it had one already", () => {
    expect(rulesBrokenAt(855)).toEqual(['grid']);
    expect(rulesBrokenAt(855, 2)).toEqual(['grid']);
    const odd = { ...amina, from_minute: 855, to_minute: 915 };
    const of = aDay([odd]);
    const to = { therapistId: 1, location: 'A', from: 855, to: 930 };
    expect(standingAt(of, odd, to, 600).kind).toBe('free');
    const quarter = {
      ...day,
      branches: day.branches.map((each) => ({
        ...each,
        hours: [{ from_minute: 615, to_minute: 1320 }],
      })),
    };
    expect(rulesBrokenAt(855, 1, 600, 60, quarter)).toBe('free');
  });

  test('the end of the shift, a start in the past, and a late change', () => {
    expect(rulesBrokenAt(1170)).toEqual(['shift']);
    expect(rulesBrokenAt(750, 1, 780)).toEqual(['late', 'passed']);
    expect(rulesBrokenAt(720, 1, 780)).toBe('over');
    expect(rulesBrokenAt(870, 1, 661)).toEqual(['late']);
    expect(rulesBrokenAt(840, 1, 661)).toBe('free');
  });

  test('time off, and closures', () => {
    const off = [{ id: 1, from_minute: 780, to_minute: 840, kind: 'sick' as const }];
    const shifts = [{ location: 'A', from_minute: 540, to_minute: 1320 }];
    const other = aDay([amina], [aTherapist(1, { off, shifts })]);
    expect(rulesBrokenAt(810, 1, 0, 60, other)).toEqual(['time_off']);
    expect(rulesBrokenAt(540, 1, 0, 60, other)).toEqual(['hours']);
    expect(rulesBrokenAt(900, 1, 0, 60, other)).toBe('free');
    const closure = { id: 1, name: 'Eid', provisional: false, from_minute: 900, to_minute: 960 };
    const closed = {
      ...other,
      branches: other.branches.map((each) => ({ ...each, closures: [closure] })),
    };
    expect(rulesBrokenAt(900, 1, 0, 60, closed)).toEqual(['closure']);
    expect(rulesBrokenAt(960, 1, 0, 60, closed)).toBe('free');
  });

  test('a room that is taken', () => {
    const bed = [{ id: 4, name: 'Bed 1' }];
    const on = { ...amina, resources: bed };
    const of = aDay([on, { ...badr, resources: bed }]);
    const to = (from: number) => ({ therapistId: 1, location: 'A', from, to: from + 60 });
    expect(standingAt(of, on, to(960), 600)).toEqual({ kind: 'resources', names: ['Bed 1'] });
    expect(standingAt(of, on, to(1020), 600).kind).toBe('free');
  });
});
