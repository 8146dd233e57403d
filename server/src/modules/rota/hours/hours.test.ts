import { changeHours, listHours } from '@limber/contract/desk/rota/hours.ts';
import { changeShifts } from '@limber/contract/desk/rota/weeks.ts';
import type { Route } from '@limber/contract/route.ts';
import { availableTimesForServices } from '@limber/contract/scheduling.ts';
import { expect, test } from 'vitest';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { actorOf } from '../../../../test/people.ts';

const { world, who, bookAtDesk } = await openDesk();
const manager = await actorOf(world, 'manager');

async function ask<R extends Route>(route: R, args: Tried<R> = {}) {
  const by = { headers: () => world.bearer(manager.accountId, 'manager') };
  const reply = await callApi(world, route, args, { by });
  return { status: reply.statusCode, body: reply.json() };
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const month = { valid_from: '2026-03-12', valid_to: '2026-04-10' };
const evening = { from_minute: 1200, to_minute: 1500 };
const freeTimes = async (date: string): Promise<string[]> =>
  (
    await ask(availableTimesForServices, {
      ...{ therapist_id: who.noura, date, location: 'A', total_duration: 30 },
    })
  ).body;

test('Ramadan hours 20:00 to 01:00 offer 00:00 on those business days alone, and the usual ones come back', async () => {
  const { id } = await bookAtDesk({ date: '2026-03-12', time: '14:00' });
  const hours = { location: 'A', weekdays: everyDay, spans: [evening], ...month };
  const { status, body } = await ask(changeHours, hours);
  expect(status).toBe(200);
  expect(body.uncovered.map((each: { id: string }) => each.id)).toEqual([id]);
  const shifts = [{ location: 'A', ...evening }];
  await ask(changeShifts, { therapist_ids: [who.noura], weekdays: everyDay, shifts, ...month });
  expect(await freeTimes('2026-03-05')).not.toContain('00:00');
  const night = await freeTimes('2026-03-19');
  expect([night[0], night.at(-1)]).toEqual(['20:00', '00:30']);
  expect(await freeTimes('2026-04-16')).toContain('12:00');
  const { body: known } = await ask(listHours, { location: 'A' });
  const mondays = known.filter((each: { weekday: number }) => each.weekday === 1);
  expect(mondays).toMatchObject([
    { valid_from: null, valid_to: '2026-03-11' },
    { ...evening, ...month },
    { valid_from: '2026-04-11', valid_to: null },
  ]);
});

test('several spans a day are hours as well, and none closes', async () => {
  const day = { valid_from: '2026-05-07', valid_to: '2026-05-07' };
  const spans = [
    { from_minute: 600, to_minute: 780 },
    { from_minute: 960, to_minute: 1320 },
  ];
  await ask(changeHours, { location: 'A', weekdays: [4], spans, ...day });
  const times = await freeTimes('2026-05-07');
  expect(times).toContain('12:00');
  expect(times).not.toContain('14:00');
  expect(times).toContain('16:00');
  await ask(changeHours, { location: 'A', weekdays: [4], spans: [], ...day });
  expect(await freeTimes('2026-05-07')).toEqual([]);
  expect((await freeTimes('2026-05-14')).length).toBeGreaterThan(0);
});

test.each([
  [{ valid_from: '2026-03-01' }, ['valid_from']],
  [{ valid_to: '2026-03-11' }, ['valid_to']],
  [{ spans: [evening, { from_minute: 1400, to_minute: 1600 }] }, ['spans']],
])('%j is refused', async (changes, fields) => {
  const asked = { location: 'A', weekdays: everyDay, spans: [evening], ...month, ...changes };
  const { status, body } = await ask(changeHours, asked);
  expect([status, Object.keys(body.fields)]).toEqual([400, fields]);
});

test('the hours of an unknown branch cannot be changed', async () => {
  const nowhere = { location: 'Z', weekdays: everyDay, spans: [evening], ...month };
  expect((await ask(changeHours, nowhere)).status).toBe(404);
});
