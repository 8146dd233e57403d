import type {
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query';
import { askWhileLost } from '../requests/send-once.ts';
import { api } from './api.ts';
import type { Args, Reply } from './call.ts';
import * as calls from './calls/accounts.ts';

type Erased = QueryReturnValue<
  Reply<typeof calls.eraseAccount>,
  FetchBaseQueryError,
  FetchBaseQueryMeta | undefined
>;

const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `email` is the account's own address, typed again. Once erased, the account answers as when
     * it was.
     */
    eraseAccount: build.mutation<Reply<typeof calls.eraseAccount>, Args<typeof calls.eraseAccount>>(
      {
        queryFn: async (request, _api, _options, send) =>
          (await askWhileLost(async () => send(calls.eraseAccount(request)))) as Erased,
      },
    ),
  }),
});

export const { useEraseAccountMutation } = accountsApi;
