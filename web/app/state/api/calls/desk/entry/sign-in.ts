// Written by `npm run calls` from contract/src/desk/entry/sign-in.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/entry/sign-in.ts';
import { call } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation } from '../../../endpoint.ts';

export const askPasskey = mutation('desk/askPasskey', call<typeof contract.askPasskey>('POST', 'desk/sign-in/passkey/question/')), useAskPasskeyMutation = askPasskey.useMutation;
export const becomeFirstManager = mutation('desk/becomeFirstManager', call<typeof contract.becomeFirstManager>('POST', 'desk/first-manager/'), { extraOptions: { anonymous: true } }), useBecomeFirstManagerMutation = becomeFirstManager.useMutation;
export const readSignIn = live<typeof contract.readSignIn>('GET', 'desk/sign-in/');
export const signInWithPasskey = mutation('desk/signInWithPasskey', call<typeof contract.signInWithPasskey>('POST', 'desk/sign-in/passkey/')), useSignInWithPasskeyMutation = signInWithPasskey.useMutation;
export const signInWithRecoveryCode = mutation('desk/signInWithRecoveryCode', call<typeof contract.signInWithRecoveryCode>('POST', 'desk/sign-in/recovery/')), useSignInWithRecoveryCodeMutation = signInWithRecoveryCode.useMutation;
export const signInWithTotp = mutation('desk/signInWithTotp', call<typeof contract.signInWithTotp>('POST', 'desk/sign-in/totp/')), useSignInWithTotpMutation = signInWithTotp.useMutation;
