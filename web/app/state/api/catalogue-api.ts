import type { Package, Service, Therapist } from '@limber/contract/catalogue.ts';
import { setAllCategories, setAllProducts } from '../catalogue-slice.ts';
import type { Category, Products } from '../initial-state.ts';
import { api } from './api.ts';
import type { Reply } from './call.ts';
import * as calls from './calls/catalogue.ts';
import * as favourites from './calls/favourites.ts';
import {
  catalogueErrorDelayMs,
  catalogueRetries,
  emptyCatalogueDelayMs,
} from './catalogue-retry.ts';
import { query } from './endpoint.ts';
import { readList } from './paged-lists.ts';

type Listed<Item> = { results: Item[] } | Item[];

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The four lists, requested together; failures are retried silently, at most ten times. */
    listCatalogue: build.query<Products, void>({
      async queryFn(_arg, { signal }, _extra, baseQuery) {
        let emptyRounds = 0;
        for (let failures = 0; ; ) {
          const [services, packages, shared, unlimited] = await Promise.all([
            baseQuery(calls.listServices()),
            baseQuery(calls.listPackages()),
            baseQuery(calls.listSharedPackages()),
            baseQuery(calls.listUnlimitedPackages()),
          ]);
          const error = services.error ?? packages.error ?? shared.error ?? unlimited.error;
          if (error) {
            if (failures >= catalogueRetries || signal.aborted) return { error };
            await pause(catalogueErrorDelayMs(failures));
            failures += 1;
            continue;
          }
          const products: Products = {
            services: readList(services.data as Listed<Service>),
            packages: readList(packages.data as Listed<Package>),
            shared: readList(shared.data as Listed<Package>),
            unlimited: readList(unlimited.data as Listed<Package>),
          };
          const someEmpty = Object.values(products).some((list) => list.length === 0);
          if (!someEmpty || emptyRounds >= 1) return { data: products };
          emptyRounds += 1;
          await pause(emptyCatalogueDelayMs);
        }
      },
      async onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const categories = Object.entries(answer.data).filter(([, list]) => list.length > 0);
        dispatch(setAllProducts(answer.data));
        dispatch(setAllCategories(categories.map(([category]) => category as Category)));
      },
    }),
    listTherapists: build.query<Therapist[], void>({
      query: calls.listTherapists,
      transformResponse: readList<Therapist>,
      providesTags: ['Therapists'],
      async onQueryStarted(_arg, { queryFulfilled }) {
        await queryFulfilled.catch((reason) =>
          console.error('Error fetching therapists data', reason?.error),
        );
      },
    }),
  }),
});

/** By hand, as `early-requests.ts` sends the same request. */
export const listLocations = query('listLocations', calls.listLocations, {
  transformResponse: readList,
  providesTags: ['Locations'],
});
export const useListLocationsQuery = listLocations.useQuery;

const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Marks or unmarks a favourite therapist; the list shows it before the server has answered. */
    markFavourite: build.mutation<
      Reply<typeof favourites.followTherapistByPost>,
      { id: number; follow: boolean }
    >({
      query: ({ id, follow }) =>
        follow
          ? favourites.followTherapistByPost({ id })
          : favourites.unfollowTherapistByDelete({ id }),
      async onQueryStarted({ id, follow }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          catalogueApi.util.updateQueryData('listTherapists', undefined, (team) => {
            for (const therapist of team) if (therapist.id === id) therapist.favourite = follow;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

export const { useListCatalogueQuery, useListTherapistsQuery } = catalogueApi;
export const { useMarkFavouriteMutation } = favouritesApi;

function pause(lastsMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, lastsMs));
}
