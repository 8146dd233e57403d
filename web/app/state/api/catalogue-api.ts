import type { Location, Package, Service, Therapist } from '@limber/contract/catalogue.ts';
import type { Category, Products } from '../empty-state.ts';
import { setAllCategories, setAllProducts } from '../utils-slice.ts';
import { api } from './api.ts';
import type { Rows } from './call.ts';
import * as calls from './calls/catalogue.ts';
import {
  catalogueErrorDelayMs,
  catalogueRetries,
  emptyCatalogueDelayMs,
} from './catalogue-retry.ts';
import { readList } from './pages.ts';

type Listed<Item> = { results: Item[] } | Item[];

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The four lists, asked together; failures are repeated silently, ten times at most. */
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
    listLocations: build.query<Rows<typeof calls.listLocations>, void>({
      query: calls.listLocations,
      transformResponse: readList<Location>,
      providesTags: ['Locations'],
    }),
    listTherapists: build.query<Rows<typeof calls.listTherapists>, void>({
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

export const { useListCatalogueQuery, useListLocationsQuery, useListTherapistsQuery } =
  catalogueApi;

function pause(lastsMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, lastsMs));
}
