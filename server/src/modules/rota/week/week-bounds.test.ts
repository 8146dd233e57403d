import { addTimeOff, withdrawTimeOff } from '@limber/contract/desk/rota/time-off.ts';
import { changeDay, changeShifts, readRota } from '@limber/contract/desk/rota/weeks.ts';
import { afterEach, expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { openDesk } from '../../../../test/desk.ts';
import { TEST_NOW } from '../../../../test/harness.ts';

// What a week shows where hours, shifts, absences and the week itself begin and end: at that very
// day or minute, and one beyond.
const { world, who, bookAtDesk } = await openDesk();
const { ask } = await openManaging(world);
const THURSDAY = '2026-03-05';
const thursdays = [THURSDAY, '2026-03-12', '2026-03-19', '2026-03-26'];

afterEach(async () => {
  world.clock.set(TEST_NOW);
  await world.query(
    'delete from shift_changes; delete from time_off_sessions; delete from time_off',
  );
});

/** A day of the rota: the hours of branch A, and Noura's. */
async function rotaOf(date: string) {
  const { body } = await ask(readRota, { from: date });
  const [day] = body.days;
  const noura = body.people.find(({ id }: { id: number }) => id === who.noura);
  const hours = day.hours.filter(({ location }: { location: string }) => location === 'A');
  return { ...noura.days[0], closures: day.closures, hours };
}
const uncovered = async (date = THURSDAY) => (await rotaOf(date)).uncovered;
const hold = (from_minute: number, to_minute: number) =>
  ask(changeDay, {
    ...{ therapist_id: who.noura, date: THURSDAY },
    shifts: [{ location: 'A', from_minute, to_minute }],
  });
const setHours = (what: string) =>
  world.query(`update opening_hours set ${what} where location_code = 'A' and weekday = 4`);

test('hours apply on their first and last day, and on no others', async () => {
  for (const date of thursdays) await bookAtDesk({ date });
  await setHours(`valid_from = '2026-03-12', valid_to = '2026-03-19'`);
  const days = [];
  for (const date of thursdays) {
    const { hours, uncovered: left } = await rotaOf(date);
    days.push([hours.length, left]);
  }
  await setHours('valid_from = null, valid_to = null');
  expect(days).toEqual([
    [0, 1],
    [1, 0],
    [1, 0],
    [0, 1],
  ]);
});

test.each([
  [840, 900, 0],
  [841, 900, 1],
  [840, 899, 1],
])(
  'a session from 14:00 to 15:00 is within hours from %i to %i: %i uncovered',
  async (from, to, left) => {
    await bookAtDesk();
    const { rows } = await world.query<{ opens: number; shuts: number }>(
      `select from_minute as opens, to_minute as shuts from opening_hours where location_code = 'A' and weekday = 4`,
    );
    await setHours(`from_minute = ${from}, to_minute = ${to}`);
    const found = await uncovered();
    await setHours(`from_minute = ${rows[0]?.opens}, to_minute = ${rows[0]?.shuts}`);
    expect(found).toBe(left);
  },
);

test.each([
  [840, 900, 0],
  [845, 900, 1],
  [840, 895, 1],
])('and within a shift from %i to %i: %i uncovered', async (from, to, left) => {
  await bookAtDesk();
  expect((await hold(from, to)).status).toBe(200);
  expect(await uncovered()).toBe(left);
});

test.each([
  [720, 840, 0],
  [720, 845, 1],
  [900, 960, 0],
  [895, 960, 1],
])('time off from %i to %i leaves %i of it uncovered', async (from_minute, to_minute, left) => {
  await bookAtDesk();
  const off = { kind: 'holiday' as const, therapist_id: who.noura, from: THURSDAY, to: THURSDAY };
  const { status, body } = await ask(addTimeOff, { ...off, from_minute, to_minute });
  expect([status, await uncovered()]).toEqual([201, left]);
  await ask(withdrawTimeOff, { id: body.id });
  expect(await uncovered()).toBe(0);
});

test('shifts that end with a day are changed from that day on', async () => {
  const evening = { therapist_ids: [who.noura], weekdays: [4] };
  const shifts = (from_minute: number) => [{ location: 'A', from_minute, to_minute: 1320 }];
  const until = { valid_from: '2026-05-07', valid_to: '2026-05-14' };
  await ask(changeShifts, { ...evening, shifts: shifts(1000), ...until });
  const again = { valid_from: '2026-05-14', valid_to: '2026-05-21' };
  expect((await ask(changeShifts, { ...evening, shifts: shifts(1100), ...again })).status).toBe(
    200,
  );
  const begins = async (date: string) => (await rotaOf(date)).shifts[0].from_minute;
  expect(await begins('2026-05-07')).toBe(1000);
  expect([await begins('2026-05-14'), await begins('2026-05-21')]).toEqual([1100, 1100]);
  expect(await begins('2026-05-28')).toBe(await begins('2026-04-30'));
});

test('a session that has begun is no longer uncovered', async () => {
  await bookAtDesk();
  await hold(1000, 1200);
  world.clock.set('2026-03-05T13:59:59+04:00');
  expect(await uncovered()).toBe(1);
  world.clock.set('2026-03-05T14:00:00+04:00');
  expect(await uncovered()).toBe(0);
});

test('a day has the session that begins with it at six, and the one of the night after it', async () => {
  const { id } = await bookAtDesk();
  const at = (starts: string, ends: string) =>
    world.query(
      `update bookings set starts_at = '${starts}+04', ends_at = '${ends}+04' where id = '${id}'`,
    );
  const sessions = async () => [
    (await rotaOf('2026-03-04')).sessions,
    (await rotaOf(THURSDAY)).sessions,
  ];
  await at('2026-03-05 06:00', '2026-03-05 07:00');
  expect(await sessions()).toEqual([0, 1]);
  await at('2026-03-05 05:59', '2026-03-05 07:00');
  expect(await sessions()).toEqual([1, 0]);
});

test('the first and last day of a week may differ from it, and belong to a closure', async () => {
  const other = async (from: string) => {
    const { body } = await ask(readRota, { from });
    const { days } = body.people.find(({ id }: { id: number }) => id === who.noura);
    return [
      days.map(({ changed }: { changed: boolean }) => changed),
      body.days.map(({ closures }: { closures: unknown[] }) => closures.length),
    ];
  };
  await hold(720, 900);
  await world.query(`insert into closures (name, title, greeting_ar, starts_on, ends_on, state)
    values ('Feast', 'Feast', '', '${THURSDAY}', '2026-03-06', 'confirmed')`);
  const seen = [await other(THURSDAY), await other('2026-02-27'), await other('2026-02-28')];
  await world.query('delete from closures');
  const no = Array(6).fill(false);
  const none = Array(5).fill(0);
  expect(seen).toEqual([
    [
      [true, ...no],
      [1, 1, ...none],
    ],
    [
      [...no, true],
      [...none, 0, 1],
    ],
    [
      [...no.slice(1), true, false],
      [...none, 1, 1],
    ],
  ]);
});
