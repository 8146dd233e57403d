import type { InteractionType, PartnerDiscount } from '@limber/contract/partners.ts';
import { api } from './api.ts';
import { readList } from './pages.ts';

export const partnersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Partner discounts of a member; empty for everyone else. */
    listPartnerDiscounts: build.query<PartnerDiscount[], void>({
      query: () => 'appointment/membership/partner-discounts/',
      transformResponse: readList<PartnerDiscount>,
      providesTags: ['Partners'],
    }),
    /** Says what a member did with a discount. Its failure concerns nobody and is only logged. */
    trackInteraction: build.mutation<{ detail: string }, { id: number; type: InteractionType }>({
      query: ({ id, type }) => ({
        url: 'appointment/discounts/interaction/',
        method: 'POST',
        body: { discount_id: id, interaction_type: type },
      }),
      async onQueryStarted({ type }, { queryFulfilled }) {
        await queryFulfilled.catch((reason) =>
          console.error(`Interaction ${type} was not recorded`, reason?.error),
        );
      },
    }),
    /** Says that a code does not work; answers a fresh one when the partner has one. */
    requestNewCode: build.mutation<{ detail: string; online_discount_code?: string }, number>({
      query: (id) => ({ url: `appointment/request-new-code/${id}/`, method: 'POST' }),
      invalidatesTags: (answer) => (answer ? ['Partners'] : []),
    }),
  }),
});

export const {
  useListPartnerDiscountsQuery,
  useTrackInteractionMutation,
  useRequestNewCodeMutation,
} = partnersApi;
