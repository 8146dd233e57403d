import { beforeEach, expect, test } from 'vitest';
import { openImport } from '../../../test/importing/open-import.ts';
import { therapistNamed } from '../../../test/people.ts';
import { openStudio } from '../../../test/studio.ts';

const { world } = await openStudio();
const { read, bring } = await openImport(world);
const noura = await therapistNamed(world, 'Noura');

const HEAD = 'ID,Client ID,Date,Start time,Duration,Service,Team member';
const CLIENTS = ['Client ID,First Name,Last Name,Mobile', '1,Maryam,Saleh,0501234567'];

beforeEach(async () => {
  await world.query('delete from import_rows');
  await bring('client', CLIENTS, true);
});

const booked = async () =>
  (
    await world.query<{ starts_at: Date; location_code: string }>(
      `select starts_at, location_code from bookings where source = 'import' order by starts_at`,
    )
  ).rows;

test('a session after midnight is of the calendar day that the file says, and of the evening before here', async () => {
  // A night of Ramadan at the branch of Noura, on Thursday 5 March only.
  await world.query(`
    update opening_hours set valid_to = '2026-03-04' where location_code = 'A';
    insert into opening_hours (location_code, weekday, from_minute, to_minute, valid_from, valid_to)
    values ('A', 4, 1200, 1500, '2026-03-05', '2026-03-05');
    delete from shifts where therapist_id = ${noura};
    insert into shifts (therapist_id, location_code, weekday, from_minute, to_minute)
    values (${noura}, 'A', 4, 1200, 1500)`);
  const night = [HEAD, 'b1,1,2026-03-06,00:30,30,Stretching,Noura'];
  expect(await bring('booking', night, false)).toEqual([
    { line: 2, outcome: 'new', why: 'After midnight, on the evening of 5 March 2026.' },
  ]);
  expect(await bring('booking', night, true)).toMatchObject([{ outcome: 'new' }]);
  const { rows } = await world.query(
    `select starts_at, override_reason from bookings where source = 'import'`,
  );
  expect(rows).toEqual([
    { starts_at: new Date('2026-03-06T00:30:00+04:00'), override_reason: null },
  ]);
});

test('two lines over midnight want one therapist at one time', async () => {
  const { rows } = await read('booking', [
    HEAD,
    'b1,1,2026-03-05,23:30,60,Stretching,Noura',
    'b2,1,2026-03-06,00:00,60,Stretching,Noura',
    'b3,1,2026-03-06,00:30,60,Stretching,Noura',
  ]);
  expect(rows.map(({ conflicts }) => conflicts.map(({ line }) => line))).toEqual([[], [2], [3]]);
});

test('a time with its zone is converted to Dubai time; without a date that is impossible', async () => {
  const { rows } = await read('booking', [
    'ID,Client ID,Start,End,Service,Team member',
    'b1,1,2026-03-05T10:00:00Z,2026-03-05T11:00:00Z,Stretching,Noura',
    'b2,1,2026-03-05T20:30:00+00:00,2026-03-05T21:30:00+00:00,Stretching,Noura',
  ]);
  expect(rows.map(({ booking }) => booking)).toMatchObject([
    { date: '2026-03-05', time: '14:00', minutes: 60 },
    { date: '2026-03-06', time: '00:30', minutes: 60 },
  ]);
  const apart = await read('booking', [
    HEAD,
    'b1,1,2026-03-05,22:00Z,60,Stretching,Noura',
    'b2,1,2026-03-05,2026-03-05T22:00:00Z,60,Stretching,Noura',
  ]);
  expect(apart.rows[0]?.problem).toBe(
    'Column “Start time”: “22:00Z” is not a time. Please write it as HH:MM.',
  );
  expect(apart.rows[1]?.booking).toMatchObject({ date: '2026-03-06', time: '02:00' });
});

test('a session without a branch goes where its therapist has a shift, and overridden rules are reported', async () => {
  const { rows: others } = await world.query<{ code: string }>(
    `select code from locations where code <> 'A' and bookable order by code limit 1`,
  );
  const other = others[0]?.code;
  await world.query(`
    delete from shifts where therapist_id = ${noura};
    insert into shifts (therapist_id, location_code, weekday, from_minute, to_minute)
    values (${noura}, 'A', 5, 720, 900), (${noura}, '${other}', 5, 960, 1200);
    delete from opening_hours;
    insert into opening_hours (location_code, weekday, from_minute, to_minute)
    select code, 5, 600, 1320 from locations`);
  const lines = [
    HEAD,
    'b1,1,2026-03-13,12:00,60,Stretching,Noura',
    'b2,1,2026-03-13,16:00,60,Stretching,Noura',
    'b3,1,2026-03-13,20:10,60,Stretching,Noura',
  ];
  const told = (await bring('booking', lines, false)).map(({ why }) => why);
  expect(told).toEqual([
    null,
    null,
    'It is booked despite this: The start is not on the half hour. The therapist is not on shift for all of this time.',
  ]);
  const outcomes = await bring('booking', lines, true);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'new']);
  expect((await booked()).map(({ location_code }) => location_code)).toEqual(['A', other, 'A']);
});

test('a file without anything new is not recorded as an import', async () => {
  const file = [HEAD, 'b9,1,2026-03-12,14:00,30,Stretching,Noura'];
  const records = async () =>
    (await world.query('select count(*)::int as count from audit_log')).rows[0];
  expect(await bring('booking', file, true)).toMatchObject([{ outcome: 'new' }]);
  const before = await records();
  expect(await bring('booking', file, true)).not.toMatchObject([{ outcome: 'new' }]);
  expect(await records()).toEqual(before);
});
