import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { OwnFactors } from './own-factors.tsx';

const said = (passkeys: number, totp: boolean, recovery_codes: number) =>
  textOf(drawn(<OwnFactors factors={{ passkeys, totp, pin: false, recovery_codes }} />));

test('only existing factors are listed', () => {
  expect(said(0, true, 8)).not.toContain('passkey');
  expect(said(0, true, 8)).toContain('Authenticator app 8 recovery codes left');
  expect(said(1, false, 1)).toContain('1 passkey 1 recovery code left');
  expect(said(1, false, 1)).not.toContain('Authenticator app');
  expect(said(2, false, 0)).toContain('2 passkeys No recovery codes left');
});
