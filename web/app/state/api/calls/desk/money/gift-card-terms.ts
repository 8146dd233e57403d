// Written by `npm run calls` from contract/src/desk/money/gift-card-terms.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/gift-card-terms.ts';
import { write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const changeGiftCardTerms = mutation('desk/changeGiftCardTerms', write<typeof contract.changeGiftCardTerms>('PUT', 'desk/studio/gift-cards'), { invalidatesTags: ['Studio', 'Till'] }), useChangeGiftCardTermsMutation = changeGiftCardTerms.useMutation;
export const readGiftCardTerms = query('desk/readGiftCardTerms', live<typeof contract.readGiftCardTerms>('GET', 'desk/studio/gift-cards'), { providesTags: ['Studio', 'Till'] }), useReadGiftCardTermsQuery = readGiftCardTerms.useQuery;
