import type {
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query';
import { askWhileLost } from '../answers/ask-once.ts';
import type { AppDispatch } from '../store.ts';
import { api } from './api.ts';
import type { Args, Reply } from './call.ts';
import * as calls from './calls/accounts.ts';
import * as favourites from './calls/favourites.ts';
import * as pictures from './calls/pictures.ts';
import { catalogueApi } from './catalogue-api.ts';
import { keepAccount } from './profile-api.ts';

type Erased = QueryReturnValue<
  Reply<typeof calls.eraseAccount>,
  FetchBaseQueryError,
  FetchBaseQueryMeta | undefined
>;

export type OwnPicture = 'profile' | 'cover';

const changeOf = { profile: pictures.changeProfilePicture, cover: pictures.changeCoverPhoto };
const removalOf = { profile: pictures.removeProfilePicture, cover: pictures.removeCoverPhoto };

export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readProfile: build.query<Reply<typeof calls.readProfile>, void>({
      query: calls.readProfile,
      providesTags: ['Me'],
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        keepAccount(dispatch as AppDispatch, queryFulfilled),
    }),
    changePicture: build.mutation<
      Reply<typeof pictures.changeProfilePicture>,
      { which: OwnPicture; file: File }
    >({
      query: ({ which, file }) => changeOf[which]({ image: file }),
      invalidatesTags: (answer) => (answer ? ['Me', 'Therapists'] : []),
    }),
    removePicture: build.mutation<Reply<typeof pictures.removeProfilePicture>, OwnPicture>({
      query: (which) => removalOf[which](),
      invalidatesTags: ['Me', 'Therapists'],
    }),
    /** Marks or unmarks a favourite therapist; the list shows it before the server has answered. */
    followTherapist: build.mutation<
      Reply<typeof favourites.followTherapistByPost>,
      { id: number; follow: boolean }
    >({
      query: ({ id, follow }) =>
        follow
          ? favourites.followTherapistByPost({ id })
          : favourites.unfollowTherapistByDelete({ id }),
      async onQueryStarted({ id, follow }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          catalogueApi.util.updateQueryData('listTherapists', undefined, (team) => {
            for (const therapist of team) if (therapist.id === id) therapist.favourite = follow;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    exportData: build.mutation<Reply<typeof calls.exportData>, void>({
      query: calls.exportData,
    }),
    /** Ends this session too. */
    takeOffAddress: build.mutation<
      Reply<typeof calls.takeOffOwnAddress>,
      Args<typeof calls.takeOffOwnAddress>
    >({ query: calls.takeOffOwnAddress }),
    /** `email` is the account's own address, typed again. An account that is erased answers as when it was. */
    eraseAccount: build.mutation<Reply<typeof calls.eraseAccount>, Args<typeof calls.eraseAccount>>(
      {
        queryFn: async (asked, _api, _options, send) =>
          (await askWhileLost(async () => send(calls.eraseAccount(asked)))) as Erased,
      },
    ),
  }),
});

export const {
  useReadProfileQuery,
  useChangePictureMutation,
  useRemovePictureMutation,
  useFollowTherapistMutation,
  useExportDataMutation,
  useTakeOffAddressMutation,
  useEraseAccountMutation,
} = accountsApi;
