import type { ImportAnswers, ImportFile } from '@limber/contract/desk/studio/import-file.ts';
import { expect, test } from 'vitest';
import { drawn, elementsOf, textOf } from '../../../../components/test-markup.tsx';
import { ColumnsStep, withColumn } from './columns-step.tsx';

const columns = [
  { field: 'name' as const, column: 0 },
  { field: 'email' as const, column: 1 },
];

test('a field has one column; the other fields keep theirs', () => {
  expect(withColumn(columns, 'email', 4)).toEqual([columns[0], { field: 'email', column: 4 }]);
  expect(withColumn(columns, 'email', null)).toEqual([columns[0]]);
  expect(withColumn(columns, 'gender', 2)).toEqual([...columns, { field: 'gender', column: 2 }]);
});

test('the import cannot continue without a required column', () => {
  const file = {
    ...{
      headers: ['Name', ''],
      columns,
      fields: ['name', 'email'],
      missing: [['gender', 'email']],
      ...{ software: null, unclear: [], questions: [], left_out: [], other_sheets: [] },
    },
    rows: [{ problem: null }, { problem: 'No name' }],
  } as unknown as ImportFile;
  const step = (of: Partial<ImportFile>, answers: ImportAnswers = {}) =>
    drawn(
      <ColumnsStep
        file={{ ...file, ...of }}
        source="Excel"
        answers={answers}
        busy={false}
        onSource={() => {}}
        onAnswers={() => {}}
        onColumns={() => {}}
        onBack={() => {}}
        onGo={() => {}}
      />,
    );
  const go = (html: string) => elementsOf(html, 'button').at(-1)?.attributes;
  expect(textOf(step({}))).toContain('Needed:');
  expect(go(step({}))).toHaveProperty('disabled');
  const content = step({ missing: [] });
  expect(textOf(content)).toContain('2 rows, 1 refused so far');
  expect(textOf(content)).toContain('Column 2');
  expect(go(content)).not.toHaveProperty('disabled');

  const asking = step({
    missing: [],
    questions: [{ question: 'date_order', columns: [0], example: '9/10/2026' }],
  });
  expect(textOf(asking)).toContain('as in 9/10/2026. Which comes first?');
  expect(go(asking)).toHaveProperty('disabled');
  const sessions = {
    missing: [],
    questions: [{ question: 'session_minutes' as const, columns: [0], example: '6' }],
  };
  expect(textOf(step(sessions))).toContain('How many minutes is one session?');
  expect(go(step(sessions))).toHaveProperty('disabled');
  expect(go(step(sessions, { session_minutes: 45 }))).not.toHaveProperty('disabled');

  const unclear = step({ missing: [], unclear: [0] });
  expect(textOf(unclear)).toContain('“Name” does not say what is left.');
  expect(go(unclear)).toHaveProperty('disabled');
});

test('columns and sheets that stay behind are listed, with their cells counted', () => {
  const file = {
    ...{ software: 'Square', headers: ['Name', 'Tags'], columns, fields: ['name'] },
    ...{ missing: [], unclear: [], questions: [], rows: [] },
    left_out: [{ column: 1, cells: 120 }],
    other_sheets: ['Sales', 'Totals'],
  } as unknown as ImportFile;
  const html = drawn(
    <ColumnsStep
      file={file}
      source="Square"
      answers={{}}
      busy={false}
      onSource={() => {}}
      onColumns={() => {}}
      onAnswers={() => {}}
      onBack={() => {}}
      onGo={() => {}}
    />,
  );
  expect(textOf(html)).toContain('Recognised by its headings: Square.');
  expect(textOf(html)).toContain('1 column stays behind');
  expect(textOf(html)).toContain('Tags (120 filled cells)');
  expect(textOf(html)).toContain('These stay behind: Sales, Totals.');
});
