import { listEarlierVisits, listPastAppointments } from '@limber/contract/appointments.ts';
import { listClientEarlierVisits } from '@limber/contract/desk/clients/timeline.ts';
import { listImports, readImportReport, undoImport } from '@limber/contract/desk/studio/imports.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { openImport } from '../../../test/importing/open-import.ts';
import { openStudio } from '../../../test/studio.ts';

const { world } = await openStudio();
const { manager, read, bring, outcomesOf } = await openImport(world);

const HEAD = 'ID,Client ID,Name,Mobile,Date,Time,Duration,Service,Staff,Location,Status';
const CLIENTS = ['Client ID,First Name,Last Name,Mobile', '1,Maryam,Saleh,0501234567'];
const VISITS = [
  HEAD,
  'a1,1,,,2024-11-02,14:00,60,Deep tissue,Sara,Marina,Completed',
  'a2,1,,,2025-01-09,18:30,,Cupping,,,Cancelled',
  'a3,1,,,2025-02-01,,,Deep tissue,Sara,,No show',
];

const idOf = async (name: string) =>
  (await world.query<{ id: number }>(`select id from accounts where first_name = '${name}'`))
    .rows[0]?.id ?? 0;
const atDesk = async (id: number) =>
  (await callApi(world, listClientEarlierVisits, { id }, { by: manager })).json();
const imports = async () => (await callApi(world, listImports, {}, { by: manager })).json();
const undo = async (at: number) =>
  callApi(world, undoImport, { id: (await imports())[at]?.id }, { by: manager });

beforeEach(async () => {
  await world.query('delete from earlier_visits');
  await world.query('delete from import_rows');
  await world.query('delete from accounts where created_by is not null');
  await bring('client', CLIENTS, true);
});

test('past sessions are history of a client, in neither the diary nor the books @IMPORT-08', async () => {
  expect(await outcomesOf('visit', VISITS, false)).toEqual(['new', 'new', 'new']);
  const id = await idOf('Maryam');
  expect((await atDesk(id)).count).toBe(0);
  expect(await outcomesOf('visit', VISITS, true)).toEqual(['new', 'new', 'new']);
  const { count, results } = await atDesk(id);
  expect(count).toBe(3);
  expect(results[0]).toMatchObject({ date: '2025-02-01', time: null, outcome: 'no_show' });
  expect(results[1]).toMatchObject({ service: 'Cupping', minutes: null, outcome: 'cancelled' });
  expect(results[2]).toMatchObject({
    ...{ date: '2024-11-02', time: '14:00', minutes: 60, service: 'Deep tissue' },
    ...{ therapist: 'Sara', location: 'Marina', outcome: 'completed' },
  });
  const herself = { headers: () => world.bearer(id, 'client') };
  const own = (await callApi(world, listEarlierVisits, {}, { by: herself })).json();
  expect(own.results).toEqual(results);
  expect((await callApi(world, listPastAppointments, {}, { by: herself })).json().count).toBe(0);
  const { rows } = await world.query('select count(*)::int as count from bookings');
  expect(rows).toEqual([{ count: 0 }]);
});

test('a file imported twice, and a session that the diary has, change nothing', async () => {
  await bring('visit', VISITS, true);
  expect(await outcomesOf('visit', VISITS, true)).toEqual(['same', 'same', 'same']);
  const corrected = VISITS.map((line) => line.replace('Marina', 'Jumeirah'));
  expect(await bring('visit', corrected, true)).toContainEqual({
    ...{ line: 2, outcome: 'same' },
    why: 'This session was imported before, and stays as it came.',
  });
  expect((await atDesk(await idOf('Maryam'))).count).toBe(3);
});

test('a session that was booked here from an earlier file is not history as well', async () => {
  const coming = 'c1,1,,,2026-03-05,14:00,60,Stretching,Noura,,';
  expect(await outcomesOf('booking', [HEAD, coming], true)).toEqual(['new']);
  world.clock.set('2026-03-09T10:00:00+04:00');
  try {
    expect(await bring('visit', [HEAD, coming], true)).toEqual([
      { line: 2, outcome: 'same', why: 'This session is in the diary here.' },
    ]);
  } finally {
    world.clock.set('2026-03-04T10:00:00+04:00');
  }
});

test('two services of one appointment are two sessions, and a line that stands twice is one', async () => {
  const lines = [
    HEAD,
    'a1,1,,,2024-11-02,14:00,60,Deep tissue,Sara,,Completed',
    'a1,1,,,2024-11-02,15:00,30,Cupping,Sara,,Completed',
    'a1,1,,,2024-11-02,15:00,30,Cupping,Sara,,Completed',
  ];
  const { rows } = await read('visit', lines);
  expect(rows.map(({ conflicts }) => conflicts.map(({ same }) => same))).toEqual([[], [], [true]]);
});

test('one that is still to come is refused, and one without a service or day cannot be read', async () => {
  const [coming] = await bring('visit', [HEAD, 'b,1,,,2026-03-04,09:00,60,Cupping,,,'], false);
  expect(coming).toMatchObject({ outcome: 'refused' });
  expect(coming?.why).toBe(
    'This session is still to come. Please import it as an upcoming session.',
  );
  const { rows, left_out } = await read('visit', [
    HEAD,
    'b,1,,,2025-03-04,09:00,60,,,,',
    'c,1,,,soon,09:00,60,Cupping,,,',
    'd,1,,,2025-03-04,noon,long,Cupping,,,',
  ]);
  expect(rows.map(({ problem }) => problem)).toEqual([
    'Column “Service”: No service is named.',
    'Column “Date”: “soon” is not a date that can be read. Please write it as YYYY-MM-DD.',
    null,
  ]);
  // What is not readable of a time stays behind, and is counted.
  expect(left_out).toEqual(
    expect.arrayContaining([
      { column: 5, cells: 3 },
      { column: 6, cells: 3 },
    ]),
  );
});

test('a client who is known only from a past session is added, and goes with its import', async () => {
  const line = 'a9,9,Layla Nasser,0507654321,2024-11-02,14:00,60,Deep tissue,Sara,,Completed';
  expect(await bring('visit', [HEAD, line], true)).toEqual([
    { line: 2, outcome: 'new', why: 'The client is new, and is added from this row.' },
  ]);
  const id = await idOf('Layla');
  expect((await atDesk(id)).count).toBe(1);
  const reply = await undo(0);
  expect(reply.json()).toEqual({ removed: 2, restored: 0 });
  expect(await idOf('Layla')).toBe(0);
});

test('past sessions are undone as a whole; the clients they belong to are not undone before', async () => {
  await bring('visit', VISITS, true);
  const early = await undo(1);
  expect(early.statusCode).toBe(409);
  expect(early.json().detail).toContain('3 past sessions');
  expect((await imports())[0]).toMatchObject({ kind: 'visit', added: 3 });
  const report = async () =>
    (await callApi(world, readImportReport, { source: 'Fresha' }, { by: manager })).json();
  expect((await report()).visits).toBe(3);
  expect((await undo(0)).json()).toEqual({ removed: 3, restored: 0 });
  expect((await report()).visits).toBe(0);
  expect((await undo(1)).statusCode).toBe(200);
});
