import { api } from '../api.ts';
import type { Args, Reply } from '../call.ts';
import * as calls from '../calls/claiming.ts';

const anonymous = { anonymous: true };

/** How a client whom the studio knows by telephone comes to sign in. */
export const claimApi = api.injectEndpoints({
  endpoints: (build) => ({
    lookUpClaim: build.query<Reply<typeof calls.lookUpClaim>, Args<typeof calls.lookUpClaim>>({
      query: (args) => calls.lookUpClaim(args),
      extraOptions: anonymous,
      keepUnusedDataFor: 0,
    }),
    requestClaimCode: build.mutation<
      Reply<typeof calls.requestClaimCode>,
      Args<typeof calls.requestClaimCode>
    >({ query: calls.requestClaimCode, extraOptions: anonymous }),
    claimAccount: build.mutation<
      Partial<Reply<typeof calls.claimAccount>>,
      Args<typeof calls.claimAccount>
    >({ query: calls.claimAccount, extraOptions: anonymous }),
  }),
});

export const { useLookUpClaimQuery, useRequestClaimCodeMutation, useClaimAccountMutation } =
  claimApi;
