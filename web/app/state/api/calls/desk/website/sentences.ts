// Written by `npm run calls` from contract/src/desk/website/sentences.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/website/sentences.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const changeSentence = mutation('desk/changeSentence', write<typeof contract.changeSentence>('PUT', 'desk/studio/sentences'), { invalidatesTags: ['Studio'] }), useChangeSentenceMutation = changeSentence.useMutation;
export const listSentences = query('desk/listSentences', call<typeof contract.listSentences>('GET', 'desk/studio/sentences'), { providesTags: ['Studio'] }), useListSentencesQuery = listSentences.useQuery;
