// @vitest-environment happy-dom
import type { ImportFile, ImportOutcomes } from '@limber/contract/desk/studio/import-file.ts';
import { expect, test } from 'vitest';
import { exampleOfCall } from '../../../../components/test-answers/test-example.ts';
import { openPage, screen, shown } from '../../../../components/test-answers/test-page.tsx';
import ImportPage from './import-page.tsx';

const read = 'POST desk/import/file/';
const bring = 'POST desk/import/bookings/';
const file = {
  ...(exampleOfCall('POST', 'desk/import/file/') as ImportFile),
  software: 'Fresha',
};
const row = (line: number, more: object = {}) => ({
  ...{ line, label: `Session ${line}`, problem: null, conflicts: [] },
  ...{ booking: { key: String(line) }, ...more },
});
const rows = (count: number) => Array.from({ length: count }, (_, at) => row(at + 2));

interface SentRows {
  apply: boolean;
  rows: { key: string }[];
}

/** The outcome of each row by its key, which is its line. */
const outcomes = (
  rows: SentRows['rows'],
  told: (line: number) => object = () => ({}),
): ImportOutcomes => ({
  outcomes: rows.map(({ key }) => ({
    line: Number(key),
    outcome: 'new',
    why: null,
    ...told(Number(key)),
  })),
});

/** Goes on until the outcomes of a file with sessions are shown. */
async function check(answers: Parameters<typeof openPage>[1]) {
  const page = await openPage(<ImportPage />, answers);
  await page.press(/^Upcoming sessions/, 'radio');
  const csv = new File(['Date,Client'], 'sessions.csv', { type: 'text/csv' });
  await page.user.upload(screen.getByLabelText('Choose a CSV or Excel file'), csv);
  await page.press('Check every row');
  return page;
}

test('rows are checked in batches, with progress, and imported after a look at them', async () => {
  const gate = Promise.withResolvers<void>();
  const page = await check({
    [read]: { ...file, rows: rows(26) },
    [bring]: ({ apply, rows }: SentRows) =>
      rows.length > 1 || apply ? outcomes(rows) : gate.promise.then(() => outcomes(rows)),
  });
  await expect.poll(() => screen.getByRole('progressbar').getAttribute('value')).toBe('25');
  expect(shown()).toContain('Checking each row...');
  gate.resolve();
  await page.press('Import 26 rows');
  await expect.poll(shown).toContain('26 rows were imported.');
  const asked = page.sent().filter(({ call }) => call === bring);
  expect(asked.map(({ body }) => body as SentRows & { source: string })).toEqual(
    [false, false, true, true].map((apply, at) => ({
      ...{ source: 'Fresha', apply, ...(apply && { import_id: 3 }) },
      rows: at % 2 === 0 ? expect.any(Array) : [{ key: '27' }],
    })),
  );
});

test('rows that cannot be read or give way to others count as refused, and are not sent', async () => {
  const conflict = { conflicts: [{ line: 2, why: 'Line 2 has this therapist.', same: false }] };
  const page = await check({
    [read]: { ...file, rows: [row(2), row(3, { problem: 'No day.' }), row(4, conflict)] },
    [bring]: ({ rows }: SentRows) => outcomes(rows),
  });
  await page.press('Import 1 row');
  await expect.poll(shown).toContain('1 row was imported. 2 were refused.');
  expect(shown()).toContain(
    '3RowSession 3What happens to itRefused No day.Line4RowSession 4What happens to itRefused Line 2 has this therapist.',
  );
});

test('after a failure the imported rows are counted, and the columns are shown again', async () => {
  await (
    await check({
      [read]: { ...file, rows: rows(26) },
      [bring]: ({ apply, rows }: SentRows) => (apply && rows.length === 1 ? 503 : outcomes(rows)),
    })
  ).press('Import 26 rows');
  await expect.poll(shown).toContain('The rows imported so far are saved');
  expect(screen.getByRole('button', { name: 'Check every row' })).toBeTruthy();
});

test('in another language the reasons are requested again, and a changed outcome keeps its words', async () => {
  let language = 'en';
  const page = await check({
    [read]: () => ({
      ...file,
      rows: [row(2), row(3), row(4, { problem: language === 'en' ? 'No day.' : 'لا يوم.' })],
    }),
    [bring]: ({ rows }: SentRows) =>
      outcomes(rows, (line) => ({
        outcome: line === 3 && language === 'ar' ? 'same' : 'changed',
        why: language === 'en' ? `Moved ${line}.` : `نُقل ${line}.`,
      })),
  });
  await expect.poll(shown).toContain('Moved 2.');
  language = 'ar';
  await page.speak('ar');
  await expect.poll(shown).toContain('نُقل 2.');
  expect(shown()).toContain('لا يوم.');
  expect(shown()).toContain('Moved 3.');
});

test('meanwhile no reason stands there in the other language', async () => {
  const gate = Promise.withResolvers<void>();
  let language = 'en';
  const page = await check({
    [read]: () => {
      const answer = { ...file, rows: [row(2), row(3, { problem: `No day, ${language}.` })] };
      return language === 'en' ? answer : gate.promise.then(() => answer);
    },
    [bring]: ({ rows }: SentRows) => outcomes(rows),
  });
  await expect.poll(shown).toContain('No day, en.');
  language = 'ar';
  await page.speak('ar');
  await expect.poll(shown).not.toContain('No day, en.');
  gate.resolve();
  await expect.poll(shown).toContain('No day, ar.');
});

test('where no row is new the only button is for another file', async () => {
  const same = () => ({ outcome: 'same' });
  await check({
    [read]: { ...file, rows: rows(1) },
    [bring]: ({ rows }: SentRows) => outcomes(rows, same),
  });
  await expect.poll(shown).toContain('Nothing is new or changed');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});
