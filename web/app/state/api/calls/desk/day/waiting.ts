// Written by `npm run calls` from contract/src/desk/day/waiting.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/waiting.ts';
import { write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const addWaiting = mutation('desk/addWaiting', write<typeof contract.addWaiting>('POST', 'desk/waiting/'), { invalidatesTags: ['Day'] }), useAddWaitingMutation = addWaiting.useMutation;
export const listWaiting = query('desk/listWaiting', live<typeof contract.listWaiting>('GET', 'desk/waiting/'), { providesTags: ['Day'] }), useListWaitingQuery = listWaiting.useQuery;
export const removeWaiting = mutation('desk/removeWaiting', write<typeof contract.removeWaiting>('DELETE', 'desk/waiting/:location/:id/'), { invalidatesTags: ['Day'] }), useRemoveWaitingMutation = removeWaiting.useMutation;
