import { readLiability } from '@limber/contract/desk/clients/packages.ts';
import { eraseClient } from '@limber/contract/desk/clients/privacy.ts';
import {
  downloadImportTemplate,
  type ImportOutcome,
  importPackages,
} from '@limber/contract/desk/studio/import-file.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { TEST_SECRET } from '../../../test/harness.ts';
import { openImport } from '../../../test/importing/open-import.ts';
import { addClient } from '../../../test/people.ts';
import { openStudio } from '../../../test/studio.ts';
import { markOf } from './row-key.ts';

const { world, amina, book } = await openStudio();
const { manager, read, bring, outcomesOf } = await openImport(world);

beforeEach(async () => {
  await world.query('delete from import_rows');
});

const count = async (table: string) =>
  Number((await world.query(`select count(*) from ${table}`)).rows[0]?.count);

const TABLES = ['accounts', 'owned_packages', 'package_entries', 'bookings', 'import_rows'];
const counts = () => Promise.all(TABLES.map(count));

const clients = [
  'Client ID,First Name,Last Name,Mobile,Email',
  '1,Maryam,Saleh,501234567,maryam@client.example',
  '2,Khalid,Saleh,0501234567,',
  '3,Lina,,,lina@client.example',
];
const packages = [
  'ID,Client ID,Package,Minutes left,Minutes,Price,Bought on,Expires on',
  'p1,1,Balance Package,300,600,2750,10/01/2026,09/07/2026',
  'p2,2,balance package,45,600,"2,750.00",2026-01-10,2026-07-09',
];
const bookings = [
  'ID,Client ID,Date,Start time,Duration,Service,Team member,Status',
  'b1,1,05/03/2026,2:00 pm,60,Stretching,Noura Al Hashimi,Confirmed',
  'b2,2,05/03/2026,15:10,60,Stretching 60 min,Noura,Booked',
];

const OTHER_THERE =
  'Line 2 has this identifier too and says something else. Please correct one of them.';
const PACKAGE_HEAD = 'ID,Client ID,Client,Mobile,Package,Minutes left,Minutes';
const SESSION_HEAD = 'ID,Client ID,Date,Start time,Duration,Service,Team member';
const BOOKED = 'b1,44,2026-03-05,14:00,60,Stretching,Noura';

test("Importing twice changes nothing; each row's outcome is shown first; the ledger equals the file", async () => {
  const owedBefore = (await callApi(world, readLiability, {}, { by: manager })).json();
  const before = await counts();
  expect(await outcomesOf('client', clients, false)).toEqual(['new', 'new', 'new']);
  expect(await counts()).toEqual(before);
  expect(await outcomesOf('client', clients, true)).toEqual(['new', 'new', 'new']);
  expect(await outcomesOf('package', packages, false)).toEqual(['new', 'new']);
  expect(await outcomesOf('package', packages, true)).toEqual(['new', 'new']);
  expect(await outcomesOf('booking', bookings, false)).toEqual(['new', 'new']);
  expect(await outcomesOf('booking', bookings, true)).toEqual(['new', 'new']);
  const after = await counts();
  expect(after.map((each, index) => each - (before[index] ?? 0))).toEqual([3, 2, 2, 2, 7]);

  // Half of 2750 less its VAT of 130.95, and 45 of its 600 minutes.
  const owed = (await callApi(world, readLiability, {}, { by: manager })).json();
  expect(owed.minutes - owedBefore.minutes).toBe(345);
  expect(owed.total - owedBefore.total).toBeCloseTo(1309.53 + 196.43, 5);
  const { rows } = await world.query(
    `select kind, minutes, value_fils from package_entries order by id desc limit 2`,
  );
  expect(rows).toEqual([
    { kind: 'imported', minutes: 45, value_fils: 19_643 },
    { kind: 'imported', minutes: 300, value_fils: 130_953 },
  ]);

  for (const apply of [false, true]) {
    expect(await outcomesOf('client', clients, apply)).toEqual(['same', 'same', 'same']);
    expect(await outcomesOf('package', packages, apply)).toEqual(['same', 'same']);
    expect(await outcomesOf('booking', bookings, apply)).toEqual(['same', 'same']);
  }
  expect(await counts()).toEqual(after);
  const { rows: kept } = await world.query(
    `select source, override_reason, wished_gender from bookings where source = 'import' order by starts_at`,
  );
  expect(kept.map(({ override_reason }) => override_reason)).toEqual([
    null,
    'Imported from Fresha',
  ]);
});

