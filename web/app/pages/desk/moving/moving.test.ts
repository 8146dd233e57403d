import { describe, expect, test } from 'vitest';
import { columnsOf, rangeOf } from '../board/columns.ts';
import { aBooking, aDay, aTherapist } from '../board/test-day.ts';
import { endingAt, goalOf, mayMove, placeOfGoal, stepGoal, within } from './goal.ts';
import { changesBetween, placeOf } from './place.ts';
import { standingAt } from './standing.ts';

const amina = aBooking('amina', { from_minute: 840, to_minute: 900, busy_to_minute: 910 });
const badr = aBooking('badr', {
  therapist_id: 2,
  from_minute: 960,
  to_minute: 1020,
  busy_to_minute: 1020,
});
const day = aDay([amina, badr]);
const ground = { columns: columnsOf(day), range: rangeOf(day) };
const goal = { column: 0, from: 840, lasts: 60 };

describe('a session that is moved', () => {
  test('goes by five minutes, by half an hour, or to the column beside', () => {
    expect(goalOf(ground, amina)).toEqual(goal);
    expect(stepGoal(ground, goal, 'down', false).from).toBe(845);
    expect(stepGoal(ground, goal, 'up', true).from).toBe(810);
    expect(stepGoal(ground, goal, 'after', false).column).toBe(1);
    expect(stepGoal(ground, goal, 'before', false).column).toBe(0);
  });

  test('stays on the board, on five minutes', () => {
    expect(within(ground, { column: 9, from: 5000, lasts: 60 })).toEqual({
      column: 1,
      from: 1260,
      lasts: 60,
    });
    expect(within(ground, { ...goal, from: 843 }).from).toBe(845);
  });

  test('is as long as a session may be', () => {
    expect(endingAt(ground, goal, 933).lasts).toBe(95);
    expect(endingAt(ground, goal, 700).lasts).toBeGreaterThan(0);
    expect(endingAt(ground, goal, 5000).lasts).toBeLessThanOrEqual(1320 - 840);
  });

  test('has not ended', () => {
    expect(mayMove(amina, 899)).toBe(true);
    expect(mayMove(amina, 900)).toBe(false);
    expect(mayMove({ ...amina, status: 'completed' }, 850)).toBe(false);
  });

  test('says to the server what changes, and nothing else', () => {
    const before = placeOf(day.date, amina);
    const after = placeOfGoal(ground, day.date, { column: 1, from: 870, lasts: 60 });
    expect(after && changesBetween(before, after)).toEqual({
      date: '2026-03-05',
      time: '14:30',
      therapist_id: 2,
    });
    expect(changesBetween(before, before)).toEqual({});
    expect(changesBetween(before, { ...before, total_duration: 45 })).toEqual({
      total_duration: 45,
    });
  });
});

describe('what stands at a wished time', () => {
  const at = (from: number, therapistId = 2, lasts = 60) =>
    standingAt(day, amina, { therapistId, location: 'A', from, to: from + lasts }, 780).kind;

  test('another session, also where only the time after it would meet', () => {
    expect(at(930)).toBe('taken');
    expect(at(895)).toBe('taken');
    expect(at(890)).toBe('free');
    expect(at(1020)).toBe('free');
  });

  test('nothing of its own', () => expect(at(850, 1)).toBe('free'));

  test('the end of the shift, and a time that has passed', () => {
    expect(at(1190)).toBe('shift');
    expect(at(720)).toBe('passed');
  });

  test('time off, and what is closed', () => {
    const off = [{ id: 1, from_minute: 780, to_minute: 900, kind: 'sick' as const }];
    const shifts = [{ location: 'A', from_minute: 540, to_minute: 1320 }];
    const other = aDay([amina], [aTherapist(1, { off, shifts })]);
    const kindAt = (from: number) =>
      standingAt(other, amina, { therapistId: 1, location: 'A', from, to: from + 60 }, 0).kind;
    expect(kindAt(850)).toBe('away');
    expect(kindAt(550)).toBe('hours');
    expect(kindAt(900)).toBe('free');
  });
});
