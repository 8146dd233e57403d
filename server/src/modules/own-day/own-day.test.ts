import { checkInBooking, undoBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import {
  type OwnSession,
  readOwnDay,
  sayLate,
  takeBackLate,
} from '@limber/contract/desk/day/own-day.ts';
import { expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { addClient, asTherapist } from '../../../test/people.ts';

const { world, desk, who, book, bookAtDesk, badr } = await openDesk();

const therapist = (therapistId: number) => asTherapist(world, therapistId);

const noura = await therapist(who.noura);
const ownDay = async (args: Tried<typeof readOwnDay> = {}, by = noura) =>
  (await callApi(world, readOwnDay, args, { by })).json();
const lateOnBoard = async () => {
  const day = (await callApi(world, readDay, {}, { by: desk })).json();
  return day.therapists.find(({ id }: { id: number }) => id === who.noura)?.late;
};

test('a therapist has their own day: clients by first name and initial, times and places', async () => {
  const id = await book();
  await bookAtDesk({ therapist_id: who.omar, time: '15:00' }, badr);
  const day = await ownDay({ date: '2026-03-05' });
  expect(day).toEqual({
    date: '2026-03-05',
    now: world.clock.now().toISOString(),
    therapist_id: who.noura,
    shifts: [{ location: 'A', from_minute: 720, to_minute: 1200 }],
    off: [],
    late: null,
    sessions: [
      {
        id,
        version: 1,
        status: 'booked',
        starts_at: '2026-03-05T10:00:00.000Z',
        from_package: false,
        from_minute: 840,
        to_minute: 900,
        services: [{ service_id: expect.any(Number), service_name: 'Stretching', minutes: 60 }],
        resources: [],
        tight_places: [],
        undoable: false,
        ...{ package_unpaid: false, unpaid: true, asked_for: true, wished_gender: null },
        ...{ coming: false, unanswered: false },
        location: { code: 'A', name: expect.any(String) },
        client: { first_name: 'Amina', initial: 'H', first_visit: true, health_notes: false },
      },
    ],
    tips: { day: 0, month: 0, shared: false },
    pay_shown: false,
  });
  expect(JSON.stringify(day)).not.toMatch(/Haddad|\+971|price/);
});

test('a therapist can undo their own marks, and not those of the desk', async () => {
  const [mine, theirs] = [await book(), await bookAtDesk({ time: '16:00' }, badr)];
  await callApi(world, checkInBooking, { id: mine, version: 1 }, { by: noura });
  await callApi(world, checkInBooking, { ...theirs }, { by: desk });
  const undoable = async () =>
    (await ownDay({ date: '2026-03-05' })).sessions.map((each: OwnSession) => each.undoable);
  expect(await undoable()).toEqual([true, false]);
  await callApi(world, undoBooking, { id: mine, version: 2 }, { by: noura });
  expect(await undoable()).toEqual([false, false]);
});

test('it is today by default, and empty for a caller who works with nobody', async () => {
  expect(await ownDay()).toMatchObject({ date: '2026-03-04', sessions: [] });
  const trainee = await addClient(world, 'Trainee');
  await world.db
    .updateTable('accounts')
    .set({ account_type: 'therapist' })
    .where('id', '=', trainee.id)
    .execute();
  const spare = { id: trainee.id, headers: () => world.bearer(trainee.id, 'therapist') };
  expect(await ownDay({}, spare)).toMatchObject({ shifts: [], sessions: [] });
  const said = await callApi(world, sayLate, { minutes: 10 }, { by: spare });
  expect([said.statusCode, said.json().detail]).toEqual([
    409,
    'You have no sessions of your own here.',
  ]);
});

test('a therapist reports being late once, with the minutes, and the board shows it until it is withdrawn', async () => {
  const late = (minutes: number) => callApi(world, sayLate, { minutes }, { by: noura });
  expect(await lateOnBoard()).toBeNull();
  await late(10);
  const said = (await late(20)).json();
  expect(said).toEqual({ minutes: 20, said_at: world.clock.now().toISOString() });
  expect([await lateOnBoard(), (await ownDay()).late]).toEqual([said, said]);
  expect((await ownDay({ date: '2026-03-05' })).late).toBeNull();

  const back = await callApi(world, takeBackLate, {}, { by: noura });
  expect(back.statusCode).toBe(204);
  expect(await lateOnBoard()).toBeNull();
  const [first, second] = await world.db
    .selectFrom('late_notices')
    .select(['minutes', 'withdrawn_at'])
    .orderBy('id')
    .execute();
  expect([first?.minutes, second?.minutes]).toEqual([10, 20]);
  expect(first?.withdrawn_at && second?.withdrawn_at).toBeTruthy();
  expect((await callApi(world, takeBackLate, {}, { by: noura })).statusCode).toBe(204);
});

test('two simultaneous reports count once', async () => {
  const both = await Promise.all(
    [10, 15].map((minutes) => callApi(world, sayLate, { minutes }, { by: noura })),
  );
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const open = await world.db
    .selectFrom('late_notices')
    .select('minutes')
    .where('withdrawn_at', 'is', null)
    .execute();
  expect(open).toHaveLength(1);
});

test('three hours, or one minute, is not a valid lateness', async () => {
  for (const minutes of [4, 121]) {
    const reply = await callApi(world, sayLate, { minutes }, { by: noura });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({ minutes: 'Please choose between 5 and 120 minutes.' });
  }
});
