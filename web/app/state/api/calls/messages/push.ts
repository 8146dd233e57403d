// Written by `npm run calls` from contract/src/messages/push.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/messages/push.ts';
import { call } from '../../call.ts';
import { mutation, query } from '../../endpoint.ts';

export const addPush = mutation('addPush', call<typeof contract.addPush>('POST', 'accounts/push/'), { invalidatesTags: ['Me'] }), useAddPushMutation = addPush.useMutation;
export const readPushKey = query('readPushKey', call<typeof contract.readPushKey>('GET', 'accounts/push/'), { keepUnusedDataFor: 0 }), useLazyReadPushKeyQuery = readPushKey.useLazyQuery;
export const removePush = mutation('removePush', call<typeof contract.removePush>('POST', 'accounts/push/remove/'), { invalidatesTags: ['Me'] }), useRemovePushMutation = removePush.useMutation;
