import type { ActivePackage, OwnedPackages, StatementLine } from '@limber/contract/packages.ts';
import type { Invitation, PackagePerson } from '@limber/contract/sharing.ts';
import { api } from './api.ts';
import { readFailure } from './failure.ts';
import { pageSize, pagesByOffset, readList } from './pages.ts';

/** The package of each kind that would be used next; null: none, or the call did not answer 200. */
export interface ActivePackages {
  regular: ActivePackage | null;
  shared: ActivePackage | null;
  unlimited: ActivePackage | null;
}

/** One page of a package's statement; `count` is of all pages. */
export interface StatementPage {
  count: number;
  results: StatementLine[];
}

export const packagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The three kinds, asked together; each counts only when it answers 200. */
    listActivePackages: build.query<ActivePackages, void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const answers = await Promise.all([
          baseQuery('appointment/active-package/'),
          baseQuery('appointment/active-shared-package/'),
          baseQuery('appointment/active-unlimited-package/'),
        ]);
        const [regular = null, shared = null, unlimited = null] = answers.map((answer) =>
          // 204 says that there is none.
          answer.error ? null : ((answer.data as ActivePackage | null) ?? null),
        );
        return { data: { regular, shared, unlimited } };
      },
      providesTags: ['Packages'],
    }),
    listOwnedPackages: build.query<OwnedPackages, void>({
      query: () => 'appointment/packages/',
      providesTags: ['Packages'],
    }),
    /** The owner's statement of minutes, newest first; the page parameter is the offset. */
    readStatement: build.infiniteQuery<StatementPage, number, number>({
      query: ({ queryArg: id, pageParam: offset }) => ({
        url: `appointment/packages/${id}/statement/`,
        params: { limit: pageSize, offset },
      }),
      infiniteQueryOptions: pagesByOffset,
      providesTags: ['Packages'],
    }),
    listPackagePeople: build.query<PackagePerson[], number>({
      query: (id) => `appointment/packages/${id}/people/`,
      transformResponse: readList<PackagePerson>,
      providesTags: ['People', 'Packages'],
    }),
    /** Inviting an address again sends it a new link. `capMinutes` null: all there are. */
    invitePerson: build.mutation<
      PackagePerson,
      { packageId: number; email: string; capMinutes: number | null }
    >({
      query: ({ packageId, email, capMinutes }) => ({
        url: `appointment/packages/${packageId}/people/`,
        method: 'POST',
        body: { email, cap_minutes: capMinutes },
      }),
      invalidatesTags: ['People'],
    }),
    capPerson: build.mutation<
      PackagePerson,
      { packageId: number; personId: number; capMinutes: number | null }
    >({
      query: ({ packageId, personId, capMinutes }) => ({
        url: `appointment/packages/${packageId}/people/${personId}/`,
        method: 'PUT',
        body: { cap_minutes: capMinutes },
      }),
      invalidatesTags: ['People'],
    }),
    removePerson: build.mutation<null, { packageId: number; personId: number }>({
      query: ({ packageId, personId }) => ({
        url: `appointment/packages/${packageId}/people/${personId}/`,
        method: 'DELETE',
      }),
      invalidatesTags: ['People'],
    }),
    /** What a link invites to; null when there is no such invitation any more. */
    readInvitation: build.query<Invitation | null, string>({
      async queryFn(token, _api, _extra, baseQuery) {
        const answer = await baseQuery(invitationUrl(token));
        if (!answer.error) return { data: answer.data as Invitation };
        const gone = [400, 404].includes(readFailure(answer.error).status);
        return gone ? { data: null } : { error: answer.error };
      },
      extraOptions: { anonymous: true },
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<{ detail: string }, { token: string; adult: boolean }>({
      query: ({ token, adult }) => ({
        url: invitationUrl(token),
        method: 'POST',
        body: { adult },
      }),
      invalidatesTags: ['Packages'],
    }),
  }),
});

export const {
  useListActivePackagesQuery,
  useLazyListActivePackagesQuery,
  useListOwnedPackagesQuery,
  useReadStatementInfiniteQuery,
  useListPackagePeopleQuery,
  useInvitePersonMutation,
  useCapPersonMutation,
  useRemovePersonMutation,
  useReadInvitationQuery,
  useAcceptInvitationMutation,
} = packagesApi;

function invitationUrl(token: string): string {
  return `appointment/package-invitations/${encodeURIComponent(token)}/`;
}
