import { readAppointment } from '@limber/contract/appointments.ts';
import { moveBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { lengthenOwnSession, readOwnDay } from '@limber/contract/desk/day/own-day.ts';
import { lengthenAppointment } from '@limber/contract/sessions/longer-sessions.ts';
import { beforeEach, expect, test } from 'vitest';
import { ledgerOf } from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { TEST_NOW } from '../../../../test/harness.ts';
import { addEntry, ownPackage } from '../../../../test/own-package.ts';

const { world, amina, badr, desk, who, book, bookFrom } = await openDesk();
const accountOf = async (therapistId: number) => {
  const { rows } = await world.query<{ id: number }>(
    `select account_id as id from therapists where id = ${therapistId}`,
  );
  return rows[0]?.id ?? 0;
};
const [nouraId, omarId] = [await accountOf(who.noura), await accountOf(who.omar)];
const noura = { headers: () => world.bearer(nouraId, 'therapist') };
const omar = { headers: () => world.bearer(omarId, 'therapist') };

let packageId: number;
let id: string;
beforeEach(async () => {
  world.clock.set(TEST_NOW);
  packageId = await ownPackage(world, amina.id, 'Balance Package');
  id = (await bookFrom({ id: packageId, kind: 'regular' })).json().id;
  await world.runJobs(2);
  world.mails.length = 0;
});

const lengthen = (total_duration: number, by = amina) =>
  callApi(world, lengthenAppointment, { id, total_duration }, { by });
const byTherapist = (total_duration: number, by = noura) =>
  callApi(world, lengthenOwnSession, { id, total_duration }, { by });
const lasts = async () =>
  (await callApi(world, readAppointment, { id }, { by: amina })).json().total_duration;
const taken = async () => (await ledgerOf(world, packageId)).map(({ minutes }) => minutes);
const refusalOf = async (deed: ReturnType<typeof lengthen>) => {
  const reply = await deed;
  return [reply.statusCode, reply.json().detail];
};

test('A client makes a coming session longer by 15 minutes from the balance, and once more changes nothing @LONGER-01', async () => {
  expect((await lengthen(75)).json()).toMatchObject({ total_duration: 75, package_minutes: 75 });
  expect((await lengthen(75)).json()).toMatchObject({ total_duration: 75 });
  expect((await taken()).slice(-2)).toEqual([-60, -15]);
  await world.runJobs(2);
  expect(world.mails).toHaveLength(1);
  expect(world.mails[0]?.subject).toContain('is now on 5 March');
});

test('A therapist makes a running session longer from their telephone @LONGER-01', async () => {
  world.clock.set('2026-03-05T14:50:00+04:00');
  expect((await byTherapist(75)).statusCode).toBe(200);
  expect(await lasts()).toBe(75);
  const day = (await callApi(world, readOwnDay, {}, { by: noura })).json();
  expect(day.sessions[0]).toMatchObject({ from_package: true, from_minute: 840, to_minute: 915 });
});

test('where the time after is taken, one sentence says so and nothing changes', async () => {
  await book({ time: '15:00' }, badr);
  const said = [409, 'The time after this session is not free.'];
  expect(await refusalOf(lengthen(75))).toEqual(said);
  expect(await refusalOf(byTherapist(75))).toEqual(said);
  expect(await lasts()).toBe(60);
  expect((await taken()).at(-1)).toBe(-60);
});

test('only one step at a time, only from a package, only until its end', async () => {
  expect(await refusalOf(lengthen(90))).toEqual([
    400,
    'A session becomes longer by 15 minutes at a time.',
  ]);
  expect((await lengthen(45)).statusCode).toBe(400);
  world.clock.set('2026-03-05T15:00:00+04:00');
  expect(await refusalOf(lengthen(75))).toEqual([
    409,
    'This session is over, and what was is not changed.',
  ]);
  world.clock.set(TEST_NOW);
  id = (await book({ time: '17:00' })) as string;
  expect((await refusalOf(lengthen(75)))[1]).toMatch(/^Only a session from a package/);
});

test('nobody makes the session of another longer', async () => {
  expect((await lengthen(75, badr)).statusCode).toBe(404);
  expect((await byTherapist(75, omar)).statusCode).toBe(404);
  expect(await lasts()).toBe(60);
});

test('the desk does the same by its own call', async () => {
  const moved = await callApi(
    world,
    moveBooking,
    { id, version: 1, total_duration: 75 },
    { by: desk },
  );
  expect(moved.json()).toMatchObject({ version: 2 });
  expect((await taken()).at(-1)).toBe(-15);
});

test('the minutes that are left and the shift of the therapist bound it', async () => {
  await addEntry(world, packageId, 'adjusted', -530, null);
  expect((await refusalOf(lengthen(75)))[0]).toBe(409);
  expect(await lasts()).toBe(60);
  await addEntry(world, packageId, 'adjusted', 100, null);
  await world.query(`update shifts set to_minute = 900
    where therapist_id = ${who.noura} and from_minute < 900`);
  const said = 'The rules of the studio do not allow more time here. Please ask the desk.';
  expect(await refusalOf(lengthen(75))).toEqual([409, said]);
  expect(await refusalOf(byTherapist(75))).toEqual([409, said]);
});
