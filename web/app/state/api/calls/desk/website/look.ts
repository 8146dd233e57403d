// Written by `npm run calls` from contract/src/desk/website/look.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/website/look.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const changeLook = mutation('desk/changeLook', write<typeof contract.changeLook>('PUT', 'desk/studio/look'), { invalidatesTags: ['Studio'] }), useChangeLookMutation = changeLook.useMutation;
export const readLook = query('desk/readLook', call<typeof contract.readLook>('GET', 'desk/studio/look'), { providesTags: ['Studio'] }), useReadLookQuery = readLook.useQuery;
