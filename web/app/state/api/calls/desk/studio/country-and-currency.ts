// Written by `npm run calls` from contract/src/desk/studio/country-and-currency.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/country-and-currency.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const changePlace = mutation('desk/changePlace', write<typeof contract.changePlace>('PUT', 'desk/studio/place'), { invalidatesTags: ['Studio', 'AtDesk'] }), useChangePlaceMutation = changePlace.useMutation;
export const readPlace = query('desk/readPlace', call<typeof contract.readPlace>('GET', 'desk/studio/place'), { providesTags: ['Studio'] }), useReadPlaceQuery = readPlace.useQuery;
