import { api } from './api.ts';
import type { Args, Reply } from './call.ts';
import * as calls from './calls/partners.ts';

const partnersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reports what a member did with a discount. A failure is only logged. */
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
  }),
});

export const { useTrackInteractionMutation } = partnersApi;
