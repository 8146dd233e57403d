import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { PackageLeftLine } from './package-left-line.tsx';

const left = {
  id: 7,
  kind: 'shared' as const,
  remaining_time: 480,
  total_time: 600,
  expiry_date: null,
};

test('the balance of a package is shown, and beside it the minutes under a cap', () => {
  expect(textOf(drawn(<PackageLeftLine left={left} />))).toBe(
    '480 of 600 min left in your package No expiry',
  );
  const capped = drawn(<PackageLeftLine left={{ ...left, remaining_time: 30, balance: 480 }} />);
  expect(textOf(capped)).toBe(
    '480 of 600 min left in the package Your cap leaves you 30 min. No expiry',
  );
  expect(capped).toContain('inline-size:20%');
});
