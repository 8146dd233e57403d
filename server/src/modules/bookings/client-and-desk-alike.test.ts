import { cancelAppointment, rescheduleAppointment } from '@limber/contract/appointments.ts';
import { cancelBooking, moveBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { lengthenAppointment } from '@limber/contract/sessions/longer-sessions.ts';
import { describe, expect, test } from 'vitest';
import { forgetBookings, ledgerOf } from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { ownPackage } from '../../../test/own-package.ts';
import { openLeftBehind } from '../../../test/studio.ts';

// An action by the client and the same action by the desk leave the same behind: jobs, mails,
// ledgers, events, news.
const { world, amina, desk, who, book, bookFrom, bookAtDesk } = await openDesk();

const leftBehind = await openLeftBehind(world);

interface Answer {
  readonly statusCode: number;
  json(): { id: string };
}

/** Performs an action on a session and returns everything that it leaves behind. */
async function effectsOf(packageId: number, deed: () => PromiseLike<Answer>) {
  const before = await ledgerOf(world, packageId);
  let id = '';
  const left = await leftBehind(async () => {
    const reply = await deed();
    expect([200, 201]).toContain(reply.statusCode);
    id = reply.json().id;
  });
  const { rows: events } = await world.query(
    `select kind, from_status, to_status, undoes from booking_events
     where booking_id = '${id}' order by id`,
  );
  const { rows: kept } = await world.query(
    `select status, late, starts_at, ends_at, price_fils, discount_fils, package_minutes, service_type
     from bookings where id = '${id}'`,
  );
  const after = await ledgerOf(world, packageId);
  const ledger = after
    .slice(before.length)
    .map(({ kind, minutes, balance_minutes, person_id }) => ({
      ...{ kind, minutes, balance_minutes, person_id },
    }));
  return { ...left, events, kept, ledger };
}

const REMINDERS = [
  expect.objectContaining({ job: 'remind-of-booking remind:ID:24' }),
  expect.objectContaining({ job: 'remind-of-booking remind:ID:3' }),
];

/** The same by the client and by the desk, each in a studio without bookings. */
async function twins(
  byClient: (packageId: number) => Promise<() => PromiseLike<Answer>>,
  byDesk: (packageId: number) => Promise<() => PromiseLike<Answer>>,
) {
  const ofEach = async (prepare: typeof byClient) => {
    await forgetBookings(world);
    const packageId = await ownPackage(world, amina.id, 'Balance Package');
    return effectsOf(packageId, await prepare(packageId));
  };
  const [one, other] = [await ofEach(byClient), await ofEach(byDesk)];
  return [one, other] as const;
}

const fromPackage = async (packageId: number) =>
  (await bookFrom({ id: packageId, kind: 'regular' })).json().id as string;
const there = { date: '2026-03-06', time: '16:00' };

describe('a client and the desk write the same rows', () => {
  test('when a session is booked', async () => {
    const [client, atDesk] = await twins(
      async () => async () => {
        const id = await book();
        return { statusCode: 201, json: () => ({ id }) };
      },
      async () => async () => {
        const { id } = await bookAtDesk();
        return { statusCode: 201, json: () => ({ id }) };
      },
    );
    expect(atDesk).toEqual(client);
    expect(client.jobs).toEqual([
      expect.objectContaining({ job: 'confirm-booking ' }),
      ...REMINDERS,
    ]);
    expect(client.mails).toHaveLength(1);
    expect(client.news).not.toEqual([]);
  });

  test('when a session of a package is booked', async () => {
    const [client, atDesk] = await twins(
      async (id) => () => bookFrom({ id, kind: 'regular' }),
      async (id) => async () => {
        const booked = await bookAtDesk({ serviceType: 'mypackage', user_package_id: id });
        return { statusCode: 201, json: () => ({ id: booked.id }) };
      },
    );
    expect(atDesk).toEqual(client);
    expect(client.ledger).toMatchObject([{ kind: 'booked', minutes: -60, person_id: amina.id }]);
  });

  test('when a session is moved', async () => {
    const [client, atDesk] = await twins(
      async (packageId) => {
        const id = await fromPackage(packageId);
        await world.runJobs();
        return () => callApi(world, rescheduleAppointment, { id, ...there }, { by: amina });
      },
      async (packageId) => {
        const id = await fromPackage(packageId);
        await world.runJobs();
        return () => callApi(world, moveBooking, { id, version: 1, ...there }, { by: desk });
      },
    );
    expect(atDesk).toEqual(client);
    expect(client.jobs).toEqual([...REMINDERS, { job: 'tell-booking-moved moved:ID', minutes: 1 }]);
    expect(client.mails).toMatchObject([
      [expect.stringContaining('is now on 6 March'), amina.email],
    ]);
    expect(client.news.length).toBeGreaterThan(0);
    expect(client.ledger).toEqual([]);
  });

  test('when a session is made longer', async () => {
    const longer = { total_duration: 75 };
    const [client, atDesk] = await twins(
      async (packageId) => {
        const id = await fromPackage(packageId);
        await world.runJobs();
        return () => callApi(world, lengthenAppointment, { id, ...longer }, { by: amina });
      },
      async (packageId) => {
        const id = await fromPackage(packageId);
        await world.runJobs();
        return () => callApi(world, moveBooking, { id, version: 1, ...longer }, { by: desk });
      },
    );
    expect(atDesk).toEqual(client);
    expect(client.jobs).toEqual([...REMINDERS, { job: 'tell-booking-moved moved:ID', minutes: 1 }]);
    expect(client.ledger).toMatchObject([{ minutes: -15, person_id: amina.id }]);
  });

  test('when a session is cancelled', async () => {
    const [client, atDesk] = await twins(
      async (packageId) => {
        const id = await fromPackage(packageId);
        await world.runJobs();
        return () => callApi(world, cancelAppointment, { id }, { by: amina });
      },
      async (packageId) => {
        const id = await fromPackage(packageId);
        await world.runJobs();
        const how = { by: 'client', counts_as: 'returned', reason: 'Called' } as const;
        return () => callApi(world, cancelBooking, { id, version: 1, ...how }, { by: desk });
      },
    );
    expect(atDesk).toEqual(client);
    expect(client.jobs).toEqual([{ job: 'tell-booking-cancelled cancelled:ID', minutes: 1 }]);
    expect(client.ledger).toMatchObject([
      { kind: 'returned', minutes: 60, balance_minutes: 600, person_id: amina.id },
    ]);
    expect(client.mails).toMatchObject([[expect.stringContaining('is cancelled'), amina.email]]);
    expect(client.news.length).toBeGreaterThan(0);
  });
});

test('after a move at the desk the reminders have the new time', async () => {
  const { id, version } = await bookAtDesk({ therapist_id: who.noura });
  await world.runJobs();
  await callApi(world, moveBooking, { id, version, ...there }, { by: desk });
  const { rows } = await world.query<{ payload: { startsAt: string; hours: number } }>(
    `select payload from graphile_worker._private_jobs where key like 'remind:${id}:%' order by key`,
  );
  expect(rows.map(({ payload }) => [payload.hours, payload.startsAt])).toEqual([
    [24, '2026-03-06T12:00:00.000Z'],
    [3, '2026-03-06T12:00:00.000Z'],
  ]);
});
