import type { ActivePackage, PackageKind } from '@limber/contract/packages.ts';
import { api } from './api.ts';
import * as calls from './calls/packages.ts';

/** The package of each kind to use next; null: none, or the call did not answer 200. */
export type ActivePackages = Record<PackageKind, ActivePackage | null>;

export const packagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The three kinds, requested together; each counts only if it answers 200. */
    listActivePackages: build.query<ActivePackages, void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const answers = await Promise.all([
          baseQuery(calls.readActivePackage()),
          baseQuery(calls.readActiveSharedPackage()),
          baseQuery(calls.readActiveUnlimitedPackage()),
        ]);
        const [regular = null, shared = null, unlimited = null] = answers.map((answer) =>
          // 204 means that there is none.
          answer.error ? null : ((answer.data as ActivePackage | null) ?? null),
        );
        return { data: { regular, shared, unlimited } };
      },
      providesTags: ['Packages'],
    }),
  }),
});

export const { useListActivePackagesQuery } = packagesApi;
