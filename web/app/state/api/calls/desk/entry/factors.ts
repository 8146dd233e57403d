// Written by `npm run calls` from contract/src/desk/entry/factors.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/entry/factors.ts';
import { call } from '../../../call.ts';
import { mutation } from '../../../endpoint.ts';

export const choosePin = mutation('desk/choosePin', call<typeof contract.choosePin>('PUT', 'desk/factors/pin/'), { invalidatesTags: ['AtDesk'] }), useChoosePinMutation = choosePin.useMutation;
export const confirmTotp = mutation('desk/confirmTotp', call<typeof contract.confirmTotp>('POST', 'desk/factors/totp/confirm/')), useConfirmTotpMutation = confirmTotp.useMutation;
export const keepPasskey = mutation('desk/keepPasskey', call<typeof contract.keepPasskey>('POST', 'desk/factors/passkey/')), useKeepPasskeyMutation = keepPasskey.useMutation;
export const makePasskey = mutation('desk/makePasskey', call<typeof contract.makePasskey>('POST', 'desk/factors/passkey/question/')), useMakePasskeyMutation = makePasskey.useMutation;
export const renewRecoveryCodes = mutation('desk/renewRecoveryCodes', call<typeof contract.renewRecoveryCodes>('POST', 'desk/factors/recovery-codes/'), { invalidatesTags: ['AtDesk'] }), useRenewRecoveryCodesMutation = renewRecoveryCodes.useMutation;
export const setUpTotp = mutation('desk/setUpTotp', call<typeof contract.setUpTotp>('POST', 'desk/factors/totp/')), useSetUpTotpMutation = setUpTotp.useMutation;
