// Written by `npm run calls` from contract/src/desk/studio/resources.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/resources.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const addResource = mutation('desk/addResource', write<typeof contract.addResource>('POST', 'desk/studio/resources'), { invalidatesTags: ['Studio', 'Day'] }), useAddResourceMutation = addResource.useMutation;
export const changeResource = mutation('desk/changeResource', write<typeof contract.changeResource>('PUT', 'desk/studio/resources/:id'), { invalidatesTags: ['Studio', 'Day'] }), useChangeResourceMutation = changeResource.useMutation;
export const listStudioResources = query('desk/listStudioResources', call<typeof contract.listStudioResources>('GET', 'desk/studio/resources'), { providesTags: ['Studio'] }), useListStudioResourcesQuery = listStudioResources.useQuery;
export const retireResource = mutation('desk/retireResource', write<typeof contract.retireResource>('POST', 'desk/studio/resources/:id/retire'), { invalidatesTags: ['Studio', 'Day'] }), useRetireResourceMutation = retireResource.useMutation;
