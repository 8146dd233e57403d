import {
  changeHours,
  listHours,
  listHoursChanges,
  listUnstaffed,
  previewHours,
  withdrawHours,
} from '@limber/contract/desk/rota/hours.ts';
import { changeDay, changeShifts, readRota } from '@limber/contract/desk/rota/weeks.ts';
import { availableTimesForServices } from '@limber/contract/scheduling.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { answersBehind } from '../../../../test/blocked.ts';
import type { Tried } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { TEST_NOW } from '../../../../test/harness.ts';

const { world, who, bookAtDesk } = await openDesk();
const { ask, historyOf } = await openManaging(world);

const evening = { from_minute: 1200, to_minute: 1500 };
const month = { valid_from: '2026-03-12', valid_to: '2026-04-10' };
const ramadan = {
  ...{ location: 'A', weekdays: [1, 2, 3, 4, 5, 6, 7], spans: [evening], ...month },
};
const preview = async (changes: Tried<typeof previewHours> = {}) =>
  (await ask(previewHours, { ...ramadan, ...changes })).body;
const change = (changes: Tried<typeof changeHours> = {}) =>
  ask(changeHours, { ...ramadan, ...changes });
const shiftOf = async (date: string, therapist = who.noura) => {
  const { people } = (await ask(readRota, { from: date })).body;
  return people.find(({ id }: { id: number }) => id === therapist).days[0].shifts;
};
const rules = async () => {
  const { rows } = await world.query(`
    select 'open' as of, location_code, weekday, from_minute, to_minute, valid_from::text, valid_to::text
    from opening_hours union all
    select therapist_id::text, location_code, weekday, from_minute, to_minute, valid_from::text,
      valid_to::text from shifts order by 1, 2, 3, 4, 6`);
  return rows;
};
const [hours, shifts] = await Promise.all(
  ['opening_hours', 'shifts'].map(async (table) => {
    const { rows } = await world.query(`select * from ${table} order by id`);
    return JSON.stringify(rows);
  }),
);

beforeEach(async () => {
  world.clock.set(TEST_NOW);
  await world.empty('hours_changes', 'shift_changes');
  for (const [table, rows] of [
    ['opening_hours', hours],
    ['shifts', shifts],
  ]) {
    await world.query(`delete from ${table};
      insert into ${table} overriding system value
      select * from jsonb_populate_recordset(null::${table}, '${rows}'::jsonb)`);
  }
});

test('hours that change show at once which shifts would follow, and change nothing @HOURS-01', async () => {
  const { id } = await bookAtDesk({ date: '2026-03-12', time: '14:00' });
  const before = await rules();
  const seen = await preview();
  const noura = seen.moves.filter(
    ({ therapist_id }: { therapist_id: number }) => therapist_id === who.noura,
  );
  expect(noura[0]).toMatchObject({ from: '2026-03-12', to: '2026-04-10' });
  for (const { after } of noura) expect(after).toEqual([{ location: 'A', ...evening }]);
  expect(
    seen.moves.some(({ before: were }: { before: { location: string }[] }) =>
      were.every(({ location }) => location === 'B'),
    ),
  ).toBe(false);
  expect(seen.uncovered.map((each: { id: string }) => each.id)).toEqual([id]);
  expect(seen.uncovered_without).toBe(1);
  expect(await rules()).toEqual(before);
  expect((await ask(listHoursChanges)).body).toEqual([]);
  expect(await historyOf('hours')).toEqual([]);
});

test('shifts move with the hours as they were seen, and come back after the period @HOURS-01', async () => {
  const usual = await shiftOf('2026-03-05');
  const { seen } = await preview();
  const { status, body } = await change({ shifts: seen });
  expect([status, body.uncovered]).toEqual([200, []]);
  expect(await shiftOf('2026-03-05')).toEqual(usual);
  expect(await shiftOf('2026-03-12')).toEqual([{ location: 'A', ...evening }]);
  expect(await shiftOf('2026-04-16')).toEqual(usual);
  const { body: times } = await ask(availableTimesForServices, {
    ...{ therapist_id: who.noura, date: '2026-03-12', location: 'A', total_duration: 60 },
  });
  expect([times[0], times.at(-1)]).toEqual(['20:00', '00:00']);
  const [entry] = await historyOf('shift', Number(who.noura));
  expect(entry).toMatchObject({ action: 'changed' });
});

test('hours alone leave every shift as it is', async () => {
  const usual = await shiftOf('2026-03-12');
  expect((await change()).status).toBe(200);
  expect(await shiftOf('2026-03-12')).toEqual(usual);
});

test('only shifts as they were seen move: a change made meanwhile is not overwritten', async () => {
  const { seen } = await preview();
  const other = { therapist_ids: [who.noura], weekdays: [4], shifts: [], ...month };
  expect((await ask(changeShifts, other)).status).toBe(200);
  const before = await rules();
  const { status, body } = await change({ shifts: seen });
  expect([status, body.detail]).toEqual([
    409,
    'The shifts have changed since they were shown. Please look at them again.',
  ]);
  expect(await rules()).toEqual(before);
});

test('a day planned by hand stays, and is named; at another branch it is not', async () => {
  const day = { therapist_id: who.noura, note: 'Training' };
  const noon = [{ location: 'A', from_minute: 720, to_minute: 780 }];
  await ask(changeDay, { ...day, date: '2026-03-12', shifts: noon });
  await ask(changeDay, {
    ...day,
    date: '2026-03-13',
    shifts: [{ ...noon[0], location: 'B' } as never],
  });
  await ask(changeDay, { ...day, date: '2026-04-16', shifts: noon });
  const { by_hand, seen } = await preview();
  expect(by_hand).toMatchObject([{ therapist_id: who.noura, date: '2026-03-12', shifts: noon }]);
  await change({ shifts: seen });
  expect(await shiftOf('2026-03-12')).toEqual(noon);
});