test('a session confirmed elsewhere gets reminders, but no confirmation', async () => {
  await outcomesOf('client', clients, true);
  await outcomesOf('booking', bookings, true);
  const { rows } = await world.query(
    `select task_identifier as name from graphile_worker.jobs where task_identifier in ('confirm-booking', 'remind-of-booking')`,
  );
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['remind-of-booking']));
});

test('a refused session reports who has the time', async () => {
  await outcomesOf('client', clients, true);
  await book();
  for (const apply of [false, true]) {
    const [first, second] = await bring('booking', bookings, apply);
    expect(first?.outcome).toBe('refused');
    expect(first?.why).toContain('Amina Haddad');
    expect(second?.outcome).toBe('new');
  }
});

test('a row with other content is updated, as long as nobody has used it here', async () => {
  await outcomesOf('client', clients, true);
  await outcomesOf('package', packages, true);
  const renamed = clients.map((line) => line.replace('Maryam,Saleh', 'Mariam,Saleh'));
  expect(await outcomesOf('client', renamed, true)).toEqual(['changed', 'same', 'same']);
  const { rows } = await world.query(
    `select first_name from accounts where email = 'maryam@client.example'`,
  );
  expect(rows).toEqual([{ first_name: 'Mariam' }]);
  const used = packages.map((line) => line.replace('Package,300', 'Package,240'));
  expect(await outcomesOf('package', used, false)).toEqual(['changed', 'same']);
  expect(await outcomesOf('package', used, true)).toEqual(['changed', 'same']);
  const { rows: last } = await world.query(
    `select kind, balance_minutes, balance_fils from package_entries order by id desc limit 1`,
  );
  expect(last).toEqual([{ kind: 'adjusted', balance_minutes: 240, balance_fils: 104_762 }]);
  // Prolonged here, it keeps the desk's last day.
  await world.query(`
    insert into package_prolongations (package_id, from_expires_on, to_expires_on, reason, at, actor_id)
    select id, expires_on, expires_on + 1, 'Away', now(), owner_id from owned_packages
    where id = (select package_id from package_entries order by id desc limit 1)`);
  expect(await outcomesOf('package', packages, true)).toEqual(['refused', 'same']);
});

test('an existing client stays unchanged; an address of the team is refused', async () => {
  const { rows } = await world.query(
    `select email from accounts where account_type = 'manager' limit 1`,
  );
  const lines = [
    'First name,Last name,Mobile,Email',
    `Amina,Other,,${amina.email}`,
    `Sara,Nobody,,${rows[0]?.email}`,
    'Zayn,,12,',
  ];
  const outcomes = await bring('client', lines, true);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['same', 'refused', 'refused']);
  expect(outcomes[0]?.why).toContain('stays as they are');
  expect(outcomes[1]?.why).toContain('somebody of the team');
});

test('an erased client is not imported again by the same file, which the report says', async () => {
  const lines = [
    'Client ID,First Name,Last Name,Mobile,Email',
    'huda@client.example,Huda,Nasser,0507777777,huda@client.example',
    '44,Hind,Nasser,0508888888,',
    // Known by their numbers, written in other ways.
    '971507777001,Hala,Nasser,0507777001,',
    '050.777.7002,Hiba,Nasser,0507777002,',
    '٠٥٠٧٧٧٧٠٠٣,Hoor,Nasser,0507777003,',
    // A number that is not theirs.
    '1000234,Haya,Nasser,0507777004,',
  ];
  expect(new Set(await outcomesOf('client', lines, true))).toEqual(new Set(['new']));
  const { rows } = await world.query(`select account_id as id from import_rows order by id`);
  for (const { id } of rows) {
    const asked = { id, reason: 'They asked for it' };
    const reply = await callApi(world, eraseClient, asked, { by: manager });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
  }
  const kept = await world.query<{ key: string }>(
    `select source_key as key from import_rows order by id`,
  );
  expect(kept.rows.map(({ key }) => key.replace(/^erased [0-9a-f]{64}$/, 'mark'))).toEqual([
    ...['mark', '44', 'mark', 'mark', 'mark', '1000234'],
    // Of the addresses, and of names with their numbers.
    ...['mark', 'mark', 'mark', 'mark', 'mark', 'mark', 'mark'],
  ]);
  const before = await counts();
  for (const apply of [false, true]) {
    const outcomes = await bring('client', lines, apply);
    expect(outcomes.map(({ outcome, why }) => [outcome, why])).toEqual(
      rows.map(() => ['same', 'This client has asked to be erased.']),
    );
  }
  expect(await counts()).toEqual(before);
});

