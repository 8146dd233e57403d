// Written by `npm run calls` from contract/src/desk/studio/calendar-feeds.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/calendar-feeds.ts';
import { call } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const makeBranchCalendarFeed = mutation('desk/makeBranchCalendarFeed', call<typeof contract.makeBranchCalendarFeed>('POST', 'desk/calendar-feed/:location/'), { invalidatesTags: ['Studio'] }), useMakeBranchCalendarFeedMutation = makeBranchCalendarFeed.useMutation;
export const readBranchCalendarFeed = query('desk/readBranchCalendarFeed', call<typeof contract.readBranchCalendarFeed>('GET', 'desk/calendar-feed/:location/'), { providesTags: ['Studio'], keepUnusedDataFor: 0 }), useReadBranchCalendarFeedQuery = readBranchCalendarFeed.useQuery;
export const revokeBranchCalendarFeed = mutation('desk/revokeBranchCalendarFeed', call<typeof contract.revokeBranchCalendarFeed>('DELETE', 'desk/calendar-feed/:location/'), { invalidatesTags: ['Studio'] }), useRevokeBranchCalendarFeedMutation = revokeBranchCalendarFeed.useMutation;
