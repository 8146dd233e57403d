import { readImportFile } from '@limber/contract/desk/studio/import-file.ts';
import {
  IMPORT_BYTES,
  IMPORT_CELL_LENGTH,
  IMPORT_CELLS,
  IMPORT_COLUMNS,
} from '@limber/contract/terms/import.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { openWorld } from '../../../../test/harness.ts';
import { openImport } from '../../../../test/importing/open-import.ts';

const world = await openWorld();
const { manager } = await openImport(world);

const read = (file: string | Buffer) =>
  callApi(
    world,
    readImportFile,
    { kind: 'client', content: Buffer.from(file).toString('base64') },
    { by: manager },
  );

const HEAD = 'First Name,Mobile';
const wide = (columns: number, rows: number) =>
  `${HEAD}${','.repeat(columns - 2)}\n`.concat(
    `Amina,0501234567${','.repeat(columns - 2)}\n`.repeat(rows),
  );

test.each([
  ['columns', wide(16_384, 254), /at most 200 columns/],
  [
    'columns beyond those of the head',
    `${HEAD}\n${'a,'.repeat(IMPORT_CELLS)}`,
    /at most 2000000 cells/,
  ],
  ['empty lines', `${HEAD}\n${'\n'.repeat(IMPORT_CELLS)}`, /at most 2000000 cells/],
  [
    'text in a cell',
    `${HEAD}\nAmina,"${'5'.repeat(IMPORT_CELL_LENGTH + 1)}"`,
    /at most 10000 characters/,
  ],
])('a file of too many %s is refused in both languages', async (_what, text, sentence) => {
  const reply = await read(text.slice(0, IMPORT_BYTES));
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields.content).toMatch(sentence);
  expect(reply.json().in_other_languages.ar.fields.content).toMatch(/^يرجى ألا يتجاوز/);
});

test('a file at its bounds is read', async () => {
  const reply = await read(wide(IMPORT_COLUMNS, 2000));
  expect(reply.json().rows).toHaveLength(2000);
  expect(reply.json().headers).toHaveLength(IMPORT_COLUMNS);
});

test('while a large file is taken apart, nothing else waits for it @OUTSIDE-05', async () => {
  const reading = read(wide(IMPORT_COLUMNS, 2000));
  let isOver = false;
  reading.finally(() => {
    isOver = true;
  });
  let turns = 0;
  while (!isOver) {
    turns += 1;
    await new Promise((done) => setImmediate(done));
  }
  expect((await reading).statusCode).toBe(200);
  // Were it taken apart here, there would hardly be a turn meanwhile.
  expect(turns).toBeGreaterThan(1000);
});
