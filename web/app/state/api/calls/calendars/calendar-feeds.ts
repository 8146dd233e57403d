// Written by `npm run calls` from contract/src/calendars/calendar-feeds.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/calendars/calendar-feeds.ts';
import { call, write } from '../../call.ts';
import { mutation, query } from '../../endpoint.ts';

export const makeCalendarFeed = mutation('makeCalendarFeed', write<typeof contract.makeCalendarFeed>('POST', 'appointment/calendar-feed/'), { invalidatesTags: ['Me'] }), useMakeCalendarFeedMutation = makeCalendarFeed.useMutation;
export const readOwnCalendarFeed = query('readOwnCalendarFeed', call<typeof contract.readOwnCalendarFeed>('GET', 'appointment/calendar-feed/'), { providesTags: ['Me'], keepUnusedDataFor: 0 }), useReadOwnCalendarFeedQuery = readOwnCalendarFeed.useQuery;
export const revokeCalendarFeed = mutation('revokeCalendarFeed', write<typeof contract.revokeCalendarFeed>('DELETE', 'appointment/calendar-feed/'), { invalidatesTags: ['Me'] }), useRevokeCalendarFeedMutation = revokeCalendarFeed.useMutation;
