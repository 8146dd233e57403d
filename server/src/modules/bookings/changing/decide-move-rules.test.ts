import { describe, expect, test } from 'vitest';
import type { LockedPackage } from '../../packages/owned-package-rules.ts';
import { NOTHING_BESIDE } from '../../scheduling/buffer-and-resource-rules.ts';
import { moveByClient } from './client-move-rules.ts';
import { type MoveFacts, moveByDesk, type Way, type WholeMove } from './desk-move-rules.ts';
import type { BookingToChange } from './who-may-change-until-when-rules.ts';

const at = (time: string) => new Date(`2026-03-05T${time}:00+04:00`);
const now = at('10:00');
const line = {
  ...{ serviceId: 4, name: 'Stretching', needsSkill: false, lastsMinutes: 60, priceMinor: 0 },
};

const booking = (changes: Partial<BookingToChange> = {}): BookingToChange => ({
  ...{ id: 'one', clientId: 1, therapistId: 2, therapistAccountId: 3, preferredGender: 'female' },
  ...{ locationCode: 'A', serviceType: 'mypackage', status: 'booked', cutoffHours: 3 },
  ...{
    startsAt: at('14:00'),
    endsAt: at('15:00'),
    packageId: 7,
    packageMinutes: 60,
    healedMinutes: 0,
  },
  ...{ serviceIds: [4], lines: [line], skills: [], priceMinor: 0, discountMinor: 0 },
  ...{
    resourceIds: [],
    bufferMinutes: 0,
    therapistMinutes: null,
    version: 1,
    changes: 0,
    goesBackByItself: false,
  },
  ...changes,
});

const held: LockedPackage = {
  ...{ id: 7, productId: 1, kind: 'regular', name: 'Balance', active: true, unpaid: false },
  ...{ totalMinutes: 600, balanceMinutes: 60, expiresOn: null, capMinutes: null, usedMinutes: 0 },
  ...{ takenDays: [], frozen: [], included: [] },
};
const open = [{ startMinute: 9 * 60, endMinute: 22 * 60 }];
const facts: MoveFacts = {
  session: {
    therapist: {
      ...{ name: 'Omar', gender: 'male', locationCode: 'A', booksByPhone: false, serviceIds: [4] },
    },
    day: { open, shifts: open, busy: [], held: [], takes: NOTHING_BESIDE },
    ...{ closedFor: null, hasRetired: false, nowMinute: 10 * 60, daysAhead: 30 },
  },
  own: {
    open: 0,
    overlapping: [],
    dayMinutes: 60,
    busySince: null,
    hasJustChanged: false,
    blocked: false,
  },
  ...{ offered: [], held, theirs: held, dayBefore: '2026-03-05' },
};
const slotAt = (hour: number) => ({
  ...{ day: '2026-03-05', startMinute: hour * 60, startsAt: at(`${hour}:00`) },
  ...{ lastsMinutes: 60, endsAt: at(`${hour + 1}:00`) },
});
const refusedWith = (en: string) => ({ refused: { en: expect.stringContaining(en) } });