test('an erased client is not imported again by a changed row, whatever its key is', async () => {
  const head = 'Client ID,First Name,Last Name,Mobile,Email';
  const lines = [
    head,
    'huda@client.example,Huda,Nasser,0507777777,huda@client.example',
    '44,Hind,Nasser,0508888888,',
    ',Hala,Nasser,0507777001,hala@client.example',
    ',فاطمة,عبد الرحمن,0507777002,',
  ];
  await outcomesOf('client', lines, true);
  await outcomesOf('package', [PACKAGE_HEAD, 'p1,44,,,Balance Package,300,600'], true);
  await outcomesOf('booking', [SESSION_HEAD, BOOKED], true);
  const { rows } = await world.query(
    `select account_id as id from import_rows where kind = 'client'`,
  );
  for (const { id } of rows) {
    const reply = await callApi(world, eraseClient, { id, reason: 'Asked' }, { by: manager });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
  }
  const erased = ['refused', 'This client has asked to be erased.'];
  const before = await counts();
  const files = [
    [
      'client',
      [
        head,
        'huda@client.example,Houda,Nasser,0501111111,',
        '44,Hend,Nasser,0508888888,',
        ',Hala,Nasser,+971 50 777 7001,other@client.example',
        ',Hala,Nasir,0502222222,HALA@client.example',
        // In any spelling of the name.
        ',HALA,NASSER,0507777001,',
        ', Hála ,  Nas-ser,00971507777001,',
        ',فاطمه,عَبدالرَّحمن,0507777002,',
      ],
    ],
    [
      'package',
      [
        PACKAGE_HEAD,
        'p1,44,,,Balance Package,240,600',
        'p2,huda@client.example,,,Balance Package,300,600',
        'p3,,Hala Nasser,0507777001,Balance Package,300,600',
        'p4,,HALANASSER,0507777001,Balance Package,300,600',
      ],
    ],
    [
      'booking',
      [
        SESSION_HEAD,
        'b1,44,2026-03-05,15:00,60,Stretching,Noura',
        'b2,44,2026-03-06,15:00,60,Stretching,Noura',
      ],
    ],
  ] as const;
  for (const apply of [false, true]) {
    for (const [kind, changed] of files) {
      const outcomes = await bring(kind, changed, apply);
      expect(outcomes.map(({ outcome, why }) => [outcome, why])).toEqual(
        changed.slice(1).map(() => erased),
      );
    }
    const [booked] = await bring('booking', [SESSION_HEAD, BOOKED], apply);
    expect(booked).toMatchObject({ outcome: 'same', why: erased[1] });
  }
  expect(await counts()).toEqual(before);
  // Of a family with one number somebody else is somebody else.
  expect(await outcomesOf('client', [head, ',Hiba,Nasser,0507777001,'], true)).toEqual(['new']);
});

test('a client erased by an older version, which kept accents in names, is still recognised', async () => {
  const head = 'Client ID,First Name,Last Name,Mobile,Email';
  await outcomesOf('client', [head, '91,Hála,Al-Nasser,0507777009,'], true);
  const mark = markOf(TEST_SECRET, ['name and number', 'hála al-nasser', '+971507777009']);
  await world.query(`update import_rows set source_key = '${mark}', row_hash = null`);
  await world.query(`update accounts set erased_at = now(), first_name = 'Erased', phone_e164 = null,
    phone_number = '', email = 'erased-' || id || '@erased.invalid' where phone_e164 = '+971507777009'`);
  const [again] = await bring('client', [head, ',Hála , Al-Nasser,0507777009,'], true);
  expect(again).toMatchObject({
    outcome: 'refused',
    why: 'This client has asked to be erased.',
  });
});

test('more minutes left than were bought are refused in the dry run', async () => {
  await outcomesOf('client', clients, true);
  const more = packages.map((line) => line.replace('Package,300', 'Package,700'));
  const [first, second] = await bring('package', more, false);
  expect(first).toMatchObject({ outcome: 'refused' });
  expect(first?.why).toContain('700 minutes of 600');
  expect(second?.outcome).toBe('new');
});

