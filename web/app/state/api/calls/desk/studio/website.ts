// Written by `npm run calls` from contract/src/desk/studio/website.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/website.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const changeWebsite = mutation('desk/changeWebsite', write<typeof contract.changeWebsite>('PUT', 'desk/studio/website'), { invalidatesTags: ['Studio', 'AtDesk'] }), useChangeWebsiteMutation = changeWebsite.useMutation;
export const readWebsite = query('desk/readWebsite', call<typeof contract.readWebsite>('GET', 'desk/studio/website'), { providesTags: ['Studio'] }), useReadWebsiteQuery = readWebsite.useQuery;
