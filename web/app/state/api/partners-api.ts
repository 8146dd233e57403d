import type { PartnerDiscount } from '@limber/contract/partners.ts';
import { api } from './api.ts';
import type { Args, Reply, Rows } from './call.ts';
import * as calls from './calls/partners.ts';
import { readList } from './pages.ts';

export const partnersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Partner discounts of a member; empty for everyone else. */
    listPartnerDiscounts: build.query<Rows<typeof calls.listPartnerDiscounts>, void>({
      query: calls.listPartnerDiscounts,
      transformResponse: readList<PartnerDiscount>,
      providesTags: ['Partners'],
    }),
    /** Says what a member did with a discount. Its failure concerns nobody and is only logged. */
    trackInteraction: build.mutation<
      Reply<typeof calls.trackInteraction>,
      Args<typeof calls.trackInteraction>
    >({
      query: calls.trackInteraction,
      async onQueryStarted({ interaction_type }, { queryFulfilled }) {
        await queryFulfilled.catch((reason) =>
          console.error(`Interaction ${interaction_type} was not recorded`, reason?.error),
        );
      },
    }),
    /** Says that a code does not work; answers a fresh one when the partner has one. */
    requestNewCode: build.mutation<
      Reply<typeof calls.requestNewCode>,
      Args<typeof calls.requestNewCode>
    >({
      query: calls.requestNewCode,
      invalidatesTags: (answer) => (answer ? ['Partners'] : []),
    }),
  }),
});

export const {
  useListPartnerDiscountsQuery,
  useTrackInteractionMutation,
  useRequestNewCodeMutation,
} = partnersApi;
