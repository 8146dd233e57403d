import { listServices } from '@limber/contract/catalogue.ts';
import {
  listPlannedChanges,
  planChange,
  withdrawPlannedChange,
} from '@limber/contract/desk/studio/planned-changes.ts';
import { listStudioProducts } from '@limber/contract/desk/studio/products.ts';
import { listStudioServices, retireService } from '@limber/contract/desk/studio/services.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import { availableTimesForServices, listOpenDays } from '@limber/contract/scheduling.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openManaging } from '../../../test/at-the-desk.ts';
import { answersBehind } from '../../../test/blocked.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { TEST_NOW } from '../../../test/harness.ts';
import { carryOut } from './carry-out-planned.ts';

const studio = await openDesk();
const { world, stretching, who, tryToBook, tryAtDesk } = studio;
const { ask, historyOf } = await openManaging(world);

const FROM = '2026-03-12';
const dearer = [{ time: 60, price: 350 }];

const plan = (changes: Tried<typeof planChange> = {}) =>
  ask(planChange, {
    ...{ subject: 'service', thing_id: stretching, from_day: FROM, prices: dearer },
    ...changes,
  });
const coming = async () => (await ask(listPlannedChanges)).body;
const serviceNow = async () =>
  (await ask(listStudioServices)).body.find(({ id }: { id: number }) => id === stretching);
const pricesNow = async () => (await serviceNow()).prices;
const before = await pricesNow();
/** Runs what is due on a day. */
async function beginDay(day: string) {
  world.clock.set(`${day}T00:00:01+04:00`);
  for (const { id } of await coming()) await carryOut(world.db, id, world.clock.now());
}

beforeEach(async () => {
  world.clock.set(TEST_NOW);
  for (const { id } of await coming()) await ask(withdrawPlannedChange, { id });
  const kept = before.map(({ time }: { time: number }) => time);
  await world.query(`update service_durations set active = lasts_minutes = any ('{${kept}}'),
    price_fils = case when lasts_minutes = 60 then 32000 else price_fils end
    where service_id = ${stretching}`);
  await world.query(
    `update services set active = true, retires_on = null where id = ${stretching}`,
  );
});

test('prices planned for a day apply from its beginning, and booked sessions keep their own', async () => {
  const { status, body } = await plan();
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ from_day: FROM, prices: dearer, thing_id: stretching }),
  ]);
  const { rows: stored } = await world.query(
    `select prices -> 0 ->> 'fils' as fils from planned_changes where id = ${body.id}`,
  );
  expect(stored, 'the version before reads it by this name').toEqual([
    { fils: String(minorOf(dearer[0]?.price ?? 0)) },
  ]);
  const id = await studio.book({ date: '2026-03-12' });
  await beginDay('2026-03-11');
  expect(await pricesNow()).toEqual(before);
  await beginDay(FROM);
  expect(await pricesNow()).toEqual(dearer);
  expect(await coming()).toEqual([]);
  const { body: site } = await ask(listServices);
  const offered = site.results.find((each: { id: number }) => each.id === stretching);
  expect(offered.durations).toMatchObject([{ time: 60, price: 350 }]);
  // Somebody who was shown the old price is not charged the new one.
  expect((await tryToBook({ date: '2026-03-12', time: '17:00' })).statusCode).toBe(409);
  const dear = { date: '2026-03-12', time: '17:00', total_price: 350 };
  expect((await tryToBook(dear)).statusCode).toBe(201);
  const { rows } = await world.query(`select price_fils from bookings where id = '${id}'`);
  expect(rows).toEqual([{ price_fils: 32_000 }]);
});

test('the job of a plan waits for the first minute of its day', async () => {
  const { body } = await plan();
  const { rows } = await world.query<{ hours: number }>(
    `select extract(epoch from run_at - created_at) / 3600 as hours
     from graphile_worker.jobs where key = 'planned-change:${body.id}'`,
  );
  // From 10:00 on 4 March to 0:00 on 12 March.
  expect(Number(rows[0]?.hours)).toBeCloseTo(7 * 24 + 14, 1);
});

test('sizes of a package change on their day, and a size keeps its number', async () => {
  const [product] = (await ask(listStudioProducts)).body.filter(
    (each: { kind: string }) => each.kind === 'regular',
  );
  const [first] = product.sizes;
  const wished = [
    { ...first, price: first.price + 100 },
    { ...first, id: undefined, time: 900, price: first.price + 900 },
  ];
  const { status } = await plan({ subject: 'package', thing_id: product.id, prices: wished });
  expect(status).toBe(201);
  await beginDay(FROM);
  const after = (await ask(listStudioProducts)).body.find(
    (each: { id: number }) => each.id === product.id,
  );
  expect(after.sizes).toMatchObject([
    { id: first.id, price: first.price + 100 },
    { time: 900, price: first.price + 900 },
  ]);
});

test('planning, withdrawing and carrying out are in the log', async () => {
  const { body } = await plan();
  await ask(withdrawPlannedChange, { id: body.id });
  await plan();
  await beginDay(FROM);
  const [done, again, back, first] = await historyOf('service', stretching);
  expect([done.action, done.actorId]).toEqual(['changed', null]);
  expect([again.action, back.action, first.action]).toEqual(['planned', 'withdrawn', 'planned']);
  expect(first.became).toMatchObject({ from_day: FROM });
});

