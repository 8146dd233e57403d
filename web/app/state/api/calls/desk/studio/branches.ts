// Written by `npm run calls` from contract/src/desk/studio/branches.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/branches.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const addBranch = mutation('desk/addBranch', write<typeof contract.addBranch>('POST', 'desk/studio/branches'), { invalidatesTags: ['Studio', 'Locations', 'Day'] }), useAddBranchMutation = addBranch.useMutation;
export const changeBranch = mutation('desk/changeBranch', write<typeof contract.changeBranch>('PUT', 'desk/studio/branches/:location'), { invalidatesTags: ['Studio', 'Locations', 'Day'] }), useChangeBranchMutation = changeBranch.useMutation;
export const listStudioBranches = query('desk/listStudioBranches', call<typeof contract.listStudioBranches>('GET', 'desk/studio/branches'), { providesTags: ['Studio'] }), useListStudioBranchesQuery = listStudioBranches.useQuery;
export const makeBranchCalendarFeed = mutation('desk/makeBranchCalendarFeed', write<typeof contract.makeBranchCalendarFeed>('POST', 'desk/calendar-feed/:location/'), { invalidatesTags: ['Studio'] }), useMakeBranchCalendarFeedMutation = makeBranchCalendarFeed.useMutation;
export const readBranchCalendarFeed = query('desk/readBranchCalendarFeed', call<typeof contract.readBranchCalendarFeed>('GET', 'desk/calendar-feed/:location/'), { providesTags: ['Studio'], keepUnusedDataFor: 0 }), useReadBranchCalendarFeedQuery = readBranchCalendarFeed.useQuery;
export const retireBranch = mutation('desk/retireBranch', write<typeof contract.retireBranch>('POST', 'desk/studio/branches/:location/retire'), { invalidatesTags: ['Studio', 'Locations', 'Day'] }), useRetireBranchMutation = retireBranch.useMutation;
export const revokeBranchCalendarFeed = mutation('desk/revokeBranchCalendarFeed', write<typeof contract.revokeBranchCalendarFeed>('DELETE', 'desk/calendar-feed/:location/'), { invalidatesTags: ['Studio'] }), useRevokeBranchCalendarFeedMutation = revokeBranchCalendarFeed.useMutation;
