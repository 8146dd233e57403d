import { expect, test } from 'vitest';
import { firstToSettle, isToSettle, outcomeOf } from './rules.ts';

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
