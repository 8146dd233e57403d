import { expect, test } from 'vitest';
import {
  firstToSettle,
  isNotedAlready,
  isToSettle,
  outcomeOf,
  problemOfEnd,
} from './time-off-rules.ts';

const at = new Date('2026-03-05T10:00:00Z');
const later = new Date('2026-03-06T10:00:00Z');
const met = {
  ...({ status: 'booked', wasAt: at, startsAt: at, notReached: false } as const),
  ...{ sameHands: true, inTimeOff: true },
};

test.each([
  ['nothing has happened', {}, null],
  ['somebody else has it', { sameHands: false }, 'agreed'],
  ['somebody else has begun it', { sameHands: false, status: 'check_in' }, 'agreed'],
  ['it is at another time', { startsAt: later, inTimeOff: false }, 'moved'],
  ['it is at another time with somebody else', { startsAt: later, sameHands: false }, 'moved'],
  ['it is at another time at which the therapist is away too', { startsAt: later }, null],
  ['it ends before the therapist goes', { inTimeOff: false }, 'moved'],
  ['it is cancelled', { status: 'cancelled', notReached: true }, 'cancelled'],
  ['the client was not reached', { notReached: true }, 'not_reached'],
  ['the client is here and waits', { status: 'check_in' }, null],
  ['the therapist came after all', { status: 'completed' }, 'held'],
  ['the client did not come', { status: 'no_show' }, 'no_show'],
] as const)('%s', (_, changes, outcome) => {
  expect(outcomeOf({ ...met, ...changes })).toBe(outcome);
});

test('a client who was not reached is still to be contacted', () => {
  expect([null, 'not_reached', 'agreed'].map((each) => isToSettle(each as null))).toEqual([
    ...[true, true, false],
  ]);
});

test('of a long list twelve are settled first, and an unreachable client does not block the others', () => {
  const of = (outcome: null | 'not_reached' | 'moved') => (_: unknown, number: number) => ({
    id: `${outcome} ${number}`,
    outcome,
  });
  const list = [
    ...Array.from({ length: 5 }, of('not_reached')),
    ...Array.from({ length: 3 }, of('moved')),
    ...Array.from({ length: 10 }, of(null)),
  ];
  expect([...firstToSettle(list)]).toEqual([
    ...Array.from({ length: 10 }, (_, number) => `null ${number}`),
    ...['not_reached 0', 'not_reached 1'],
  ]);
});

test('an absence may have begun, but ends later than now and than it begins', () => {
  const away = (startsAt: Date, endsAt: Date) => ({ kind: 'sick' as const, startsAt, endsAt });
  const between = new Date('2026-03-05T20:00:00Z');
  expect(problemOfEnd(away(at, later), between)).toBe(null);
  expect(problemOfEnd(away(later, at), between)?.en).toBe('It cannot end before it begins.');
  expect(problemOfEnd(away(at, later), later)?.en).toContain('This is over already');
});

test('an absence is noted already only when one of its kind covers all of it', () => {
  const end = new Date('2026-03-09T10:00:00Z');
  const asked = { kind: 'holiday' as const, startsAt: at, endsAt: later };
  const covers = { ...asked, endsAt: end };
  expect(isNotedAlready(asked, [covers])).toBe(true);
  expect(isNotedAlready(asked, [asked])).toBe(true);
  expect(isNotedAlready(covers, [asked]), 'it goes on for longer').toBe(false);
  expect(isNotedAlready(asked, [{ ...covers, kind: 'sick' }]), 'sick on holiday').toBe(false);
});
