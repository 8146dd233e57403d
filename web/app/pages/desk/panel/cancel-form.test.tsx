import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { Becomes } from './cancel-form.tsx';

const said = (soldFils: number | null, used: boolean) =>
  textOf(
    drawn(<Becomes booking={{ price: 320, package: null }} soldFils={soldFils} used={used} />),
  );

test('before a session is cancelled it is said what becomes of what was paid for it', () => {
  expect(said(32_000, false)).toContain('The 320 AED that it was sold for are owed back.');
  expect(said(32_000, true)).toBe('The 320 AED that it was sold for stay the studio’s.');
  expect(said(null, false)).toBe('Nothing is due of 320 AED.');
  expect(said(null, true)).toBe('320 AED stay due.');
});
