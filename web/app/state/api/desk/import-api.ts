import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { api } from '../api.ts';
import type { Args, Reply } from '../call.ts';
import * as calls from '../calls/desk/studio/import.ts';

type Fates = Reply<typeof calls.importClients>;

/** What managers bring along from other software. The names begin with `desk`, as in `desk-api.ts`. */
export const deskImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskReadFile: build.mutation<
      Reply<typeof calls.readImportFile>,
      Args<typeof calls.readImportFile>
    >({ query: calls.readImportFile }),
    deskImportClients: build.mutation<Fates, Args<typeof calls.importClients>>({
      query: calls.importClients,
    }),
    deskImportPackages: build.mutation<Fates, Args<typeof calls.importPackages>>({
      query: calls.importPackages,
    }),
    deskImportBookings: build.mutation<Fates, Args<typeof calls.importBookings>>({
      query: calls.importBookings,
    }),
    deskImportTemplate: build.mutation<string, ImportKind>({
      query: (kind) => ({
        url: 'desk/import/template/',
        params: { kind },
        responseHandler: (answer) => (answer.ok ? answer.text() : answer.json()),
      }),
    }),
  }),
});

export const {
  useDeskReadFileMutation,
  useDeskImportClientsMutation,
  useDeskImportPackagesMutation,
  useDeskImportBookingsMutation,
  useDeskImportTemplateMutation,
} = deskImportApi;
