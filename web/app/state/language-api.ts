import type { Account, ProfileChange } from '@limber/contract/accounts.ts';
import { api } from './api.ts';

/** Tells the server in which language to write to the client. */
export const languageApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveLanguage: build.mutation<Account, Required<Pick<ProfileChange, 'language'>>>({
      query: (body) => ({ url: 'accounts/profile', method: 'PUT', body }),
      invalidatesTags: ['Me'],
    }),
  }),
});

export const { useSaveLanguageMutation } = languageApi;
