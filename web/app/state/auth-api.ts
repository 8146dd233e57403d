import type { Account } from '@limber/contract/accounts.ts';
import type { Registration, TokenPair } from '@limber/contract/auth.ts';
import { api } from './api.ts';
import { setUser } from './auth-slice.ts';

const anonymous = { anonymous: true };

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateOtp: build.mutation<{ detail: string }, { email: string }>({
      query: (body) => ({ url: 'auth/token/generate-otp/', method: 'POST', body }),
      extraOptions: anonymous,
    }),
    register: build.mutation<Account, Registration>({
      query: (body) => ({ url: 'auth/token/register/', method: 'POST', body }),
      extraOptions: anonymous,
    }),
    obtainToken: build.mutation<Partial<TokenPair>, { email: string; otp: string }>({
      query: (body) => ({ url: 'auth/token/', method: 'POST', body }),
      extraOptions: anonymous,
    }),
    verifyToken: build.mutation<{ detail: string }, void>({
      query: () => (accessToken: string | null) => ({
        url: 'auth/token/verify/',
        method: 'POST',
        body: { token: accessToken },
      }),
    }),
    revokeToken: build.mutation<null, { refresh: string }>({
      query: (body) => ({ url: 'auth/token/revoke/', method: 'POST', body }),
      extraOptions: anonymous,
    }),
    me: build.query<Account, void>({
      query: () => 'auth/users/me/',
      providesTags: ['Me'],
      async onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(setUser(answer.data));
      },
    }),
  }),
});

export const {
  useGenerateOtpMutation,
  useRegisterMutation,
  useObtainTokenMutation,
  useVerifyTokenMutation,
  useMeQuery,
  useLazyMeQuery,
} = authApi;
