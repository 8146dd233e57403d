// Written by `npm run calls` from contract/src/desk/entry/factors.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/entry/factors.ts';
import { call } from '../../../call.ts';

export const choosePin = call<typeof contract.choosePin>('PUT', 'desk/factors/pin/');
export const confirmTotp = call<typeof contract.confirmTotp>('POST', 'desk/factors/totp/confirm/');
export const keepPasskey = call<typeof contract.keepPasskey>('POST', 'desk/factors/passkey/');
export const makePasskey = call<typeof contract.makePasskey>(
  'POST',
  'desk/factors/passkey/question/',
);
export const renewRecoveryCodes = call<typeof contract.renewRecoveryCodes>(
  'POST',
  'desk/factors/recovery-codes/',
);
export const setUpTotp = call<typeof contract.setUpTotp>('POST', 'desk/factors/totp/');