describe('a client who moves', () => {
  const to = { therapistId: 2, slot: slotAt(17), isOfDesk: false };

  test('keeps price, minutes and the request for a woman', () => {
    expect(moveByClient(booking(), to, facts, now)).toMatchObject({
      becomes: {
        kind: 'moved',
        startsAt: at('17:00'),
        packageMinutes: 60,
        preferredGender: 'female',
      },
      minutes: null,
    });
  });

  test('no longer requires a woman once the client has chosen a man', () => {
    const chosen = moveByClient(booking(), { ...to, therapistId: 5 }, facts, now);
    expect(chosen).toMatchObject({ becomes: { therapistId: 5, preferredGender: null } });
    const byDesk = { ...to, therapistId: 5, isOfDesk: true };
    expect(moveByClient(booking(), byDesk, facts, now)).toMatchObject({
      becomes: { preferredGender: 'female' },
    });
  });

  test('to where it is changes nothing', () => {
    expect(moveByClient(booking(), { ...to, slot: slotAt(14) }, facts, now)).toBeNull();
  });

  test('is too late after the cutoff, which does not bind the desk', () => {
    const late = at('11:30');
    expect(moveByClient(booking(), to, facts, late)).toMatchObject(
      refusedWith('can no longer be moved'),
    );
    const byDesk = moveByClient(booking(), { ...to, isOfDesk: true }, facts, late);
    expect(byDesk).toHaveProperty('becomes');
  });

  test('has to wait after as many changes as a day allows', () => {
    const own = { ...facts.own, busySince: at('09:00') };
    expect(moveByClient(booking(), to, { ...facts, own }, now)).toMatchObject({
      refused: { verdict: 'too_many', seconds: 23 * 3600 },
    });
  });

  test('is refused another branch, and a time that is taken', () => {
    const elsewhere = moveByClient(booking({ locationCode: 'B' }), to, facts, now);
    expect(elsewhere).toMatchObject({ refused: { verdict: 'wrong', field: 'therapist_id' } });
    const day = { ...facts.session?.day, busy: [{ startMinute: 1020, endMinute: 1050 }] };
    const session = { ...facts.session, day } as MoveFacts['session'];
    expect(moveByClient(booking(), to, { ...facts, session }, now)).toMatchObject({
      refused: { verdict: 'taken' },
    });
  });
});

describe('the desk that moves', () => {
  const way: Way = { keepsCharge: false, override: null, back: null };
  const move = (hour: number, changes: Partial<WholeMove> = {}): WholeMove => ({
    ...{ start: slotAt(hour), lastsMinutes: 60, services: null, serviceIds: [4] },
    ...{ therapistId: 2, locationCode: 'A', resourceIds: undefined },
    ...changes,
  });
  const wished = booking({ preferredGender: null });

  test('takes minutes for a longer session and gives back those of a shorter one', () => {
    const lasting = (lastsMinutes: number) =>
      moveByDesk(wished, move(17, { lastsMinutes }), way, facts, now);
    expect(lasting(90)).toMatchObject({ minutes: { taken: 30, from: held } });
    expect(lasting(30)).toMatchObject({ minutes: { returned: 30 } });
    expect(lasting(60)).toMatchObject({ minutes: null });
  });

  test('is refused minutes that the package does not have, or not for its client any more', () => {
    const longer = move(17, { lastsMinutes: 150 });
    expect(moveByDesk(wished, longer, way, facts, now)).toMatchObject({
      refused: { verdict: 'refused' },
    });
    const without = { ...facts, theirs: null };
    expect(moveByDesk(wished, move(17, { lastsMinutes: 90 }), way, without, now)).toMatchObject({
      refused: { verdict: 'refused' },
    });
  });

  test('is told which rules it breaks, and overrides them with a reason', () => {
    const late = at('13:00');
    expect(moveByDesk(wished, move(17), way, facts, late)).toEqual({ refused: ['late'] });
    const because = { ...way, override: { reason: 'Stuck in traffic' } };
    expect(moveByDesk(wished, move(17), because, facts, late)).toMatchObject({
      becomes: { brokenRules: ['late'], reason: 'Stuck in traffic' },
    });
  });

  test('to where it is changes nothing', () => {
    expect(moveByDesk(wished, move(14), way, facts, now)).toBeNull();
  });

  test('is refused an unknown therapist, a time off five minutes and a room of no use', () => {
    const nobody = { ...facts, session: null };
    expect(moveByDesk(wished, move(17), way, nobody, now)).toMatchObject({
      refused: { field: 'therapist_id' },
    });
    const start = { day: '2026-03-05', startMinute: 1021, startsAt: at('17:01') };
    expect(moveByDesk(wished, move(17, { start }), way, facts, now)).toMatchObject({
      refused: { field: 'time' },
    });
    expect(moveByDesk(wished, move(17, { resourceIds: [99] }), way, facts, now)).toMatchObject({
      refused: { field: 'resource_ids' },
    });
  });
});
