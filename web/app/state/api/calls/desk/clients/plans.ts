// Written by `npm run calls` from contract/src/desk/clients/plans.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/plans.ts';
import { write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const changeClientPlan = mutation('desk/changeClientPlan', write<typeof contract.changeClientPlan>('PUT', 'desk/plans/:id/'), { invalidatesTags: ['Client', 'Till'] }), useChangeClientPlanMutation = changeClientPlan.useMutation;
export const listClientPlans = query('desk/listClientPlans', live<typeof contract.listClientPlans>('GET', 'desk/clients/:id/plans/'), { providesTags: ['Client', 'Till'] }), useListClientPlansQuery = listClientPlans.useQuery;
