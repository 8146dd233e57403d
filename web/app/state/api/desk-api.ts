import { api } from './api.ts';
import type { Args, Reply } from './call.ts';
import * as calls from './calls/desk/day.ts';

/**
 * What the desk asks. Every name begins with `desk`: such answers are of many people and are kept by no
 * browser (`packTree`).
 */
export const deskApi = api.enhanceEndpoints({ addTagTypes: ['Day'] }).injectEndpoints({
  endpoints: (build) => ({
    /** A day of one branch or all; without a date today. */
    deskDay: build.query<Reply<typeof calls.readDay>, Args<typeof calls.readDay>>({
      query: calls.readDay,
      providesTags: ['Day'],
    }),
    /** What became of one session, and what else its client has. */
    deskSession: build.query<
      Reply<typeof calls.readDeskSession>,
      Args<typeof calls.readDeskSession>
    >({
      query: calls.readDeskSession,
      providesTags: ['Day'],
    }),
  }),
});

export const { useDeskDayQuery, useDeskSessionQuery } = deskApi;
