import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { Becomes } from './cancel-form.tsx';

const said = (minor: number | null, used: boolean, dueMinor = 0) =>
  textOf(
    drawn(
      <Becomes
        booking={{ price: 320, package: null }}
        sold={minor === null ? null : { minor, dueMinor }}
        used={used}
      />,
    ),
  );

test('the form says, before a session is cancelled, what happens to the payment', () => {
  expect(said(32_000, false)).toContain('The 320.00 AED that it was sold for are owed back.');
  expect(said(32_000, true)).toBe('The studio keeps the 320.00 AED that it was sold for.');
  expect(said(null, false)).toBe('Nothing is due of 320.00 AED.');
  expect(said(null, true)).toBe('320.00 AED remain due.');
});

test('a session to be paid later promises no money back', () => {
  expect(said(32_000, false, 32_000)).toContain('no money goes back, and nothing is due');
  expect(said(32_000, true, 32_000)).toContain('remain due');
  expect(said(32_000, false, 20_000)).toContain('The 120.00 AED that were paid are owed back');
  expect(said(32_000, true, 20_000)).toContain('200.00 AED remain due');
});
