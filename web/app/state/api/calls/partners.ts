// Written by `npm run calls` from contract/src/partners.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/partners.ts';
import { call, write } from '../call.ts';
import { mutation, query, whenDone } from '../endpoint.ts';
import { readList } from '../paged-lists.ts';

export const listPartnerDiscounts = query('listPartnerDiscounts', call<typeof contract.listPartnerDiscounts>('GET', 'appointment/membership/partner-discounts/'), { transformResponse: readList, providesTags: ['Partners'] }), useListPartnerDiscountsQuery = listPartnerDiscounts.useQuery;
export const requestNewCode = mutation('requestNewCode', write<typeof contract.requestNewCode>('POST', 'appointment/request-new-code/:id/'), { invalidatesTags: whenDone('Partners') }), useRequestNewCodeMutation = requestNewCode.useMutation;
export const trackInteraction = write<typeof contract.trackInteraction>('POST', 'appointment/discounts/interaction/');
