import type { ActivePackage, PackageKind, StatementLine } from '@limber/contract/packages.ts';
import type { Invitation, OpenInvitation, PackagePerson } from '@limber/contract/sharing.ts';
import { api } from './api.ts';
import type { Args, Reply, Rows } from './call.ts';
import * as calls from './calls/packages.ts';
import * as sharing from './calls/sharing.ts';
import { readFailure } from './failure.ts';
import { type Page, pageSize, pagesByOffset, readList } from './pages.ts';

/** The package of each kind that would be used next; null: none, or the call did not answer 200. */
export type ActivePackages = Record<PackageKind, ActivePackage | null>;

export const packagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The three kinds, asked together; each counts only when it answers 200. */
    listActivePackages: build.query<ActivePackages, void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const answers = await Promise.all([
          baseQuery(calls.readActivePackage()),
          baseQuery(calls.readActiveSharedPackage()),
          baseQuery(calls.readActiveUnlimitedPackage()),
        ]);
        const [regular = null, shared = null, unlimited = null] = answers.map((answer) =>
          // 204 says that there is none.
          answer.error ? null : ((answer.data as ActivePackage | null) ?? null),
        );
        return { data: { regular, shared, unlimited } };
      },
      providesTags: ['Packages'],
    }),
    listOwnedPackages: build.query<Reply<typeof calls.listOwnedPackages>, void>({
      query: calls.listOwnedPackages,
      providesTags: ['Packages'],
    }),
    /** The owner's statement of minutes, newest first; the page parameter is the offset. */
    readStatement: build.infiniteQuery<Page<StatementLine>, number, number>({
      query: ({ queryArg: id, pageParam: offset }) =>
        calls.readStatement({ id, limit: pageSize, offset }),
      infiniteQueryOptions: pagesByOffset,
      providesTags: ['Packages'],
    }),
    listPackagePeople: build.query<
      Rows<typeof sharing.listPackagePeople>,
      Args<typeof sharing.listPackagePeople>
    >({
      query: sharing.listPackagePeople,
      transformResponse: readList<PackagePerson>,
      providesTags: ['People', 'Packages'],
    }),
    /** Inviting an address again sends it a new link. */
    invitePerson: build.mutation<
      Reply<typeof sharing.invitePerson>,
      Args<typeof sharing.invitePerson>
    >({
      query: sharing.invitePerson,
      invalidatesTags: ['People'],
    }),
    capPerson: build.mutation<Reply<typeof sharing.capPerson>, Args<typeof sharing.capPerson>>({
      query: sharing.capPerson,
      invalidatesTags: ['People'],
    }),
    removePerson: build.mutation<
      Reply<typeof sharing.removePerson>,
      Args<typeof sharing.removePerson>
    >({
      query: sharing.removePerson,
      invalidatesTags: ['People'],
    }),
    /** Takes the caller out of a package shared with them, or declines the invitation to it. */
    leavePackage: build.mutation<
      Reply<typeof sharing.leavePackage>,
      Args<typeof sharing.leavePackage>
    >({
      query: sharing.leavePackage,
      invalidatesTags: ['Packages', 'People'],
    }),
    /** Invitations to the caller's own address that can be accepted now. */
    listOpenInvitations: build.query<Rows<typeof sharing.listOpenInvitations>, void>({
      query: sharing.listOpenInvitations,
      transformResponse: readList<OpenInvitation>,
      providesTags: ['People'],
    }),
    joinPackage: build.mutation<
      Reply<typeof sharing.joinPackage>,
      Args<typeof sharing.joinPackage>
    >({
      query: sharing.joinPackage,
      invalidatesTags: (answer) => (answer ? ['Packages', 'People'] : []),
    }),
    /** What a link invites to; null when there is no such invitation any more. */
    readInvitation: build.query<Invitation | null, string>({
      async queryFn(token, _api, _extra, baseQuery) {
        const answer = await baseQuery(sharing.readInvitation({ token }));
        if (!answer.error) return { data: answer.data as Invitation };
        const gone = [400, 404].includes(readFailure(answer.error).status);
        return gone ? { data: null } : { error: answer.error };
      },
      extraOptions: { anonymous: true },
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<
      Reply<typeof sharing.acceptInvitation>,
      Args<typeof sharing.acceptInvitation>
    >({
      query: sharing.acceptInvitation,
      invalidatesTags: ['Packages', 'People'],
    }),
  }),
});

export const {
  useListActivePackagesQuery,
  useListOwnedPackagesQuery,
  useReadStatementInfiniteQuery,
  useListPackagePeopleQuery,
  useInvitePersonMutation,
  useCapPersonMutation,
  useRemovePersonMutation,
  useLeavePackageMutation,
  useListOpenInvitationsQuery,
  useJoinPackageMutation,
  useReadInvitationQuery,
  useAcceptInvitationMutation,
} = packagesApi;
