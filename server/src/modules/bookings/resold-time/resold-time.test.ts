import { cancelAppointment, readAppointment } from '@limber/contract/appointments.ts';
import { readClientStory, type TimelineEvent } from '@limber/contract/desk/clients/timeline.ts';
import { undoBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { listCancelled } from '@limber/contract/desk/day/cancelled-sessions.ts';
import { readStatement } from '@limber/contract/package-statement.ts';
import { beforeEach, expect, test } from 'vitest';
import { answersBehind, held } from '../../../../test/blocked.ts';
import { ledgerOf, versionOf } from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { memberOf, serviceNamed } from '../../../../test/people.ts';
import { startPushService } from '../../../../test/providers/push-simulator.ts';
import { pushTo } from '../../../../test/providers/pushed-to.ts';
import { openStudio } from '../../../../test/studio.ts';
import { makeJobs } from '../../../platform/jobs.ts';
import { systemRandomness } from '../../../platform/randomness.ts';
import { giveBackWhenResold } from './give-back-when-resold.ts';

const { world, amina, badr, book, tryToBook, buy } = await openStudio();
const desk = await memberOf(world, 'front_desk');
beforeEach(async () => {
  await world.query('truncate limits');
});

/** Amina has bought a package with its first session tomorrow at two, and cancels that too late. */
async function cancelledLate() {
  const bought = await buy('Balance Package');
  world.clock.set('2026-03-05T12:00:00+04:00');
  const asked = { id: bought.id, accept_late: true };
  expect((await callApi(world, cancelAppointment, asked, { by: amina })).json().late).toBe(true);
  await world.runJobs(2);
  world.mails.length = 0;
  return { id: bought.id, packageId: bought.package.id };
}

/** Asks for a session with Noura on that day for Badr. */
async function take(time: string, minutes = 60) {
  const id = await serviceNamed(world, 'Stretching');
  const { price_fils } = await world.db
    .selectFrom('service_durations')
    .select('price_fils')
    .where('service_id', '=', id)
    .where('lasts_minutes', '=', minutes)
    .executeTakeFirstOrThrow();
  const price = price_fils / 100;
  const services = [{ id, name: 'Stretching', time: minutes, price, type: 'service' }];
  const length = { duration: minutes, total_duration: minutes, total_price: price };
  const reply = await tryToBook({ services, time, ...length }, badr);
  expect(reply.statusCode).toBe(201);
  return reply.json().id as string;
}

const read = async (id: string) =>
  (await callApi(world, readAppointment, { id }, { by: amina })).json();
const returned = async (packageId: number) =>
  (await ledgerOf(world, packageId))
    .filter(({ kind }) => kind === 'returned')
    .map(({ minutes }) => minutes);
const told = () => world.mails.filter(({ to }) => to === amina.email).map(({ text }) => text);

test('A late cancel heals when another takes the slot, also when they take half of it: the rule says what comes back @WAIT-05', async () => {
  const { id, packageId } = await cancelledLate();
  expect(await returned(packageId)).toEqual([]);
  await take('14:00', 30);
  await world.runJobs(2);
  expect(await returned(packageId)).toEqual([30]);
  expect(await read(id)).toMatchObject({ late: true, healed_minutes: 30 });
  expect(told()[0]).toContain('Somebody else has taken 30 minutes of its time.');
  expect(told()[0]).toContain('30 minutes are back in your Balance Package.');
  await take('14:30', 30);
  await world.runJobs(2);
  expect(await returned(packageId)).toEqual([30, 30]);
  expect(await read(id)).toMatchObject({ late: false, healed_minutes: 60 });
  expect(told()[1]).toContain('it no longer counts as used');
  const statement = await callApi(world, readStatement, { id: packageId }, { by: amina });
  expect(statement.body).toContain('"healed_minutes":60');
});

/** What the desk reads of the cancelled session: in its panel, and in the client's story. */
async function atDesk(id: string) {
  const day = { date: '2026-03-05' };
  const list = (await callApi(world, listCancelled, day, { by: desk })).json();
  const inPanel = list.find((each: { id: string }) => each.id === id).cancelled;
  const story = await callApi(world, readClientStory, { id: amina.id }, { by: desk });
  const [inStory] = story
    .json()
    .results.filter((each: TimelineEvent) => each.booking_id === id && each.what === 'cancelled');
  return [inPanel, inStory].map(({ used, healed_minutes }) => [used, healed_minutes]);
}

test('the desk reads in the panel and in the story why a late cancellation counts less, and then no longer', async () => {
  const { id } = await cancelledLate();
  expect(await atDesk(id)).toEqual([
    [true, 0],
    [undefined, undefined],
  ]);
  await take('14:00', 30);
  await world.runJobs(2);
  expect(await atDesk(id)).toEqual([
    [true, 30],
    [true, 30],
  ]);
  await take('14:30', 30);
  await world.runJobs(2);
  expect(await atDesk(id)).toEqual([
    [false, 60],
    [false, 60],
  ]);
});

test('the whole time taken by one gives all of it back, once', async () => {
  const { id, packageId } = await cancelledLate();
  await take('14:00');
  await world.runJobs(2);
  await world.runJobs(2);
  expect(await returned(packageId)).toEqual([60]);
  expect(told()).toHaveLength(1);
  expect((await read(id)).late).toBe(false);
});

test('what came back is shown on the device of a client who chose that', async () => {
  const service = await startPushService();
  await pushTo(world, service, { accountId: amina.id }, 'amina');
  await world.query(`update accounts set message_channel = 'push' where id = ${amina.id}`);
  await cancelledLate();
  service.forget();
  await take('14:00');
  await world.runJobs(2);
  expect(service.arrived).toHaveLength(1);
  expect(service.arrived[0]?.text).toContain('60 minutes are back in your Balance Package.');
  expect(told()).toEqual([]);
  await world.query('update accounts set message_channel = null');
  await service.close();
});

test('nothing comes back for one’s own booking', async () => {
  const { packageId } = await cancelledLate();
  await book({ time: '14:00', total_price: 288 });
  await world.runJobs(2);
  expect(await returned(packageId)).toEqual([]);
});

test('a booking that is cancelled within the minute heals nothing', async () => {
  const { packageId } = await cancelledLate();
  const id = await take('14:00');
  await callApi(world, cancelAppointment, { id, accept_late: true }, { by: badr });
  await world.runJobs(2);
  expect(await returned(packageId)).toEqual([]);
});

test('what came back stays when the other cancels late too, whose turn it then is', async () => {
  const { packageId } = await cancelledLate();
  const id = await take('14:00');
  await world.runJobs(2);
  await callApi(world, cancelAppointment, { id, accept_late: true }, { by: badr });
  await world.runJobs(2);
  expect(await returned(packageId)).toEqual([60]);
});

test('a single session costs nothing any more once its time was taken', async () => {
  const id = await book();
  world.clock.set('2026-03-05T12:00:00+04:00');
  await callApi(world, cancelAppointment, { id, accept_late: true }, { by: amina });
  await world.runJobs(2);
  world.mails.length = 0;
  await take('14:00', 30);
  await world.runJobs(2);
  const cost = async () =>
    (
      await world.query<{ minor: number; late: boolean }>(
        `select late_fee_fils as minor, late from bookings where id = '${id}'`,
      )
    ).rows[0];
  expect(await cost()).toEqual({ minor: 16_000, late: true });
  expect(told()[0]).toContain('It costs 160 AED less.');
  await take('14:30', 30);
  await world.runJobs(2);
  expect(await cost()).toEqual({ minor: 0, late: false });
  expect(told()[1]).toContain('You owe nothing for it.');
});

test('two runs at once give back once: the second waits for the booking', async () => {
  const { id, packageId } = await cancelledLate();
  await take('14:00');
  const deps = {
    ...{ db: world.db, clock: world.clock, publicUrl: '', secret: 'x'.repeat(40) },
    ...{ jobs: makeJobs(world.clock), random: systemRandomness() },
  };
  const heal = () => giveBackWhenResold(deps, id, world.clock.now());
  await answersBehind(world, held.booking(id), [heal, heal]);
  expect(await returned(packageId)).toEqual([60]);
});

test('a cancellation of which a part went back is not taken back', async () => {
  const { id } = await cancelledLate();
  const other = await take('14:00', 30);
  await world.runJobs(2);
  await callApi(world, cancelAppointment, { id: other, accept_late: true }, { by: badr });
  const asked = { id, version: await versionOf(world, id) };
  const reply = await callApi(world, undoBooking, asked, { by: desk });
  expect([reply.statusCode, reply.json().detail]).toEqual([
    409,
    'Others have had a part of its time, and its client got that back. Please book the session again.',
  ]);
});

test('a cancellation of which all went back takes its minutes again when it is taken back', async () => {
  const { id, packageId } = await cancelledLate();
  const other = await take('14:00');
  await world.runJobs(2);
  await callApi(world, cancelAppointment, { id: other, accept_late: true }, { by: badr });
  const asked = { id, version: await versionOf(world, id) };
  expect((await callApi(world, undoBooking, asked, { by: desk })).statusCode).toBe(200);
  const last = (await ledgerOf(world, packageId)).at(-1);
  expect(last).toMatchObject({ kind: 'booked', minutes: -60 });
  expect(await read(id)).not.toHaveProperty('healed_minutes');
});
