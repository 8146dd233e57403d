import { api } from './api.ts';
import type { Args, Reply } from './call.ts';
import * as calls from './calls/auth.ts';

const anonymous = { anonymous: true };

export const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateOtp: build.mutation<
      Reply<typeof calls.generateOtp> & { code?: string },
      Args<typeof calls.generateOtp>
    >({
      query: calls.generateOtp,
      transformResponse: (reply: Reply<typeof calls.generateOtp>, meta) => ({
        ...reply,
        code: meta?.response?.headers.get('x-development-code') ?? undefined,
      }),
      extraOptions: anonymous,
    }),
    register: build.mutation<Reply<typeof calls.register>, Args<typeof calls.register>>({
      query: calls.register,
      extraOptions: anonymous,
    }),
    obtainToken: build.mutation<
      Partial<Reply<typeof calls.obtainToken>>,
      Args<typeof calls.obtainToken>
    >({
      query: calls.obtainToken,
      extraOptions: anonymous,
    }),
    obtainTokenByLink: build.mutation<
      Partial<Reply<typeof calls.obtainTokenByLink>>,
      Args<typeof calls.obtainTokenByLink>
    >({
      query: calls.obtainTokenByLink,
      extraOptions: anonymous,
    }),
  }),
});

export const {
  useGenerateOtpMutation,
  useRegisterMutation,
  useObtainTokenMutation,
  useObtainTokenByLinkMutation,
} = signInApi;
