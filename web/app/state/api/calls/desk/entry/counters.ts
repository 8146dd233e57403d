// Written by `npm run calls` from contract/src/desk/entry/counters.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/entry/counters.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const changePerson = mutation('desk/changePerson', call<typeof contract.changePerson>('POST', 'desk/counter/person/'), { extraOptions: { anonymous: true } }), useChangePersonMutation = changePerson.useMutation;
export const enrolCounter = mutation('desk/enrolCounter', call<typeof contract.enrolCounter>('POST', 'desk/counters/'), { invalidatesTags: ['Team'] }), useEnrolCounterMutation = enrolCounter.useMutation;
export const listCounters = query('desk/listCounters', call<typeof contract.listCounters>('GET', 'desk/counters/'), { providesTags: ['Team'] }), useListCountersQuery = listCounters.useQuery;
export const lockCounter = mutation('desk/lockCounter', call<typeof contract.lockCounter>('POST', 'desk/counter/lock/')), useLockCounterMutation = lockCounter.useMutation;
export const readCounter = query('desk/readCounter', call<typeof contract.readCounter>('GET', 'desk/counter/'), { extraOptions: { anonymous: true } }), useReadCounterQuery = readCounter.useQuery;
export const renameCounter = mutation('desk/renameCounter', write<typeof contract.renameCounter>('PUT', 'desk/counters/:id/'), { invalidatesTags: ['Team', 'AtDesk'] }), useRenameCounterMutation = renameCounter.useMutation;
export const revokeCounter = mutation('desk/revokeCounter', write<typeof contract.revokeCounter>('POST', 'desk/counters/:id/revoke/'), { invalidatesTags: ['Team', 'AtDesk'] }), useRevokeCounterMutation = revokeCounter.useMutation;
