// Written by `npm run calls` from contract/src/desk/entry/sign-in.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/entry/sign-in.ts';
import { call } from '../../../call.ts';

export const askPasskey = call<typeof contract.askPasskey>(
  'POST',
  'desk/sign-in/passkey/question/',
);
export const becomeFirstManager = call<typeof contract.becomeFirstManager>(
  'POST',
  'desk/first-manager/',
);
export const readSignIn = call<typeof contract.readSignIn>('GET', 'desk/sign-in/');
export const signInWithPasskey = call<typeof contract.signInWithPasskey>(
  'POST',
  'desk/sign-in/passkey/',
);
export const signInWithRecoveryCode = call<typeof contract.signInWithRecoveryCode>(
  'POST',
  'desk/sign-in/recovery/',
);
export const signInWithTotp = call<typeof contract.signInWithTotp>('POST', 'desk/sign-in/totp/');
