import type { Args, Reply } from '../call.ts';
import * as texts from '../calls/desk/studio/texts.ts';
import { deskStudioApi } from './studio-api.ts';

/** The studio's words in Arabic, for managers. The names begin with `desk`, as in `desk-api.ts`. */
export const deskTextsApi = deskStudioApi.injectEndpoints({
  endpoints: (build) => ({
    deskTexts: build.query<Reply<typeof texts.listTexts>, void>({
      query: () => texts.listTexts(),
      providesTags: ['Studio'],
    }),
    deskChangeText: build.mutation<Reply<typeof texts.changeText>, Args<typeof texts.changeText>>({
      query: texts.changeText,
      invalidatesTags: ['Studio'],
    }),
  }),
});

export const { useDeskTextsQuery, useDeskChangeTextMutation } = deskTextsApi;
