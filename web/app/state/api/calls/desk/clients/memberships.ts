// Written by `npm run calls` from contract/src/desk/clients/memberships.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/memberships.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const giveMembership = mutation('desk/giveMembership', write<typeof contract.giveMembership>('POST', 'desk/memberships/'), { invalidatesTags: ['Client', 'Years'] }), useGiveMembershipMutation = giveMembership.useMutation;
export const listMembershipYears = query('desk/listMembershipYears', call<typeof contract.listMembershipYears>('GET', 'desk/memberships/'), { providesTags: ['Years', 'Client'] }), useListMembershipYearsQuery = listMembershipYears.useQuery;
export const revokeMembership = mutation('desk/revokeMembership', write<typeof contract.revokeMembership>('POST', 'desk/memberships/:id/revoke/'), { invalidatesTags: ['Client', 'Years'] }), useRevokeMembershipMutation = revokeMembership.useMutation;
