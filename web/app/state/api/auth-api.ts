import { setUser } from '../auth-slice.ts';
import { api } from './api.ts';
import type { Args, Reply } from './call.ts';
import * as calls from './calls/auth.ts';

/** A session once there is one; how one begins is in `sign-in-api.ts`. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyToken: build.mutation<Reply<typeof calls.verifyToken>, void>({
      query: () => (accessToken: string | null) => calls.verifyToken({ token: accessToken ?? '' }),
    }),
    revokeToken: build.mutation<Reply<typeof calls.revokeToken>, Args<typeof calls.revokeToken>>({
      query: calls.revokeToken,
      extraOptions: { anonymous: true },
    }),
    me: build.query<Reply<typeof calls.me>, void>({
      query: calls.me,
      providesTags: ['Me'],
      async onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(setUser(answer.data));
      },
    }),
  }),
});

export const { useVerifyTokenMutation, useLazyMeQuery } = authApi;
