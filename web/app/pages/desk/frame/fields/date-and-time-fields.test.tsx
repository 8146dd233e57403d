import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { DateAndTimeFields } from './date-and-time-fields.tsx';

test('the longest date fits into half a panel', () => {
  const text = textOf(
    drawn(<DateAndTimeFields date="2026-09-30" time="14:00" errors={{}} onChange={() => {}} />),
  );
  expect(text).toContain('Wed 30 Sep');
});
