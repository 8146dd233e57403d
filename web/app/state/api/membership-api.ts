import type { CardCheck } from '@limber/contract/membership.ts';
import { api } from './api.ts';
import type { Reply } from './call.ts';
import * as calls from './calls/membership.ts';
import { readFailure } from './failure.ts';

/** What became of checking a shown card. */
export type CardVerdict =
  | { kind: 'card'; card: CardCheck }
  /** The pass is older than a minute or two: a picture of a card, or a page left open. */
  | { kind: 'expired' }
  /** Not a pass of ours. */
  | { kind: 'unknown' };

export const membershipApi = api.injectEndpoints({
  endpoints: (build) => ({
    readMembershipStatus: build.query<Reply<typeof calls.readMembershipStatus>, void>({
      query: calls.readMembershipStatus,
      providesTags: ['Membership'],
    }),
    /** The pass in the QR of the caller's card; good until its `renew_at`. */
    readCardPass: build.query<Reply<typeof calls.readCardPass>, void>({
      query: calls.readCardPass,
      providesTags: ['Membership'],
      keepUnusedDataFor: 0,
    }),
    checkCard: build.query<CardVerdict, string>({
      async queryFn(pass, _api, _extra, baseQuery) {
        const answer = await baseQuery(calls.checkCard({ pass }));
        if (!answer.error) return { data: { kind: 'card', card: answer.data as CardCheck } };
        const { status } = readFailure(answer.error);
        if (status === 410) return { data: { kind: 'expired' } };
        if (status === 400 || status === 404) return { data: { kind: 'unknown' } };
        return { error: answer.error };
      },
      extraOptions: { anonymous: true },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useReadMembershipStatusQuery, useReadCardPassQuery, useCheckCardQuery } =
  membershipApi;
