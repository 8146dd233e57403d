import type { ImportFile } from '@limber/contract/desk/studio/import.ts';
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
    },
    rows: [{ problem: null }, { problem: 'No name' }],
  } as unknown as ImportFile;
  const step = (of: Partial<ImportFile>) =>
    drawn(
      <ColumnsStep
        file={{ ...file, ...of }}
        busy={false}
        onColumns={() => {}}
        onBack={() => {}}
        onGo={() => {}}
      />,
    );
  const go = (html: string) => elementsOf(html, 'button').at(-1)?.attributes;
  expect(textOf(step({}))).toContain('Needed:');
  expect(go(step({}))).toHaveProperty('disabled');
  const whole = step({ missing: [] });
  expect(textOf(whole)).toContain('2 rows, 1 refused so far');
  expect(textOf(whole)).toContain('Column 2');
  expect(go(whole)).not.toHaveProperty('disabled');
});
