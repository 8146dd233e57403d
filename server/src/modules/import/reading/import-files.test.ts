import {
  type ImportAnswers,
  type ImportFile,
  readImportFile,
} from '@limber/contract/desk/studio/import-file.ts';
import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { openImport } from '../../../../test/importing/open-import.ts';
import { writeWorkbook } from '../../../../test/importing/write-workbook.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world } = await openStudio();
const { manager, read, bring } = await openImport(world);

beforeEach(async () => {
  await world.query('delete from import_rows');
});

async function readBytes(kind: ImportKind, bytes: Uint8Array, answers: ImportAnswers = {}) {
  const content = Buffer.from(bytes).toString('base64');
  const reply = await callApi(world, readImportFile, { kind, content, answers }, { by: manager });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json() as ImportFile;
}

const CLIENTS = ['Client ID,First Name,Last Name,Mobile', '1,Maryam,Saleh,0501234567'];

test('a workbook is read as Excel wrote it, and its other sheets and columns are listed @IMPORT-01', async () => {
  const file = await readBytes(
    'package',
    writeWorkbook(
      [
        ['Guest Code', 'Package Name', 'Balance Qty', 'Sale Date', 'Expiry Date', 'Tags', 'Empty'],
        ['1', 'Balance Package', 6, { day: 46031 }, 46302, 'vip', ''],
        ['2', 'Balance Package', 4, { day: 46031 }, '09-Oct-26', '', ''],
      ],
      { others: ['Totals'] },
    ),
    { session_minutes: 60 },
  );
  expect(file.software).toBe('Zenoti');
  expect(file.rows.map((row) => row.package)).toMatchObject([
    {
      owner: { client_id: '1' },
      minutes_left: 360,
      bought_on: '2026-01-09',
      expires_on: '2026-10-07',
    },
    { owner: { client_id: '2' }, minutes_left: 240, expires_on: '2026-10-09' },
  ]);
  expect(file.left_out).toEqual([{ column: 5, cells: 1 }]);
  expect(file.other_sheets).toEqual(['Totals']);
});

test('a file of Excel with its separator, Arabic digits and another alphabet is read', async () => {
  const arabic = Buffer.from([0xe3, 0xd1, 0xed, 0xe3]);
  const file = await readBytes(
    'client',
    Buffer.concat([
      Buffer.from('sep=;\r\nFirst Name;Mobile\r\n'),
      arabic,
      Buffer.from(';0501234567\r\n'),
    ]),
  );
  expect(file.rows).toMatchObject([
    { line: 3, client: { first_name: 'مريم', phone_number: '0501234567' } },
  ]);
  const digits = await read('client', ['First Name,Mobile', 'Maryam,٠٥٠١٢٣٤٥٦٧']);
  expect(digits.rows).toMatchObject([{ client: { phone_number: '0501234567' } }]);
});

test('dates that nothing proves are asked about, by column, and then read as answered', async () => {
  const head = 'Client ID,Package,Minutes left,Amount Paid,Bought on,Expires on';
  const rows = [
    '1,Balance Package,300,2750,3/5/2026,9/10/26',
    '2,Balance Package,300,2750,4/5/2026,5/5/26',
  ];
  const open = await read('package', [head, ...rows]);
  expect(open.questions).toEqual([
    { question: 'date_order', columns: [4, 5], example: '3/5/2026' },
  ]);
  expect(open.rows).toEqual([]);
  for (const [date_order, bought, expires] of [
    ['day_first', '2026-05-03', '2026-10-09'],
    ['month_first', '2026-03-05', '2026-09-10'],
  ] as const) {
    const { rows: its } = await read('package', [head, ...rows], { answers: { date_order } });
    expect(its[0]?.package).toMatchObject({ bought_on: bought, expires_on: expires });
  }
  // One column proves it for the other one of its file.
  const proven = await read('package', [
    head,
    ...rows,
    '3,Balance Package,300,2750,1/31/2026,1/1/26',
  ]);
  expect(proven.questions).toEqual([]);
  expect(proven.rows[0]?.package).toMatchObject({ expires_on: '2026-09-10' });
  // Two that prove the opposite stay as each of them says.
  const apart = await read('package', [head, '1,Balance Package,300,2750,1/31/2026,31/12/26']);
  expect(apart.rows[0]?.package).toMatchObject({
    bought_on: '2026-01-31',
    expires_on: '2026-12-31',
  });
});

const PACKAGES = [
  'ID,Client ID,Package,Sessions left,Sessions bought,Amount Paid',
  'p1,1,Balance Package,6,10,2750',
  'p2,1,Balance Package,1,10,2750',
];

test('sessions are not read before it is said how long one is, and the dry run says what they become @IMPORT-02', async () => {
  await bring('client', CLIENTS, true);
  const open = await read('package', PACKAGES);
  expect(open.questions).toEqual([{ question: 'session_minutes', columns: [3], example: '6' }]);
  expect(open.rows).toEqual([]);
  const outcomes = await bring('package', PACKAGES, false, { session_minutes: 60 });
  expect(outcomes).toEqual([
    { line: 2, outcome: 'new', why: '6 sessions of 60 minutes: 360 minutes.' },
    { line: 3, outcome: 'new', why: '1 session of 60 minutes: 60 minutes.' },
  ]);
  await bring('package', PACKAGES, true, { session_minutes: 60 });
  const { rows } = await world.query(
    `select minutes, value_fils from package_entries order by id desc limit 2`,
  );
  // Of 600 minutes that cost 2750 with VAT.
  expect(rows).toEqual([
    { minutes: 60, value_fils: 26_191 },
    { minutes: 360, value_fils: 157_143 },
  ]);
});

test('a column that only says Remaining is neither minutes nor sessions until somebody chooses', async () => {
  const lines = ['Client ID,Package,Remaining,Amount Paid', '1,Balance Package,6,2750'];
  const open = await read('package', lines);
  expect(open.unclear).toEqual([2]);
  expect(open.rows).toEqual([]);
  const columns = [...open.columns, { field: 'minutes_left', column: 2 }];
  const chosen = await read('package', lines, { columns });
  expect(chosen.unclear).toEqual([]);
  expect(chosen.rows[0]?.package).toMatchObject({ minutes_left: 6 });
});

test('an error of a row names its column', async () => {
  const { rows } = await read('package', [
    'Client ID,Package,Minutes left,Amount Paid,Valid until',
    '1,Balance Package,many,2750,',
    '1,Balance Package,300,free,',
    '1,Balance Package,300,2750,soon',
  ]);
  expect(rows.map(({ line, problem }) => `${line}: ${problem?.slice(0, 38)}`)).toEqual([
    '2: Column “Minutes left”: “many” is not a',
    '3: Column “Amount Paid”: “free” is not an',
    '4: Column “Valid until”: “soon” is not a ',
  ]);
});
