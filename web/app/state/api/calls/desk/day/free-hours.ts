// Written by `npm run calls` from contract/src/desk/day/free-hours.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/free-hours.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const listFreeHours = query('desk/listFreeHours', call<typeof contract.listFreeHours>('GET', 'desk/free-hours/'), { providesTags: ['Contacts', 'Day'], keepUnusedDataFor: 0 }), useListFreeHoursQuery = listFreeHours.useQuery;
export const offerFreeHour = mutation('desk/offerFreeHour', write<typeof contract.offerFreeHour>('POST', 'desk/free-hours/offers/'), { invalidatesTags: ['Contacts'] }), useOfferFreeHourMutation = offerFreeHour.useMutation;
