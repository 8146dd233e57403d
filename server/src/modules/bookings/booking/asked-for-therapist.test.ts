import { rescheduleAppointment } from '@limber/contract/appointments.ts';
import { moveBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import { readOwnDay } from '@limber/contract/desk/day/own-day.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { asTherapist } from '../../../../test/people.ts';

const { world, desk, who, amina, book, bookAtDesk } = await openDesk();
const date = '2026-03-05';

const sessions = async () =>
  (await callApi(world, readDay, { date }, { by: desk })).json().bookings as {
    id: string;
    version: number;
    therapist_id: number;
    asked_for: { id: number; name: string } | null;
    unanswered: boolean;
  }[];
const only = async () => {
  const [session] = await sessions();
  if (!session) throw new Error('There is no session.');
  return session;
};
const ownOf = async (therapistId: number) =>
  (await callApi(world, readOwnDay, { date }, { by: await asTherapist(world, therapistId) })).json()
    .sessions[0];

test('the desk and the therapist see whom a client asked for by name, and nobody where anybody would do', async () => {
  await book();
  expect((await only()).asked_for).toEqual({ id: who.noura, name: 'Noura Al Hashimi' });
  expect(await ownOf(who.noura)).toMatchObject({ asked_for: true, unpaid: true });
  await world.empty('bookings');
  await book({ therapist_id: null });
  const { asked_for, therapist_id } = await only();
  expect(asked_for).toBeNull();
  expect(await ownOf(therapist_id)).toMatchObject({ asked_for: false });
});

test('the desk says it when it books, and the wish stays when somebody else has the session', async () => {
  await bookAtDesk();
  expect((await only()).asked_for).toBeNull();
  await world.empty('bookings');
  const { id, version } = await bookAtDesk({ asked_for: true });
  expect((await only()).asked_for?.id).toBe(who.noura);
  const moved = await callApi(
    world,
    moveBooking,
    { id, version, therapist_id: who.omar, date, time: '14:00', location: 'A' } as never,
    { by: desk },
  );
  expect(moved.statusCode, moved.body).toBe(200);
  expect(await only()).toMatchObject({
    therapist_id: who.omar,
    asked_for: { name: 'Noura Al Hashimi' },
  });
  expect(await ownOf(who.omar)).toMatchObject({ asked_for: false });
});

test('a client who chooses another therapist asks for that one', async () => {
  const id = await book();
  const moved = await callApi(
    world,
    rescheduleAppointment,
    { id, therapist_id: who.omar, date, time: '16:00' } as never,
    { by: amina },
  );
  expect(moved.statusCode, moved.body).toBe(200);
  expect((await only()).asked_for?.id).toBe(who.omar);
});

test('a session waits for an answer once its client was reminded', async () => {
  await book();
  expect((await only()).unanswered).toBe(false);
  world.clock.set('2026-03-04T20:00:00+04:00');
  expect((await only()).unanswered).toBe(true);
  expect(await ownOf(who.noura)).toMatchObject({ unanswered: true, coming: false });
  await world.query('update bookings set coming_for = starts_at');
  expect((await only()).unanswered).toBe(false);
  world.clock.set('2026-03-04T10:00:00+04:00');
});
