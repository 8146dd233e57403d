import type { Args, Reply } from '../call.ts';
import * as branches from '../calls/desk/studio/branches.ts';
import * as pay from '../calls/desk/studio/pay.ts';
import { deskStudioApi } from './studio-api.ts';

/** The branches, and what therapists are paid, for managers. The names begin with `desk`, as in `desk-api.ts`. */
export const deskBranchesApi = deskStudioApi.injectEndpoints({
  endpoints: (build) => ({
    deskBranches: build.query<Reply<typeof branches.listStudioBranches>, void>({
      query: () => branches.listStudioBranches(),
      providesTags: ['Studio'],
    }),
    deskAddBranch: build.mutation<
      Reply<typeof branches.addBranch>,
      Args<typeof branches.addBranch>
    >({ query: branches.addBranch, invalidatesTags: ['Studio', 'Locations', 'Day'] }),
    deskChangeBranch: build.mutation<
      Reply<typeof branches.changeBranch>,
      Args<typeof branches.changeBranch>
    >({ query: branches.changeBranch, invalidatesTags: ['Studio', 'Locations', 'Day'] }),
    deskRetireBranch: build.mutation<
      Reply<typeof branches.retireBranch>,
      Args<typeof branches.retireBranch>
    >({ query: branches.retireBranch, invalidatesTags: ['Studio', 'Locations', 'Day'] }),
    deskPayRates: build.query<Reply<typeof pay.listPay>, void>({
      query: () => pay.listPay(),
      providesTags: ['Studio'],
    }),
    deskSetPay: build.mutation<Reply<typeof pay.setPay>, Args<typeof pay.setPay>>({
      query: pay.setPay,
      invalidatesTags: ['Studio'],
    }),
  }),
});

export const {
  useDeskBranchesQuery,
  useDeskAddBranchMutation,
  useDeskChangeBranchMutation,
  useDeskRetireBranchMutation,
  useDeskPayRatesQuery,
  useDeskSetPayMutation,
} = deskBranchesApi;
