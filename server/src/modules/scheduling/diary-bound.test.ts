import { rescheduleAppointment } from '@limber/contract/appointments.ts';
import { readMembershipStatus } from '@limber/contract/membership.ts';
import type { Route } from '@limber/contract/route.ts';
import {
  availableTimesForPackages,
  availableTimesForServices,
  findNextOpenings,
  listOpenDays,
} from '@limber/contract/scheduling.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { postBooking, purchaseRequest, serviceRequest } from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { openWorld } from '../../../test/harness.ts';
import { addClient, type TestClient, therapistNamed } from '../../../test/people.ts';

/** 180, 181, 210 and 211 days after the tests' Wednesday; Daniel works on all of them. */
const LAST_DAY = '2026-08-31';
const DAY_AFTER = '2026-09-01';
const MEMBERS_LAST_DAY = '2026-09-30';
const MEMBERS_DAY_AFTER = '2026-10-01';

const clients = new Map<string, TestClient>();

const world = await openWorld();
clients.set('a client', await addClient(world, 'Amina'));
const member = await addClient(world, 'Mariam');
clients.set('a member', member);
const daniel = await therapistNamed(world, 'Daniel');
const bought = await postBooking(world, member, await purchaseRequest(world, 'Balance Package'));
expect(bought.json()).toMatchObject({ membership_unlocked: true });

beforeEach(() => world.empty('bookings'));

const headersOf = (who: string) => clients.get(who)?.headers();
const clientOf = (who: string) => clients.get(who) as TestClient;

const get = async (who: string, route: Route, query: Record<string, string> = {}) => {
  const headers = headersOf(who);
  return (await callApi(world, route, query, headers ? { headers } : {})).json();
};

const bookAt = async (who: string, changes: Record<string, unknown>) => {
  const total_price = who === 'a member' ? 288 : 320;
  const asked = { therapist_id: daniel, total_price, ...changes };
  return postBooking(world, clientOf(who), await serviceRequest(world, asked));
};

const known = [
  ['a client', LAST_DAY, true],
  ['a client', DAY_AFTER, false],
  ['a client', MEMBERS_LAST_DAY, false],
  ['a member', DAY_AFTER, true],
  ['a member', MEMBERS_LAST_DAY, true],
  ['a member', MEMBERS_DAY_AFTER, false],
] as const;
const callers = [['a visitor', LAST_DAY, true], ['a visitor', DAY_AFTER, false], ...known] as const;

const whose = (): Record<string, string>[] => [
  { therapist_id: String(daniel), location: 'A' },
  { location: 'A' },
];

describe('the diary is open for 180 days and for members 30 more, so that for', () => {
  test.each(callers)('%s times on %s are offered: %s', async (who, date, isOpen) => {
    for (const whom of whose()) {
      const ask = { ...whom, date, total_duration: '60' };
      expect((await get(who, availableTimesForServices, ask)).length > 0).toBe(isOpen);
      const longest = await get(who, availableTimesForPackages, ask);
      expect(Object.keys(longest).length > 0).toBe(isOpen);
    }
  });

  test.each(callers)('%s the calendar counts openings on %s: %s', async (who, date, isOpen) => {
    for (const whom of whose()) {
      const ask = { ...whom, from: date, to: date, total_duration: '60' };
      const [day] = await get(who, listOpenDays, ask);
      expect([day.openings > 0, day.level === 'closed']).toEqual([isOpen, !isOpen]);
    }
  });

  test.each(callers)('%s openings from %s on are found: %s', async (who, from, isOpen) => {
    for (const whom of whose()) {
      const found = await get(who, findNextOpenings, { ...whom, from, total_duration: '60' });
      expect(found.any.length > 0).toBe(isOpen);
      expect(found.therapist.length > 0).toBe(isOpen && 'therapist_id' in whom);
    }
  });

  test.each(known)('%s a session on %s is booked: %s', async (who, date, isOpen) => {
    for (const therapist_id of [daniel, null]) {
      const reply = await bookAt(who, { therapist_id, date });
      expect([date, reply.statusCode]).toEqual([date, isOpen ? 201 : 400]);
    }
  });

  test.each(known)('%s a session is moved to %s: %s', async (who, date, isOpen) => {
    const { id } = (await bookAt(who, { date: LAST_DAY })).json();
    const reply = await callApi(
      world,
      rescheduleAppointment,
      { id, date, time: '18:00' },
      { headers: clientOf(who).headers() },
    );
    expect([date, reply.statusCode]).toEqual([date, isOpen ? 200 : 400]);
    const sentence = `You can book up to ${who === 'a member' ? 210 : 180} days ahead.`;
    if (!isOpen) expect(reply.json()).toMatchObject({ detail: sentence });
  });

  test.each([
    ['a client', LAST_DAY],
    ['a member', MEMBERS_LAST_DAY],
  ])('%s no nearest time lies beyond %s', async (who, last) => {
    for (const therapist_id of [daniel, null]) {
      // The last hour of the last day is too late for an hour with anybody.
      const reply = await bookAt(who, { therapist_id, date: last, time: '21:30' });
      expect(reply.statusCode).toBe(409);
      const offered = reply.json().free_times as { date: string }[];
      expect(offered.map(({ date }) => date)).toEqual([last, last, last]);
    }
    // With all of it taken nothing is left to offer.
    const { rows } = await world.query<{ id: number }>(
      `insert into time_off (therapist_id, starts_at, ends_at, reason)
       select id, '${last}T00:00+04:00', '${last}T23:59+04:00', 'Training'
       from therapists returning id`,
    );
    for (const therapist_id of [daniel, null]) {
      const reply = await bookAt(who, { therapist_id, date: last });
      expect(reply.json().free_times).toEqual([]);
    }
    await world.query(`delete from time_off where id in (${rows.map(({ id }) => id)})`);
  });
});

test.each([
  ['a client', 180],
  ['a member', 210],
])('the membership status tells %s of %i days', async (who, days) => {
  expect(await get(who, readMembershipStatus)).toMatchObject({ bookable_days_ahead: days });
});
