// Written by `npm run calls` from contract/src/paying/saved-card.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/paying/saved-card.ts';
import { call, write } from '../../call.ts';
import { mutation, query } from '../../endpoint.ts';

export const addCard = mutation('addCard', write<typeof contract.addCard>('POST', 'appointment/card/')), useAddCardMutation = addCard.useMutation;
export const readCard = query('readCard', call<typeof contract.readCard>('GET', 'appointment/card/'), { providesTags: ['Me'], keepUnusedDataFor: 0 }), useReadCardQuery = readCard.useQuery;
export const removeCard = mutation('removeCard', write<typeof contract.removeCard>('DELETE', 'appointment/card/'), { invalidatesTags: ['Me'] }), useRemoveCardMutation = removeCard.useMutation;
