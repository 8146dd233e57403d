import { addTimeOff, readTimeOff, withdrawTimeOff } from '@limber/contract/desk/rota/time-off.ts';
import { readRota } from '@limber/contract/desk/rota/weeks.ts';
import { listStudioTherapists } from '@limber/contract/desk/studio/therapists.ts';
import { beforeEach, expect, test } from 'vitest';
import { openManaging } from '../../../test/at-the-desk.ts';
import { openDesk } from '../../../test/desk.ts';
import { TEST_NOW } from '../../../test/harness.ts';
import { retireOnLastDay } from './away/retire-on-last-day.ts';

const { world, who, tryToBook, bookAtDesk } = await openDesk();
const { ask, historyOf } = await openManaging(world);

/** A Thursday, as is 5 March, which is before it. */
const FROM = '2026-03-12';
const THAT_DAY = new Date('2026-03-12T06:00:00+04:00');

const leave = (from = FROM) =>
  ask(addTimeOff, { kind: 'left', therapist_id: who.noura, from, to: from });
const therapist = async () =>
  (await ask(listStudioTherapists)).body.find(({ id }: { id: number }) => id === who.noura);
const shiftsOn = async (date: string) => {
  const { body } = await ask(readRota, { from: '2026-03-09' });
  const person = body.people.find(({ id }: { id: number }) => id === who.noura);
  return person?.days.find((day: { date: string }) => day.date === date)?.shifts ?? [];
};

beforeEach(async () => {
  world.clock.set(TEST_NOW);
  await world.query('delete from time_off_sessions');
  await world.query('delete from time_off');
});

test('a therapist who leaves has their later sessions listed for an outcome, and nothing is booked with them from that day on', async () => {
  await bookAtDesk({ date: '2026-03-05' });
  const later = await bookAtDesk({ date: '2026-03-19' });
  const { status, body } = await leave();
  expect([status, body.kind, body.open]).toEqual([201, 'left', 1]);
  const { sessions } = (await ask(readTimeOff, { id: body.id })).body;
  expect(sessions.map(({ id }: { id: string }) => id)).toEqual([later.id]);
  expect((await tryToBook({ date: '2026-03-05', time: '17:00' })).statusCode).toBe(201);
  for (const date of [FROM, '2026-05-28']) {
    expect((await tryToBook({ date, time: '17:00' })).statusCode).toBe(409);
  }
});

test('their leaving can be withdrawn until that day', async () => {
  const { body } = await leave();
  expect((await ask(withdrawTimeOff, { id: body.id })).status).toBe(200);
  const { rows } = await world.query(
    `select from graphile_worker.jobs where key = 'leave-team:${body.id}'`,
  );
  expect(rows).toEqual([]);
  await retireOnLastDay(world.db, body.id, THAT_DAY);
  expect((await therapist()).retired).toBe(false);
  expect((await tryToBook({ date: FROM, time: '17:00' })).statusCode).toBe(201);
});

test('on that day their access ends and their shifts are over, and not before', async () => {
  // One shift would have ended that very day.
  await world.query(
    `update shifts set valid_to = '${FROM}' where therapist_id = ${who.noura} and weekday = 4`,
  );
  const { body } = await leave();
  await retireOnLastDay(world.db, body.id, new Date(THAT_DAY.getTime() - 1));
  expect((await therapist()).retired).toBe(false);
  expect((await shiftsOn(FROM)).length).toBeGreaterThan(0);
  world.clock.set(THAT_DAY.toISOString());
  await retireOnLastDay(world.db, body.id, THAT_DAY);
  expect((await therapist()).retired).toBe(true);
  const { rows } = await world.query(
    `select from shifts where therapist_id = ${who.noura}
     and coalesce(valid_to >= '${FROM}'::date, true)`,
  );
  expect(rows).toEqual([]);
  const [done] = await historyOf('therapist', who.noura);
  expect([done.action, done.actorId]).toEqual(['retired', null]);
});
