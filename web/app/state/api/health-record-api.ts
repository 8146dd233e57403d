import { api } from './api.ts';
import type { Reply } from './call.ts';
import * as calls from './calls/health-record.ts';

/** Who read the caller's health notes, and what the caller agreed to: asked anew each time it is shown. */
const healthRecordApi = api.injectEndpoints({
  endpoints: (build) => ({
    readHealthRecord: build.query<Reply<typeof calls.readHealthRecord>, void>({
      query: calls.readHealthRecord,
      providesTags: ['Me'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useReadHealthRecordQuery } = healthRecordApi;
