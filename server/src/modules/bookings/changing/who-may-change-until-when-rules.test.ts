import { describe, expect, test } from 'vitest';
import { cutoffOf, freeUntil } from './cancel-rules.ts';
import { untouchedRules } from './objections-to-move-rules.ts';
import {
  type BookedSlot,
  isOfDesk,
  lengthOf,
  mayChange,
  refuseLeaving,
  refuseOver,
} from './who-may-change-until-when-rules.ts';

describe('cancelling and moving', () => {
  const startsAt = new Date('2026-03-05T14:00:00+04:00');

  test('are free until 3 hours before', () => {
    const before = { startsAt, cutoffHours: null };
    expect(freeUntil(before)).toEqual(new Date('2026-03-05T11:00:00+04:00'));
  });

  test('are free until the cutoff that was agreed to', () => {
    const booking = { startsAt, cutoffHours: 24 };
    expect(freeUntil(booking)).toEqual(new Date('2026-03-04T14:00:00+04:00'));
  });

  test('end when the session starts, is over or is cancelled', () => {
    const before = new Date(startsAt.getTime() - 1);
    expect(refuseLeaving({ status: 'booked', startsAt }, before)).toBeNull();
    expect(refuseLeaving({ status: 'booked', startsAt }, startsAt)?.en).toContain(
      'already started',
    );
    expect(refuseLeaving({ status: 'cancelled', startsAt }, before)?.en).toContain('cancelled');
    expect(refuseLeaving({ status: 'check_in', startsAt }, before)?.en).toContain('started');
  });

  test('are for the client and the desk', () => {
    const booking = { clientId: 7 };
    expect(mayChange({ accountId: 7, accountType: 'client' }, booking)).toBe(true);
    expect(mayChange({ accountId: 8, accountType: 'client' }, booking)).toBe(false);
    expect(mayChange({ accountId: 8, accountType: 'therapist' }, booking)).toBe(false);
    expect(mayChange({ accountId: 8, accountType: 'front_desk' }, booking)).toBe(true);
    expect(mayChange({ accountId: 8, accountType: 'manager' }, booking)).toBe(true);
  });
});

test('a cutoff of no hours is a cutoff; only an unknown one is that of the terms', () => {
  expect([0, 12, null].map((cutoffHours) => cutoffOf({ cutoffHours }))).toEqual([0, 12, 3]);
});

test('the front desk and managers are the desk', () => {
  const roles = ['front_desk', 'manager', 'therapist', 'client'] as const;
  expect(roles.map((accountType) => isOfDesk({ accountType }))).toEqual([
    ...[true, true, false, false],
  ]);
});

describe('the desk changes a session', () => {
  const endsAt = new Date('2026-03-05T15:00:00+04:00');
  const before = new Date(endsAt.getTime() - 1);
  const why = (status: Parameters<typeof refuseOver>[0]['status'], now = before) =>
    refuseOver({ status, endsAt }, now)?.en;

  test('until its end', () => {
    expect([why('booked'), why('check_in')]).toEqual([undefined, undefined]);
    expect(why('booked', endsAt)).toContain('is over');
    expect(why('check_in', endsAt)).toContain('is over');
  });

  test('not once it is completed, cancelled or a no-show', () => {
    expect(why('completed')).toContain('is over');
    expect(why('no_show')).toContain('is over');
    expect(why('cancelled')).toContain('already cancelled');
  });
});

describe('rules that a change does not touch', () => {
  const at = (time: string) => new Date(`2026-03-05T${time}:00+04:00`);
  const before: BookedSlot = {
    ...{ therapistId: 1, locationCode: 'A', startsAt: at('14:00'), endsAt: at('15:00') },
  };
  const ofStart = ['passed', 'grid', 'days_ahead', 'late', 'one_a_day'];
  const ofHands = ['gender', 'by_phone'];
  const ofTime = ['hours', 'shift', 'time_off', 'closure'];

  test.each<[string, Partial<BookedSlot>, string[]]>([
    ['nothing', {}, [...ofStart, ...ofHands, 'skill', ...ofTime, 'at_once', 'minutes_a_day']],
    ['its therapist', { therapistId: 2 }, [...ofStart, 'at_once', 'minutes_a_day']],
    [
      'its branch',
      { locationCode: 'B' },
      [...ofStart, ...ofHands, 'skill', 'at_once', 'minutes_a_day'],
    ],
    [
      'its end, to an earlier one',
      { endsAt: at('14:30') },
      [...ofStart, ...ofHands, 'skill', ...ofTime, 'at_once', 'minutes_a_day'],
    ],
    ['its end, to a later one', { endsAt: at('15:30') }, [...ofStart, ...ofHands, 'skill']],
    [
      'its start, within its time',
      { startsAt: at('14:30') },
      [...ofHands, 'skill', ...ofTime, 'minutes_a_day'],
    ],
    ['its start, to an earlier one', { startsAt: at('13:30') }, [...ofHands, 'skill']],
    [
      'all within its day',
      { therapistId: 2, startsAt: at('16:00'), endsAt: at('17:00') },
      ['minutes_a_day'],
    ],
    [
      'all and its day',
      {
        therapistId: 2,
        startsAt: new Date('2026-03-06T16:00:00+04:00'),
        endsAt: new Date('2026-03-06T17:00:00+04:00'),
      },
      [],
    ],
  ])('where it changes %s', (_, changes, untouched) => {
    const after = { ...before, ...changes };
    const day = after.startsAt < new Date('2026-03-06T00:00:00+04:00');
    expect(untouchedRules(before, after, { skills: true, day })).toEqual(untouched);
  });

  test('are not that of the skill, where others are asked for', () => {
    const among = (skills: boolean) => untouchedRules(before, before, { skills, day: true });
    expect(among(true)).toContain('skill');
    expect(among(false)).toEqual([
      ...[...ofStart, ...ofHands, ...ofTime, 'at_once', 'minutes_a_day'],
    ]);
  });
});

test('a session lasts as many minutes as lie between its start and its end', () => {
  const startsAt = new Date('2026-03-05T10:00:00Z');
  expect(lengthOf({ startsAt, endsAt: new Date('2026-03-05T11:30:00Z') })).toBe(90);
});
