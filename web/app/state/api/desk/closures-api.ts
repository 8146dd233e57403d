import { byItself } from '../../by-itself.ts';
import type { Args, Reply } from '../call.ts';
import * as calls from '../calls/desk/rota/closures.ts';
import { deskApi } from '../desk-api.ts';

/** Closures, and whom they hit. The names begin with `desk`, as in `desk-api.ts`. */
export const deskClosuresApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskClosures: build.query<
      Reply<typeof calls.listDeskClosures>,
      Args<typeof calls.listDeskClosures>
    >({ query: (args) => calls.listDeskClosures(args, byItself()), providesTags: ['Day'] }),
    deskClosure: build.query<
      Reply<typeof calls.readDeskClosure>,
      Args<typeof calls.readDeskClosure>
    >({ query: (args) => calls.readDeskClosure(args, byItself()), providesTags: ['Day'] }),
    deskAddClosure: build.mutation<Reply<typeof calls.addClosure>, Args<typeof calls.addClosure>>({
      query: calls.addClosure,
      invalidatesTags: ['Day'],
    }),
    deskChangeClosure: build.mutation<
      Reply<typeof calls.changeClosure>,
      Args<typeof calls.changeClosure>
    >({ query: calls.changeClosure, invalidatesTags: ['Day'] }),
    deskConfirmClosure: build.mutation<
      Reply<typeof calls.confirmClosure>,
      Args<typeof calls.confirmClosure>
    >({ query: calls.confirmClosure, invalidatesTags: ['Day'] }),
    deskWithdrawClosure: build.mutation<
      Reply<typeof calls.withdrawClosure>,
      Args<typeof calls.withdrawClosure>
    >({ query: calls.withdrawClosure, invalidatesTags: ['Day'] }),
  }),
});

export const {
  useDeskClosuresQuery,
  useDeskClosureQuery,
  useDeskAddClosureMutation,
  useDeskChangeClosureMutation,
  useDeskConfirmClosureMutation,
  useDeskWithdrawClosureMutation,
} = deskClosuresApi;
