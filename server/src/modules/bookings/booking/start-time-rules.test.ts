import { describe, expect, test } from 'vitest';
import { say } from '../../../platform/language/sentence.ts';
import { NOTHING_BESIDE } from '../../scheduling/buffer-and-resource-rules.ts';
import type { TherapistDay } from '../../scheduling/free-start-rules.ts';
import { NO_LONGER_FREE } from '../../scheduling/time-taken-refusals.ts';
import type { SessionFacts } from './requested-session-rules.ts';
import { isDeskStart, objectToTime, refuseBeyond } from './start-time-rules.ts';

const hour = (hours: number) => hours * 60;
const span = (from: number, to: number) => ({ startMinute: hour(from), endMinute: hour(to) });
const TEN_DAYS_BEFORE = -hour(240);

const day: TherapistDay = {
  ...{ open: [span(12, 22)], shifts: [span(12, 18)], busy: [], held: [], takes: NOTHING_BESIDE },
};
const against = (
  start: number,
  changes: Partial<Omit<SessionFacts, 'therapist' | 'day'>> & { day?: Partial<TherapistDay> } = {},
) =>
  objectToTime(
    { startMinute: hour(start), lastsMinutes: 60 },
    {
      ...{ closedFor: null, hasRetired: false, nowMinute: TEN_DAYS_BEFORE, daysAhead: 10 },
      ...{ ...changes, day: { ...day, ...changes.day } },
    },
  );
const rulesIn = (of: ReturnType<typeof against>) => of.map(({ rule }) => rule);

describe('the time of a session', () => {
  test('is free, and nothing is against it', () => {
    expect(against(14)).toEqual([]);
  });

  test('is covered by a diary of that many days, the last included', () => {
    expect(refuseBeyond({ nowMinute: TEN_DAYS_BEFORE, daysAhead: 10 })).toBeNull();
    const [beyond] = against(14, { nowMinute: TEN_DAYS_BEFORE - 1 });
    expect(beyond).toMatchObject({ verdict: 'wrong', field: 'date', rule: 'days_ahead' });
    expect(beyond?.reason.en).toBe('You can book up to 10 days ahead.');
    expect(say(beyond?.reason ?? { en: '', ar: '' }, 'ar')).toContain('10');
  });

  test('on a day that a closure closes says so, and not that nobody works', () => {
    const closed = against(14, { closedFor: 'Eid', day: { open: [] } });
    expect(closed).toMatchObject([{ verdict: 'refused', rule: 'closure' }]);
    expect(closed[0]?.reason.en).toContain('for Eid');
    expect(rulesIn(against(14, { day: { open: [] } }))).toEqual(['hours']);
    // Other objections are reported too.
    expect(rulesIn(against(18, { closedFor: 'Eid', day: { open: [] } }))).toEqual([
      ...['closure', 'shift'],
    ]);
  });

  test('breaks an overridable rule as far as the studio can override it', () => {
    expect(rulesIn(against(14.25))).toEqual(['grid']);
    expect(rulesIn(against(17.5))).toEqual(['shift']);
    expect(rulesIn(against(22))).toEqual(['hours', 'shift']);
    expect(rulesIn(against(14, { day: { busy: [{ ...span(14, 15), booked: false }] } }))).toEqual([
      'time_off',
    ]);
  });

  test('that is taken cannot be overridden, and the refusal says whether it is only held', () => {
    const reason = NO_LONGER_FREE;
    const booked = { busy: [{ ...span(14, 15), booked: true }] };
    expect(against(14, { day: booked })).toEqual([{ verdict: 'taken', reason }]);
    expect(against(14, { day: { held: [span(14, 15)] } })).toEqual([
      { verdict: 'taken', reason, isHeld: true },
    ]);
    expect(against(14, { day: { ...booked, held: [span(14, 15)] } })).toEqual([
      ...[
        { verdict: 'taken', reason },
        { verdict: 'taken', reason },
      ],
    ]);
  });

  test('that has begun can be overridden until it would be over', () => {
    const [begun] = against(14, { nowMinute: hour(14) + 59 });
    expect(begun).toMatchObject({ verdict: 'taken', rule: 'passed' });
    expect(begun?.reason.en).toContain('already passed');
    const over = against(14, { nowMinute: hour(15) });
    expect(over).toHaveLength(1);
    expect(over[0]?.rule).toBeUndefined();
    expect(over[0]?.reason.en).toContain('already passed');
    // The others are as they were.
    expect(rulesIn(against(14.25, { nowMinute: hour(15.25) }))).toEqual([undefined, 'grid']);
    expect(against(14, { nowMinute: hour(14) })).toEqual([]);
  });
});

test('the desk starts on any five minutes', () => {
  expect([0, 5, 845, 1, 844].map(isDeskStart)).toEqual([true, true, true, false, false]);
});
