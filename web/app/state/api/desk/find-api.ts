import type { Args, Reply } from '../call.ts';
import * as calls from '../calls/desk/clients/clients.ts';
import { deskApi } from '../desk-api.ts';

/** Who is looked for while somebody types. */
export const deskFindApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskFindClients: build.query<Reply<typeof calls.findClients>, Args<typeof calls.findClients>>({
      query: (args) => calls.findClients(args),
      keepUnusedDataFor: 10,
    }),
  }),
});

export const { useDeskFindClientsQuery } = deskFindApi;
