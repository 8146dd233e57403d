// Written by `npm run calls` from contract/src/desk/studio/therapists.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/therapists.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const addTherapist = mutation('desk/addTherapist', write<typeof contract.addTherapist>('POST', 'desk/studio/therapists'), { invalidatesTags: ['Studio', 'Therapists', 'Day'] }), useAddTherapistMutation = addTherapist.useMutation;
export const changeTherapist = mutation('desk/changeTherapist', write<typeof contract.changeTherapist>('PUT', 'desk/studio/therapists/:id'), { invalidatesTags: ['Studio', 'Therapists', 'Day'] }), useChangeTherapistMutation = changeTherapist.useMutation;
export const listStudioTherapists = query('desk/listStudioTherapists', call<typeof contract.listStudioTherapists>('GET', 'desk/studio/therapists'), { providesTags: ['Studio'] }), useListStudioTherapistsQuery = listStudioTherapists.useQuery;
export const retireTherapist = mutation('desk/retireTherapist', write<typeof contract.retireTherapist>('POST', 'desk/studio/therapists/:id/retire'), { invalidatesTags: ['Studio', 'Therapists', 'Day'] }), useRetireTherapistMutation = retireTherapist.useMutation;
