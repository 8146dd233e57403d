// Written by `npm run calls` from contract/src/paying/plans.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/paying/plans.ts';
import { call, write } from '../../call.ts';
import { mutation, query } from '../../endpoint.ts';

export const beginPlan = mutation('beginPlan', write<typeof contract.beginPlan>('POST', 'appointment/plans/')), useBeginPlanMutation = beginPlan.useMutation;
export const changePlan = mutation('changePlan', write<typeof contract.changePlan>('PUT', 'appointment/plans/:id/'), { invalidatesTags: ['Packages'] }), useChangePlanMutation = changePlan.useMutation;
export const listOwnPlans = query('listOwnPlans', call<typeof contract.listOwnPlans>('GET', 'appointment/plans/'), { providesTags: ['Packages', 'Me'], keepUnusedDataFor: 0 }), useListOwnPlansQuery = listOwnPlans.useQuery;
export const payPlan = mutation('payPlan', write<typeof contract.payPlan>('POST', 'appointment/plans/:id/pay/')), usePayPlanMutation = payPlan.useMutation;
