// Written by `npm run calls` from contract/src/messages/message-wishes.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/messages/message-wishes.ts';
import { call, write } from '../../call.ts';
import { mutation, query } from '../../endpoint.ts';

export const changeMessageWishes = mutation('changeMessageWishes', write<typeof contract.changeMessageWishes>('PUT', 'accounts/profile/messages'), { invalidatesTags: ['Me'] }), useChangeMessageWishesMutation = changeMessageWishes.useMutation;
export const readMessageWishes = query('readMessageWishes', call<typeof contract.readMessageWishes>('GET', 'accounts/profile/messages'), { providesTags: ['Me'], keepUnusedDataFor: 0 }), useReadMessageWishesQuery = readMessageWishes.useQuery;
