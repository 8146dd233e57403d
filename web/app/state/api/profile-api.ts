import type { Account } from '@limber/contract/accounts.ts';
import { setUser } from '../auth-slice.ts';
import type { AppDispatch } from '../store.ts';
import { api } from './api.ts';
import type { Args, Reply } from './call.ts';
import * as calls from './calls/accounts.ts';

/** The one change that every page can make of the account; the rest is in `accounts-api.ts`. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Fields left out stay as they are; taking back `health_notes_agreed` erases the notes. */
    changeProfile: build.mutation<
      Reply<typeof calls.changeProfile>,
      Args<typeof calls.changeProfile>
    >({
      query: calls.changeProfile,
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        keepAccount(dispatch as AppDispatch, queryFulfilled),
      invalidatesTags: (account) => (account ? ['Me', 'Membership'] : []),
    }),
  }),
});

export const { useChangeProfileMutation } = profileApi;

/** What the server says of the caller is what header and pages show. */
export async function keepAccount(
  dispatch: AppDispatch,
  answering: Promise<{ data: Account }>,
): Promise<void> {
  const answer = await answering.catch(() => undefined);
  if (answer) dispatch(setUser(answer.data));
}