test('other hours are taken back with the shifts that moved, to the last row @HOURS-03', async () => {
  await change({ valid_from: '2026-03-20', valid_to: '2026-03-25', weekdays: [4] });
  await world.empty('hours_changes');
  const before = await rules();
  const { seen } = await preview();
  await change({ shifts: seen });
  const [listed] = (await ask(listHoursChanges)).body;
  expect(listed).toMatchObject({
    ...{ location: 'A', ...month, spans: [evening], therapists: expect.any(Number) },
    by: expect.any(String),
  });
  expect(listed.therapists).toBeGreaterThan(1);
  const { id: session } = await bookAtDesk({ date: '2026-03-12', time: '20:30' });
  const { status, body } = await ask(withdrawHours, { id: listed.id });
  expect([status, body.uncovered.map(({ id }: { id: string }) => id)]).toEqual([200, [session]]);
  expect(await rules()).toEqual(before);
  expect((await ask(listHoursChanges)).body).toEqual([]);
  expect((await historyOf('hours'))[0]).toMatchObject({ action: 'withdrawn' });
  const again = await ask(withdrawHours, { id: listed.id });
  expect([again.status, again.body.detail]).toEqual([
    404,
    'These hours have begun or were taken back. Please change the hours instead.',
  ]);
});

test('hours for good are taken back too, also on their first day, and not after it', async () => {
  const before = await rules();
  const { seen } = await preview({ valid_to: null });
  await change({ valid_to: null, shifts: seen });
  const [{ id }] = (await ask(listHoursChanges)).body;
  world.clock.set('2026-03-13T05:59:00+04:00');
  expect((await ask(withdrawHours, { id })).status).toBe(200);
  expect(await rules()).toEqual(before);
  await change({ valid_from: '2026-03-14', valid_to: null });
  const [later] = (await ask(listHoursChanges)).body;
  world.clock.set('2026-03-15T06:00:00+04:00');
  expect((await ask(listHoursChanges)).body).toEqual([]);
  expect((await ask(withdrawHours, { id: later.id })).status).toBe(404);
});

test('hours that were changed again since are not withdrawn', async () => {
  const { seen } = await preview();
  await change({ shifts: seen });
  const [{ id }] = (await ask(listHoursChanges)).body;
  await ask(changeShifts, { therapist_ids: [who.noura], weekdays: [4], shifts: [], ...month });
  const before = await rules();
  const { status, body } = await ask(withdrawHours, { id });
  expect([status, body.detail]).toEqual([
    409,
    'The hours or shifts have been changed again since. Please change the hours instead.',
  ]);
  expect(await rules()).toEqual(before);
});

test('of two managers who move the same shifts at once the second is told', async () => {
  const { seen } = await preview();
  const replies = await answersBehind(
    world,
    sql`select from opening_hours where location_code = 'A' for update`,
    [() => change({ shifts: seen }), () => change({ shifts: seen })],
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a preview that is asked for while the same hours change sees the new ones', async () => {
  const replies = await answersBehind(
    world,
    sql`select from opening_hours where location_code = 'A' for update`,
    [() => change(), () => ask(previewHours, ramadan)],
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
});

test('a branch that is open with nobody on shift is said, by day, and not where somebody is @HOURS-02', async () => {
  const usual = (await ask(listUnstaffed, { location: 'A' })).body;
  await world.query(`delete from shifts where location_code = 'A'`);
  const alone = (await ask(listUnstaffed, { location: 'A' })).body;
  const { body: open } = await ask(listHours, { location: 'A' });
  expect(alone.length).toBeGreaterThan(usual.length);
  expect(alone[0]).toMatchObject({ location: 'A', date: '2026-03-04' });
  const wednesday = open.find(({ weekday }: { weekday: number }) => weekday === 3);
  const { from_minute, to_minute } = wednesday;
  expect(alone[0]).toMatchObject({ from_minute, to_minute });
  const shift = { location: 'A', from_minute, to_minute: from_minute + 60 };
  await ask(changeDay, { therapist_id: who.noura, date: '2026-03-05', shifts: [shift] });
  const thursday = async () => {
    const { days } = (await ask(readRota, { from: '2026-03-05', location: 'A' })).body;
    return days[0].unstaffed;
  };
  expect(await thursday()).toEqual([{ location: 'A', from_minute: from_minute + 60, to_minute }]);
  await world.query(`insert into time_off (therapist_id, kind, starts_at, ends_at, reason)
    values (${who.noura}, 'sick', '2026-03-05 00:00+04', '2026-03-06 00:00+04', '')`);
  expect(await thursday()).toEqual([{ location: 'A', from_minute, to_minute }]);
  await world.query(`delete from time_off where starts_at = '2026-03-05 00:00+04';
    insert into closures (name, title, greeting_ar, starts_on, ends_on, state)
    values ('Feast', 'Feast', '', '2026-03-05', '2026-03-05', 'confirmed')`);
  expect(await thursday()).toEqual([]);
  await world.query(
    `update closures set from_minute = ${from_minute}, to_minute = ${to_minute - 60}`,
  );
  expect(await thursday()).toEqual([{ location: 'A', from_minute: to_minute - 60, to_minute }]);
  await world.query('delete from closures');
});
