import { renameCounter } from '@limber/contract/desk/entry/counters.ts';
import { closePayMonth, readPayRules, setPayRules } from '@limber/contract/desk/money/pay.ts';
import { retireRetailProduct } from '@limber/contract/desk/money/retail-products.ts';
import {
  addClosure,
  changeClosure,
  confirmClosure,
  withdrawClosure,
} from '@limber/contract/desk/rota/closures.ts';
import { changeHours } from '@limber/contract/desk/rota/hours.ts';
import { addTimeOff, markSick, withdrawTimeOff } from '@limber/contract/desk/rota/time-off.ts';
import {
  changeDay,
  changeShifts,
  copyWeek,
  withdrawDay,
} from '@limber/contract/desk/rota/weeks.ts';
import { retireBranch } from '@limber/contract/desk/studio/branches.ts';
import { changeMessage } from '@limber/contract/desk/studio/messages.ts';
import { addSpareCodes, retireDiscount } from '@limber/contract/desk/studio/partners.ts';
import { setPay } from '@limber/contract/desk/studio/pay-rates.ts';
import { retireProduct } from '@limber/contract/desk/studio/products.ts';
import { retireResource } from '@limber/contract/desk/studio/resources.ts';
import { retireService } from '@limber/contract/desk/studio/services.ts';
import { retireTherapist } from '@limber/contract/desk/studio/therapists.ts';
import { changeText } from '@limber/contract/desk/studio/translations.ts';
import { changeWebsite, readWebsite } from '@limber/contract/desk/studio/website.ts';
import type { Route } from '@limber/contract/route.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { enrol } from './at-the-desk.ts';
import { answersBehind, asks, expectBlocked, held, waitingAt } from './blocked.ts';
import { callApi, type Tried } from './call-api.ts';
import { openWorld } from './harness.ts';
import { memberOf, therapistNamed } from './people.ts';

// What managers change waits for the lock that another one holds, with the very statement that
// takes it.
const world = await openWorld();
const by = await memberOf(world, 'manager');
const noura = await therapistNamed(world, 'Noura');
const omar = await therapistNamed(world, 'Omar');
const counter = await enrol(world, by);

// The other lists have something in every studio.
await world.query(`insert into retail_products (name, price_fils) values ('Oil', 9500)`);

const ask =
  <R extends Route>(route: R, args: Tried<R>) =>
  () =>
    callApi(world, route, args, { by });
const retired = { id: 1, version: 99, retired: true };
const ofBranch = { location: 'A', version: 99, retired: true };

test.each([
  ['resources', ask(retireResource, retired), 'order by id'],
  ['locations', ask(retireBranch, ofBranch), 'order by code'],
  ['package_products', ask(retireProduct, retired), 'order by id'],
  ['services', ask(retireService, retired), 'order by id'],
  ['retail_products', ask(retireRetailProduct, retired), 'order by id'],
  ['therapists', ask(retireTherapist, retired), 'order by id'],
  ['partner_discounts', ask(retireDiscount, retired), 'order by id'],
  ['partner_discounts', ask(addSpareCodes, { id: 1, codes: ['SPARE-1'] }), 'order by id'],
] as const)('a change of the %s of the studio waits for another', async (table, call, order) => {
  const gate = sql`select from ${sql.table(table)} for no key update`;
  const [waiting] = await waitingAt(world, gate, call);
  expect(waiting).toBe(`select from ${table} ${order} for no key update`);
});

const day = { therapist_id: noura, date: '2026-03-05' };
const ill = { therapist_id: noura, from: '2026-03-05', to: '2026-03-05' };
const away = { therapist_id: noura, from: '2026-03-12', to: '2026-03-12', kind: 'holiday' };
const feast = { name: 'Feast', starts_on: '2026-03-05', ends_on: '2026-03-06' };
const weekly = { weekdays: [4], valid_from: '2026-03-20' };
const made = await ask(addClosure, { ...feast, provisional: true })();
const closure = { id: made.json().id, version: 99 };

