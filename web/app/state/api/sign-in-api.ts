import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { storeAccount } from '../store-account.ts';
import { api } from './api.ts';
import type { Reply } from './call.ts';
import * as calls from './calls/auth.ts';
import { mutation, query } from './endpoint.ts';

/* How a session begins, is checked and ends. By hand, as the refresh calls one of these below
   the API, where there are no endpoints yet. */

export const anonymous = { extraOptions: { anonymous: true } };

export const generateOtp = mutation('generateOtp', calls.generateOtp, {
  ...anonymous,
  transformResponse: withDevelopmentCode,
});
export const register = mutation('register', calls.register, anonymous);
export const obtainToken = mutation('obtainToken', calls.obtainToken, anonymous);
export const obtainTokenByLink = mutation('obtainTokenByLink', calls.obtainTokenByLink, anonymous);
export const revokeToken = mutation('revokeToken', calls.revokeToken, anonymous);
export const me = query('me', calls.me, { providesTags: ['Me'], onQueryStarted: storeAccount });

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyToken: build.mutation<Reply<typeof calls.verifyToken>, void>({
      // Of each attempt: a refusal may have refreshed it.
      query: () => (accessToken: string | null) => calls.verifyToken({ token: accessToken ?? '' }),
    }),
  }),
});
export const { verifyToken } = sessionApi.endpoints;

export const useGenerateOtpMutation = generateOtp.useMutation;
export const useRegisterMutation = register.useMutation;
export const useObtainTokenMutation = obtainToken.useMutation;
export const useObtainTokenByLinkMutation = obtainTokenByLink.useMutation;
export const useLazyMeQuery = me.useLazyQuery;
export const { useVerifyTokenMutation } = sessionApi;

/** The reply, and the mailed code, which is present only in development. */
export function withDevelopmentCode<T>(
  reply: T,
  meta: FetchBaseQueryMeta | undefined,
): T & { code?: string | undefined } {
  return { ...reply, code: meta?.response?.headers.get('x-development-code') ?? undefined };
}
