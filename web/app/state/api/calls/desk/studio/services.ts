// Written by `npm run calls` from contract/src/desk/studio/services.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/services.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const addService = mutation('desk/addService', write<typeof contract.addService>('POST', 'desk/studio/services'), { invalidatesTags: ['Studio', 'Day'] }), useAddServiceMutation = addService.useMutation;
export const changeService = mutation('desk/changeService', write<typeof contract.changeService>('PUT', 'desk/studio/services/:id'), { invalidatesTags: ['Studio', 'Day'] }), useChangeServiceMutation = changeService.useMutation;
export const listStudioServices = query('desk/listStudioServices', call<typeof contract.listStudioServices>('GET', 'desk/studio/services'), { providesTags: ['Studio'] }), useListStudioServicesQuery = listStudioServices.useQuery;
export const retireService = mutation('desk/retireService', write<typeof contract.retireService>('POST', 'desk/studio/services/:id/retire'), { invalidatesTags: ['Studio', 'Day'] }), useRetireServiceMutation = retireService.useMutation;