// A concurrent booking is finished by then, or sees the change, so no affected session is
// missed.
test.each([
  ['a closure', ask(addClosure, { ...feast, provisional: true })],
  ['a change of a closure', ask(changeClosure, { ...closure, ...feast })],
  ['confirming a closure', ask(confirmClosure, closure)],
  ['withdrawing a closure', ask(withdrawClosure, closure)],
  ['a change of the hours', ask(changeHours, { location: 'A', ...weekly, spans: [] })],
  ['copying a week', ask(copyWeek, { from: '2026-03-02', to: '2026-03-09', location: 'A' })],
  ['retiring a branch', ask(retireBranch, ofBranch)],
  ['a day off', ask(changeDay, { ...day, shifts: [] })],
  ['taking a day off back', ask(withdrawDay, day)],
  ['other shifts', ask(changeShifts, { therapist_ids: [noura], ...weekly, shifts: [] })],
  ['time off', ask(addTimeOff, away)],
  ['a sick note', ask(markSick, ill)],
] as const)('%s waits for a booking with one of its therapists', async (_what, call) => {
  const [waiting] = await waitingAt(world, held.therapist(noura), call);
  expect(waiting).toMatch(asks.therapist);
});

test('shifts of several are changed in one order, in whatever order they are requested', async () => {
  const [first, last] = [noura, omar].sort((one, other) => one - other) as [number, number];
  const change = ask(changeShifts, { therapist_ids: [last, first], ...weekly, shifts: [] });
  const gate = await world.db.startTransaction().execute();
  await held.therapist(first).execute(gate);
  const changing = change();
  await expectBlocked(world, 1, changing);
  // It holds none of the others while it waits for the first.
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(1, ${last}::int) as free`.execute(gate);
  await gate.rollback().execute();
  expect([rows[0]?.free, (await changing).statusCode]).toEqual([true, 200]);
});

test.each([
  [
    'pay',
    `select from therapists where id = ${noura} for no key update`,
    /^select from therapists where id = \S+ for no key update$/,
    ask(setPay, {
      id: noura,
      version: 99,
      valid_from: '2026-03-05',
      per_hour: 45,
      share_percent: 0,
    }),
  ],
  [
    'a counter',
    'select from devices for update',
    /^select "name" from "devices" where .* for update$/,
    ask(renameCounter, { id: counter.id, name: 'By the door' }),
  ],
  [
    'the Arabic of some words',
    'select from translations for no key update',
    /^select "words" from "translations" where .* for no key update$/,
    ask(changeText, { source: 'Al Warqa', words: 'الورقاء', seen: 'ورقاء' }),
  ],
  [
    'a message that nobody has changed before',
    'lock table message_texts in row exclusive mode',
    /^lock table message_texts in share row exclusive mode$/,
    ask(changeMessage, { kind: 'greeting', version: 1, words: null }),
  ],
] as const)('a change of %s waits for another', async (_what, lock, statement, call) => {
  const [waiting] = await waitingAt(world, sql.raw(lock), call);
  expect(waiting).toMatch(statement);
});

test('when two withdraw a time off, the second is told', async () => {
  const { id } = (
    await ask(addTimeOff, { ...away, from: '2026-03-19', to: '2026-03-19' })()
  ).json();
  const withdraw = ask(withdrawTimeOff, { id });
  const ofTimeOff = sql`select from time_off where id = ${id}::int for no key update`;
  const withdrawn = await answersBehind(world, ofTimeOff, [withdraw, withdraw]);
  expect(withdrawn.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
});

test('of two managers who close a month or change the rules of pay, the second is told', async () => {
  const row = sql`select from settings for no key update`;
  const rules = (await ask(readPayRules, {})()).json();
  const wish = { version: rules.version, therapists_see: true, tips_shared: false };
  const calls = [
    ask(closePayMonth, { month: '2026-01' }),
    ask(setPayRules, { ...wish, tips_from: '2026-12-01' }),
  ];
  for (const call of calls) {
    const stale = ask(setPayRules, { ...wish, version: 99, tips_from: '2026-12-01' });
    const [waiting] = await waitingAt(world, row, stale);
    expect(waiting).toBe('select from settings for no key update');
    const answers = await answersBehind(world, row, [call, call]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  }
});

test('when two change what the website says, the second is told that the first was faster', async () => {
  const website = (await ask(readWebsite, {})()).json();
  const changes = ask(changeWebsite, { ...website, brand: 'Limber & Co' });
  const row = sql`select from settings for no key update`;
  const [waiting] = await waitingAt(world, row, ask(changeWebsite, { ...website, version: 99 }));
  expect(waiting).toBe('select from settings for no key update');
  const changed = await answersBehind(world, row, [changes, changes]);
  expect(changed.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
});
