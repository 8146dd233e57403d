import { cancelBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { listCancelled } from '@limber/contract/desk/day/cancelled-sessions.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import { listDuesOfDay } from '@limber/contract/desk/day/dues.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { therapistNamed } from '../../../test/people.ts';

const { world, badr, actor, desk, who, bookAtDesk } = await openDesk();
const arjun = await therapistNamed(world, 'Arjun');
const date = '2026-03-05';
const because = { override: { reason: 'Noura is ill' } };

beforeEach(() => deskIsOf('A', 'B'));

async function deskIsOf(...branches: string[]) {
  const { accountId: account_id } = actor;
  await world.db.deleteFrom('staff_locations').where('account_id', '=', account_id).execute();
  const seen = branches.map((location_code) => ({ account_id, location_code }));
  await world.db.insertInto('staff_locations').values(seen).execute();
}

const day = async () => (await callApi(world, readDay, { date }, { by: desk })).json();
const cancelled = async () => {
  const sessions = (await callApi(world, listCancelled, { date }, { by: desk })).json();
  return sessions.map(({ id }: { id: string }) => id);
};
const dues = async () => {
  const sessions = (await callApi(world, listDuesOfDay, { date }, { by: desk })).json();
  return sessions.map((each: { booking_id: string }) => each.booking_id).sort();
};
const idsOf = (things: { id: unknown }[]) => things.map(({ id }) => id);

test('the desk of one branch gets nothing about the day of another', async () => {
  const own = await bookAtDesk();
  const ofB = { therapist_id: arjun, location: 'B', ...because };
  const theirs = await bookAtDesk({ ...ofB, time: '16:00' }, badr);
  const gone = await bookAtDesk({ ...ofB, time: '18:00' }, badr);
  const how = { by: 'client', counts_as: 'used', reason: 'Called' } as const;
  await callApi(world, cancelBooking, { ...gone, ...how }, { by: desk });
  expect(idsOf((await day()).bookings)).toEqual([own.id, theirs.id]);
  expect(await cancelled()).toEqual([gone.id]);
  expect(await dues()).toEqual([own.id, theirs.id, gone.id].sort());

  await deskIsOf('A');
  const { branches, therapists, bookings } = await day();
  expect(branches.map(({ code }: { code: string }) => code)).toEqual(['A']);
  expect(idsOf(bookings)).toEqual([own.id]);
  expect(idsOf(therapists)).toContain(who.noura);
  expect(idsOf(therapists)).not.toContain(arjun);
  expect(await cancelled()).toEqual([]);
  expect(await dues()).toEqual([own.id]);

  await deskIsOf('B');
  expect(idsOf((await day()).bookings)).toEqual([theirs.id]);
  expect(await cancelled()).toEqual([gone.id]);
  expect(await dues()).toEqual([theirs.id, gone.id].sort());
});

test('a therapist sent from another branch for a session is among its therapists', async () => {
  const sent = await bookAtDesk({ therapist_id: who.karim, ...because });
  await deskIsOf('A');
  const { therapists, bookings } = await day();
  expect(bookings).toMatchObject([{ id: sent.id, therapist_id: who.karim, location: 'A' }]);
  expect(therapists).toContainEqual(expect.objectContaining({ id: who.karim, location: 'B' }));
  expect(idsOf(therapists)).not.toContain(arjun);
});