test('unreadable rows are reported with their line before anything is imported', async () => {
  const day = { answers: { date_order: 'day_first' } };
  const lines = [
    ...bookings,
    'b1,1,05/03/2026,16:00,60,Stretching,Omar,',
    'b4,1,05/03/2026,14:30,60,Stretching,Noura Al Hashimi,',
    'b5,1,soon,14:30,60,Stretching,Noura,',
    'b6,1,06/03/2026,14:30,60,Stretching,Noura,Cancelled',
  ];
  const { rows, headers } = await read('booking', lines, day);
  expect(headers[0]).toBe('ID');
  expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
    ...[2, 3, 4, 5].map((line) => [line, null]),
    [6, 'Column “Date”: “soon” is not a date that can be read. Please write it as YYYY-MM-DD.'],
    [7, 'Column “Status”: This session is over, or was cancelled.'],
  ]);
  // Reported for the first that is imported, which is not known yet.
  expect(rows.map(({ conflicts }) => conflicts)).toEqual([
    ...[[], []],
    [{ line: 2, why: OTHER_THERE, same: false }],
    [{ line: 2, why: 'Line 2 has this therapist at this time.', same: false }],
    ...[[], []],
  ]);
  const asked = await read('client', ['Colour,Number', 'Red,0501234567']);
  expect(asked.missing).toEqual([
    ['first_name', 'name'],
    ['phone_number', 'email'],
  ]);
  const columns = [
    { field: 'first_name', column: 0 },
    { field: 'phone_number', column: 1 },
  ];
  const chosen = await read('client', ['Colour,Number', 'Red,0501234567'], { columns });
  expect(chosen.rows[0]).toMatchObject({ label: 'Red', client: { phone_number: '0501234567' } });
});

test('a template can be read back', async () => {
  for (const kind of ['client', 'package', 'booking'] as const) {
    const { body } = await callApi(world, downloadImportTemplate, { kind }, { by: manager });
    const { rows, missing } = await read(kind, [body]);
    expect(missing).toEqual([]);
    expect(rows).toMatchObject([{ line: 2, problem: null }]);
  }
});

test('two managers who import the same file at once import it once', async () => {
  const { id } = await addClient(world, 'Huda');
  await world.query(`update accounts set account_type = 'manager' where id = ${id}`);
  const second = { headers: () => world.bearer(id, 'manager') };
  const files = [
    ['client', clients],
    ['package', packages],
    ['booking', bookings],
  ] as const;
  for (const [kind, lines] of files) {
    const [one, other] = await Promise.all([
      outcomesOf(kind, lines, true),
      outcomesOf(kind, lines, true, { by: second }),
    ]);
    expect(one?.length).toBe(other?.length);
    expect(await outcomesOf(kind, lines, true)).toEqual(lines.slice(1).map(() => 'same'));
  }
  const { rows } = await world.query(
    `select count(*)::int as kept, count(distinct coalesce(booking_id::text, package_id::text, account_id::text))::int as things
     from import_rows`,
  );
  expect(rows).toEqual([{ kept: 7, things: 7 }]);
  const imported = await world.query(`select id from bookings where source = 'import'`);
  expect(imported.rows).toHaveLength(2);
});

test('a row that is sent twice in one call is imported once', async () => {
  await outcomesOf('client', clients, true);
  const { rows } = await read('package', packages, { answers: { date_order: 'day_first' } });
  const [row] = rows.flatMap((each) => each.package ?? []);
  const before = await count('owned_packages');
  const body = { source: 'Fresha', apply: true, rows: row ? [row, { ...row, line: 3 }] : [] };
  const { outcomes } = (await callApi(world, importPackages, body, { by: manager })).json();
  expect(outcomes.map(({ outcome }: { outcome: ImportOutcome }) => outcome)).toEqual([
    'new',
    'same',
  ]);
  expect(await count('owned_packages')).toBe(before + 1);
});

test('a row that is corrected further down in one call is brought as corrected, with its jobs', async () => {
  await outcomesOf('client', clients, true);
  const { rows } = await read('package', packages, { answers: { date_order: 'day_first' } });
  const row = rows.flatMap((each) => each.package ?? []).find(({ expires_on }) => expires_on);
  const later = { ...row, line: 99, expires_on: '2026-12-30' };
  const body = { source: 'Fresha', apply: true, rows: [row, later] };
  const reply = await callApi(world, importPackages, body, { by: manager });
  expect([reply.statusCode, reply.json().outcomes]).toMatchObject([
    200,
    [{ outcome: 'new' }, { outcome: 'changed' }],
  ]);
});
