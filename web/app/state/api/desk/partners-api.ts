import type { Args, Reply } from '../call.ts';
import * as partners from '../calls/desk/studio/partners.ts';
import * as therapists from '../calls/desk/studio/therapists.ts';
import { deskStudioApi } from './studio-api.ts';

/** What partners give members, and what is told of therapists, for managers. The names begin with `desk`, as in `desk-api.ts`. */
export const deskPartnersApi = deskStudioApi.injectEndpoints({
  endpoints: (build) => ({
    deskDiscounts: build.query<Reply<typeof partners.listStudioDiscounts>, void>({
      query: () => partners.listStudioDiscounts(),
      providesTags: ['Studio'],
    }),
    deskAddDiscount: build.mutation<
      Reply<typeof partners.addDiscount>,
      Args<typeof partners.addDiscount>
    >({ query: partners.addDiscount, invalidatesTags: ['Studio'] }),
    deskChangeDiscount: build.mutation<
      Reply<typeof partners.changeDiscount>,
      Args<typeof partners.changeDiscount>
    >({ query: partners.changeDiscount, invalidatesTags: ['Studio'] }),
    deskRetireDiscount: build.mutation<
      Reply<typeof partners.retireDiscount>,
      Args<typeof partners.retireDiscount>
    >({ query: partners.retireDiscount, invalidatesTags: ['Studio'] }),
    deskAddSpareCodes: build.mutation<
      Reply<typeof partners.addSpareCodes>,
      Args<typeof partners.addSpareCodes>
    >({ query: partners.addSpareCodes, invalidatesTags: ['Studio'] }),
    deskTherapists: build.query<Reply<typeof therapists.listStudioTherapists>, void>({
      query: () => therapists.listStudioTherapists(),
      providesTags: ['Studio'],
    }),
    deskAddTherapist: build.mutation<
      Reply<typeof therapists.addTherapist>,
      Args<typeof therapists.addTherapist>
    >({ query: therapists.addTherapist, invalidatesTags: ['Studio', 'Therapists', 'Day'] }),
    deskChangeTherapist: build.mutation<
      Reply<typeof therapists.changeTherapist>,
      Args<typeof therapists.changeTherapist>
    >({ query: therapists.changeTherapist, invalidatesTags: ['Studio', 'Therapists', 'Day'] }),
    deskRetireTherapist: build.mutation<
      Reply<typeof therapists.retireTherapist>,
      Args<typeof therapists.retireTherapist>
    >({ query: therapists.retireTherapist, invalidatesTags: ['Studio', 'Therapists', 'Day'] }),
  }),
});

export const {
  useDeskDiscountsQuery,
  useDeskAddDiscountMutation,
  useDeskChangeDiscountMutation,
  useDeskRetireDiscountMutation,
  useDeskAddSpareCodesMutation,
  useDeskTherapistsQuery,
  useDeskAddTherapistMutation,
  useDeskChangeTherapistMutation,
  useDeskRetireTherapistMutation,
} = deskPartnersApi;
