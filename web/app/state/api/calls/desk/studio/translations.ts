// Written by `npm run calls` from contract/src/desk/studio/translations.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/translations.ts';
import { call, write } from '../../../call.ts';
import { mutation, pages } from '../../../endpoint.ts';

export const changeText = mutation('desk/changeText', write<typeof contract.changeText>('PUT', 'desk/studio/texts'), { invalidatesTags: ['Studio'] }), useChangeTextMutation = changeText.useMutation;
export const listTexts = pages('desk/listTexts', call<typeof contract.listTexts>('GET', 'desk/studio/texts'), { limit: 100, providesTags: ['Studio'] }), useListTextsInfiniteQuery = listTexts.useInfiniteQuery;
