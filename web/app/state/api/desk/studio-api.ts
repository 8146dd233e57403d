import type { Args, Reply } from '../call.ts';
import * as pictures from '../calls/desk/studio/pictures.ts';
import * as products from '../calls/desk/studio/products.ts';
import * as resources from '../calls/desk/studio/resources.ts';
import * as services from '../calls/desk/studio/services.ts';
import * as settings from '../calls/desk/studio/settings.ts';
import * as vat from '../calls/desk/studio/vat.ts';
import { deskApi } from '../desk-api.ts';

/**
 * The studio's own things, for managers. After a refusal too, what is shown is out of date. The names begin
 * with `desk`, as in `desk-api.ts`.
 */
export const deskStudioApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['Studio', 'AtDesk'] })
  .injectEndpoints({
    endpoints: (build) => ({
      deskServices: build.query<Reply<typeof services.listStudioServices>, void>({
        query: () => services.listStudioServices(),
        providesTags: ['Studio'],
      }),
      deskAddService: build.mutation<
        Reply<typeof services.addService>,
        Args<typeof services.addService>
      >({ query: services.addService, invalidatesTags: ['Studio', 'Day'] }),
      deskChangeService: build.mutation<
        Reply<typeof services.changeService>,
        Args<typeof services.changeService>
      >({ query: services.changeService, invalidatesTags: ['Studio', 'Day'] }),
      deskRetireService: build.mutation<
        Reply<typeof services.retireService>,
        Args<typeof services.retireService>
      >({ query: services.retireService, invalidatesTags: ['Studio', 'Day'] }),
      deskProducts: build.query<Reply<typeof products.listStudioProducts>, void>({
        query: () => products.listStudioProducts(),
        providesTags: ['Studio'],
      }),
      deskAddProduct: build.mutation<
        Reply<typeof products.addProduct>,
        Args<typeof products.addProduct>
      >({ query: products.addProduct, invalidatesTags: ['Studio'] }),
      deskChangeProduct: build.mutation<
        Reply<typeof products.changeProduct>,
        Args<typeof products.changeProduct>
      >({ query: products.changeProduct, invalidatesTags: ['Studio'] }),
      deskRetireProduct: build.mutation<
        Reply<typeof products.retireProduct>,
        Args<typeof products.retireProduct>
      >({ query: products.retireProduct, invalidatesTags: ['Studio'] }),
      deskResources: build.query<Reply<typeof resources.listStudioResources>, void>({
        query: () => resources.listStudioResources(),
        providesTags: ['Studio'],
      }),
      deskAddResource: build.mutation<
        Reply<typeof resources.addResource>,
        Args<typeof resources.addResource>
      >({ query: resources.addResource, invalidatesTags: ['Studio', 'Day'] }),
      deskChangeResource: build.mutation<
        Reply<typeof resources.changeResource>,
        Args<typeof resources.changeResource>
      >({ query: resources.changeResource, invalidatesTags: ['Studio', 'Day'] }),
      deskRetireResource: build.mutation<
        Reply<typeof resources.retireResource>,
        Args<typeof resources.retireResource>
      >({ query: resources.retireResource, invalidatesTags: ['Studio', 'Day'] }),
      deskSettings: build.query<Reply<typeof settings.readSettings>, void>({
        query: () => settings.readSettings(),
        providesTags: ['Studio'],
      }),
      deskChangeSettings: build.mutation<
        Reply<typeof settings.changeSettings>,
        Args<typeof settings.changeSettings>
      >({ query: settings.changeSettings, invalidatesTags: ['Studio', 'AtDesk'] }),
      deskUploadPicture: build.mutation<
        Reply<typeof pictures.uploadStudioPicture>,
        Args<typeof pictures.uploadStudioPicture>
      >({ query: pictures.uploadStudioPicture }),
      deskVatRates: build.query<Reply<typeof vat.listVatRates>, void>({
        query: () => vat.listVatRates(),
        providesTags: ['Studio'],
      }),
      deskSetVatRate: build.mutation<Reply<typeof vat.setVatRate>, Args<typeof vat.setVatRate>>({
        query: vat.setVatRate,
        invalidatesTags: ['Studio'],
      }),
      deskWithdrawVatRate: build.mutation<
        Reply<typeof vat.withdrawVatRate>,
        Args<typeof vat.withdrawVatRate>
      >({ query: vat.withdrawVatRate, invalidatesTags: ['Studio'] }),
    }),
  });

export const {
  useDeskServicesQuery,
  useDeskAddServiceMutation,
  useDeskChangeServiceMutation,
  useDeskRetireServiceMutation,
  useDeskProductsQuery,
  useDeskAddProductMutation,
  useDeskChangeProductMutation,
  useDeskRetireProductMutation,
  useDeskResourcesQuery,
  useDeskAddResourceMutation,
  useDeskChangeResourceMutation,
  useDeskRetireResourceMutation,
  useDeskSettingsQuery,
  useDeskChangeSettingsMutation,
  useDeskUploadPictureMutation,
  useDeskVatRatesQuery,
  useDeskSetVatRateMutation,
  useDeskWithdrawVatRateMutation,
} = deskStudioApi;