test('a withdrawn plan is not carried out, and no plan twice', async () => {
  const { body } = await plan();
  expect((await ask(withdrawPlannedChange, { id: body.id })).status).toBe(200);
  await carryOut(world.db, body.id, new Date('2026-03-12T00:00:01+04:00'));
  expect(await pricesNow()).toEqual(before);
  const again = await callApi(world, withdrawPlannedChange, { id: body.id }, { by: studio.desk });
  expect(again.statusCode).toBe(403);
  expect((await ask(withdrawPlannedChange, { id: body.id })).body.detail).toBe(
    'This is no longer planned.',
  );
});

test.each([
  ['today', { from_day: '2026-03-04' }, 'from_day', 'Please choose a day after today.'],
  ['a length twice', { prices: [...dearer, ...dearer] }, 'prices', 'Each length has one price.'],
  [
    'a length of a whole day',
    { prices: [{ time: 1440, price: 10 }] },
    'prices',
    'A session lasts between 5 and 480 minutes.',
  ],
])('%s is refused', async (_, changes, field, sentence) => {
  const { status, body } = await plan(changes as Tried<typeof planChange>);
  expect([status, body.fields]).toEqual([400, { [field]: sentence }]);
});

test('a second plan for the same day is refused, an unknown service is not found', async () => {
  await plan();
  const { status, body } = await plan();
  expect([status, body.fields.from_day]).toEqual([
    400,
    'Something is planned for this day already. Please withdraw it first.',
  ]);
  expect((await plan({ thing_id: 2_000_000 })).status).toBe(404);
});

test('two managers who plan the same at once plan it once', async () => {
  const gate = sql`select from services order by id for no key update`;
  const replies = await answersBehind(world, gate, [() => plan(), () => plan()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

const ofPlan = (id: number) => sql`select from planned_changes where id = ${id}::int for update`;

test('two who take one plan back: the second is told that it is no longer planned', async () => {
  const { body } = await plan();
  const back = () => ask(withdrawPlannedChange, { id: body.id });
  const replies = await answersBehind(world, ofPlan(body.id), [back, back]);
  expect(replies.map(({ status }) => status)).toEqual([200, 404]);
});

test('a plan that is taken back as its day begins is not carried out, and the other way round', async () => {
  const dueAt = new Date('2026-03-12T00:00:01+04:00');
  const each = async (inOrder: 'back first' | 'day first') => {
    const { body } = await plan();
    let back: number | undefined;
    const takesBack = async () => {
      back = (await ask(withdrawPlannedChange, { id: body.id })).status;
    };
    const carries = () => carryOut(world.db, body.id, dueAt);
    const both = inOrder === 'back first' ? [takesBack, carries] : [carries, takesBack];
    await answersBehind<void>(world, ofPlan(body.id), both);
    return back;
  };
  expect(await each('back first')).toBe(200);
  expect(await pricesNow()).toEqual(before);
  expect(await each('day first')).toBe(404);
  expect(await pricesNow()).toEqual(dearer);
});

const timesOn = async (date: string) =>
  (
    await ask(availableTimesForServices, {
      ...{ date, therapist_id: who.noura, services: String(stretching), total_duration: 60 },
      location: 'A',
    })
  ).body;

test('a service that retires has no session from its day on, and the desk may pass that over', async () => {
  await plan({ prices: null });
  expect((await timesOn('2026-03-05')).length).toBeGreaterThan(0);
  expect(await timesOn(FROM)).toEqual([]);
  const on = (date: string, more = {}) => ({ date, time: '14:00', ...more });
  expect((await tryToBook(on('2026-03-05'))).statusCode).toBe(201);
  const refused = await tryToBook(on(FROM));
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    'This service is no longer given on this day. Please choose an earlier day or another service.',
  ]);
  const { body: days } = await ask(listOpenDays, {
    ...{ from: '2026-03-11', to: '2026-03-13', location: 'A', total_duration: 60 },
    services: String(stretching),
  });
  const reasons = days.map(({ reason }: { reason?: string }) => reason);
  expect(reasons).toEqual([undefined, 'service_retired', 'service_retired']);
  const atDesk = await tryAtDesk(on(FROM));
  expect(atDesk.json().wishes).toEqual(['service_retired']);
  const override = { reason: 'The last one' };
  expect((await tryAtDesk(on(FROM, { override }))).statusCode).toBe(201);
});

test('the day comes and the service is retired; taken back before, it stays as it was', async () => {
  const { body } = await plan({ prices: null });
  await ask(withdrawPlannedChange, { id: body.id });
  expect((await timesOn(FROM)).length).toBeGreaterThan(0);
  await plan({ prices: null });
  await beginDay(FROM);
  const retired = await serviceNow();
  expect(retired.retired).toBe(true);
  const wish = { id: stretching, version: retired.version, retired: false };
  expect((await ask(retireService, wish)).status).toBe(200);
  expect((await timesOn('2026-03-13')).length).toBeGreaterThan(0);
});
