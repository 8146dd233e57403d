import type { StatementLine } from '@limber/contract/packages.ts';
import type { Args, Reply } from '../call.ts';
import * as years from '../calls/desk/clients/memberships.ts';
import * as calls from '../calls/desk/clients/packages.ts';
import { deskApi } from '../desk-api.ts';
import { type Page, pageSize, pagesByOffset } from '../pages.ts';

/** What clients own, and their years of membership, as the desk changes them. */
export const deskPackagesApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['Client', 'Years'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The newest first; the page parameter is the offset. */
      deskStatement: build.infiniteQuery<Page<StatementLine>, { id: number }, number>({
        query: ({ queryArg: { id }, pageParam: offset }) =>
          calls.readStatementAtDesk({ id, limit: pageSize, offset }),
        infiniteQueryOptions: pagesByOffset,
        providesTags: ['Client', 'Day'],
      }),
      deskProlong: build.mutation<
        Reply<typeof calls.prolongPackage>,
        Args<typeof calls.prolongPackage>
      >({ query: calls.prolongPackage, invalidatesTags: ['Client', 'Day'] }),
      deskFreeze: build.mutation<
        Reply<typeof calls.freezePackage>,
        Args<typeof calls.freezePackage>
      >({ query: calls.freezePackage, invalidatesTags: ['Client', 'Day'] }),
      deskUnfreeze: build.mutation<
        Reply<typeof calls.unfreezePackage>,
        Args<typeof calls.unfreezePackage>
      >({ query: calls.unfreezePackage, invalidatesTags: ['Client', 'Day'] }),
      /** How a package came to its last day. */
      deskProlongations: build.query<
        Reply<typeof calls.listProlongations>,
        Args<typeof calls.listProlongations>
      >({ query: calls.listProlongations, providesTags: ['Client'] }),
      deskTransfer: build.mutation<
        Reply<typeof calls.transferMinutes>,
        Args<typeof calls.transferMinutes>
      >({ query: calls.transferMinutes, invalidatesTags: ['Client', 'Day'] }),
      deskAdjust: build.mutation<
        Reply<typeof calls.adjustMinutes>,
        Args<typeof calls.adjustMinutes>
      >({ query: calls.adjustMinutes, invalidatesTags: ['Client', 'Day'] }),
      deskYears: build.query<
        Reply<typeof years.listMembershipYears>,
        Args<typeof years.listMembershipYears>
      >({ query: years.listMembershipYears, providesTags: ['Years', 'Client'] }),
      deskGiveYear: build.mutation<
        Reply<typeof years.giveMembership>,
        Args<typeof years.giveMembership>
      >({ query: years.giveMembership, invalidatesTags: ['Client', 'Years'] }),
      deskRevokeYear: build.mutation<
        Reply<typeof years.revokeMembership>,
        Args<typeof years.revokeMembership>
      >({ query: years.revokeMembership, invalidatesTags: ['Client', 'Years'] }),
    }),
  });

export const {
  useDeskStatementInfiniteQuery,
  useDeskProlongMutation,
  useDeskFreezeMutation,
  useDeskUnfreezeMutation,
  useDeskProlongationsQuery,
  useDeskTransferMutation,
  useDeskAdjustMutation,
  useDeskYearsQuery,
  useDeskGiveYearMutation,
  useDeskRevokeYearMutation,
} = deskPackagesApi;
