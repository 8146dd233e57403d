// Written by `npm run calls` from contract/src/desk/website/policies.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/website/policies.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const addPolicyVersion = mutation('desk/addPolicyVersion', write<typeof contract.addPolicyVersion>('POST', 'desk/studio/policies/:kind'), { invalidatesTags: ['Studio'] }), useAddPolicyVersionMutation = addPolicyVersion.useMutation;
export const listStudioPolicies = query('desk/listStudioPolicies', call<typeof contract.listStudioPolicies>('GET', 'desk/studio/policies'), { providesTags: ['Studio'] }), useListStudioPoliciesQuery = listStudioPolicies.useQuery;
export const withdrawPolicyVersion = mutation('desk/withdrawPolicyVersion', write<typeof contract.withdrawPolicyVersion>('DELETE', 'desk/studio/policies/:kind/:version'), { invalidatesTags: ['Studio'] }), useWithdrawPolicyVersionMutation = withdrawPolicyVersion.useMutation;
