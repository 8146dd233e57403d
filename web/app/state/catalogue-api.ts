import type { Location, Package, Service, Therapist } from '@limber/contract/catalogue.ts';
import { api } from './api.ts';
import {
  catalogueErrorDelayMs,
  catalogueRetries,
  emptyCatalogueDelayMs,
} from './catalogue-retry.ts';
import { readList } from './pages.ts';
import { type Category, type Products, setAllCategories, setAllProducts } from './utils-slice.ts';

type Listed<Item> = { results: Item[] } | Item[];

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The four lists, asked together; failures are repeated silently, ten times at most. */
    listCatalogue: build.query<Products, void>({
      async queryFn(_arg, { signal }, _extra, baseQuery) {
        let emptyRounds = 0;
        for (let failures = 0; ; ) {
          const [services, packages, shared, unlimited] = await Promise.all([
            baseQuery('service/services/'),
            baseQuery('service/packages/'),
            baseQuery('service/shared_package/'),
            baseQuery('service/unlimited_package/'),
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
    listLocations: build.query<Location[], void>({
      query: () => 'service/locations/',
      transformResponse: readList<Location>,
    }),
    listTherapists: build.query<Therapist[], void>({
      query: () => 'staff/therapists-p/',
      transformResponse: readList<Therapist>,
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
