import { api } from './api.ts';
import type { Reply } from './call.ts';
import * as calls from './calls/studio.ts';

export const studioApi = api.injectEndpoints({
  endpoints: (build) => ({
    readStudio: build.query<Reply<typeof calls.readStudio>, void>({
      query: calls.readStudio,
    }),
    listClosures: build.query<Reply<typeof calls.listClosures>, void>({
      query: calls.listClosures,
    }),
  }),
});

export const { useReadStudioQuery, useListClosuresQuery } = studioApi;
