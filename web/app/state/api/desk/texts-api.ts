import type { StudioText } from '@limber/contract/desk/studio/texts.ts';
import type { Args, Reply } from '../call.ts';
import * as messages from '../calls/desk/studio/messages.ts';
import * as texts from '../calls/desk/studio/texts.ts';
import { type Page, pagesByOffset } from '../pages.ts';
import { deskStudioApi } from './studio-api.ts';

/** As many rows as a manager looks through before typing a word of what is wanted. */
const TEXTS_PAGE = 100;

/** The studio's words in Arabic and its messages, for managers. The names begin with `desk`, as in `desk-api.ts`. */
export const deskTextsApi = deskStudioApi.injectEndpoints({
  endpoints: (build) => ({
    /** Those in which something stands; the page parameter is the offset. */
    deskTexts: build.infiniteQuery<Page<StudioText>, { find: string }, number>({
      query: ({ queryArg: { find }, pageParam: offset }) =>
        texts.listTexts({ ...(find ? { find } : {}), limit: TEXTS_PAGE, offset }),
      infiniteQueryOptions: pagesByOffset,
      providesTags: ['Studio'],
    }),
    deskChangeText: build.mutation<Reply<typeof texts.changeText>, Args<typeof texts.changeText>>({
      query: texts.changeText,
      invalidatesTags: ['Studio'],
    }),
    deskMessages: build.query<Reply<typeof messages.listMessages>, void>({
      query: () => messages.listMessages(),
      providesTags: ['Studio'],
    }),
    deskChangeMessage: build.mutation<
      Reply<typeof messages.changeMessage>,
      Args<typeof messages.changeMessage>
    >({ query: messages.changeMessage, invalidatesTags: ['Studio'] }),
  }),
});

export const {
  useDeskTextsInfiniteQuery,
  useDeskChangeTextMutation,
  useDeskMessagesQuery,
  useDeskChangeMessageMutation,
} = deskTextsApi;
