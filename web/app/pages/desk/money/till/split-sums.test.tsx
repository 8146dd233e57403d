import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { SplitSums } from './split-sums.tsx';

test('parts of a payment say what is to be paid, what they take and what is left', () => {
  const half = drawn(<SplitSums allMinor={275_000} nowMinor={200_000} />);
  expect(textOf(half)).toBe(
    'To pay 2,750.00 AED In these parts 2,000.00 AED Left to pay 750.00 AED',
  );
  expect(half).toContain('text-ember');
  const whole = drawn(<SplitSums allMinor={275_000} nowMinor={275_000} />);
  expect(textOf(whole)).toContain('Left to pay 0.00 AED');
  expect(whole).not.toContain('text-ember');
});
