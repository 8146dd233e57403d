// Written by `npm run calls` from contract/src/desk/studio/planned-changes.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/planned-changes.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const listPlannedChanges = query('desk/listPlannedChanges', call<typeof contract.listPlannedChanges>('GET', 'desk/studio/planned-changes'), { providesTags: ['Studio'] }), useListPlannedChangesQuery = listPlannedChanges.useQuery;
export const planChange = mutation('desk/planChange', write<typeof contract.planChange>('POST', 'desk/studio/planned-changes'), { invalidatesTags: ['Studio'] }), usePlanChangeMutation = planChange.useMutation;
export const withdrawPlannedChange = mutation('desk/withdrawPlannedChange', write<typeof contract.withdrawPlannedChange>('DELETE', 'desk/studio/planned-changes/:id'), { invalidatesTags: ['Studio'] }), useWithdrawPlannedChangeMutation = withdrawPlannedChange.useMutation;
