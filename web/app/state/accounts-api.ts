import type { Account, TherapistCard } from '@limber/contract/accounts.ts';
import { api } from './api.ts';
import { catalogueApi } from './catalogue-api.ts';
import { keepAccount } from './profile-api.ts';
import type { AppDispatch } from './store.ts';

export type OwnPicture = 'profile' | 'cover';

const picturePaths: Record<OwnPicture, string> = {
  profile: 'accounts/profile/change-profile-pic',
  cover: 'accounts/profile/change-cover-photo',
};

export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readProfile: build.query<Account, void>({
      query: () => 'accounts/profile',
      providesTags: ['Me'],
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        keepAccount(dispatch as AppDispatch, queryFulfilled),
    }),
    changePicture: build.mutation<{ url: string }, { which: OwnPicture; file: File }>({
      query: ({ which, file }) => {
        const body = new FormData();
        body.append('image', file);
        return { url: picturePaths[which], method: 'PUT', body };
      },
      invalidatesTags: (answer) => (answer ? ['Me'] : []),
    }),
    /** Marks or unmarks a favourite therapist; the list shows it before the server has answered. */
    followTherapist: build.mutation<TherapistCard, { id: number; follow: boolean }>({
      query: ({ id, follow }) => ({
        url: `accounts/profile/${id}/follow`,
        method: follow ? 'POST' : 'DELETE',
      }),
      async onQueryStarted({ id, follow }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          catalogueApi.util.updateQueryData('listTherapists', undefined, (team) => {
            for (const therapist of team) if (therapist.id === id) therapist.favourite = follow;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    exportData: build.mutation<Record<string, unknown>, void>({
      query: () => 'accounts/profile/export',
    }),
    /** `email` is the account's own address, typed again. */
    eraseAccount: build.mutation<{ detail: string }, { email: string }>({
      query: (body) => ({ url: 'accounts/profile', method: 'DELETE', body }),
    }),
  }),
});

export const {
  useReadProfileQuery,
  useChangePictureMutation,
  useFollowTherapistMutation,
  useExportDataMutation,
  useEraseAccountMutation,
} = accountsApi;
