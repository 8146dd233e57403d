import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { RowOutcomesTable } from './row-outcomes-table.tsx';
import type { RowOutcome } from './use-import-rows.ts';

const row = (
  line: number,
  outcome: RowOutcome['outcome'],
  why: string | null = null,
): RowOutcome => ({
  ...{ line, label: `Row ${line}`, outcome, why },
});

test('the counts add up to all rows, unreadable ones among the refused', () => {
  const text = textOf(
    drawn(
      <RowOutcomesTable
        outcomes={[row(2, 'new'), row(3, 'refused', 'No name.'), row(4, 'refused', 'No package.')]}
      />,
    ),
  );
  expect(text).toContain('All 3');
  expect(text).toContain('New 1');
  expect(text).toContain('Refused 2');
});
