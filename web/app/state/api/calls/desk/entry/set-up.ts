// Written by `npm run calls` from contract/src/desk/entry/set-up.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/entry/set-up.ts';
import { call, write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const closeDoors = mutation('desk/closeDoors', write<typeof contract.closeDoors>('POST', 'desk/doors/close'), { invalidatesTags: ['SetUp'] }), useCloseDoorsMutation = closeDoors.useMutation;
export const openDoors = mutation('desk/openDoors', write<typeof contract.openDoors>('POST', 'desk/doors/open'), { invalidatesTags: ['SetUp'] }), useOpenDoorsMutation = openDoors.useMutation;
export const previewSite = mutation('desk/previewSite', live<typeof contract.previewSite>('POST', 'desk/doors/preview')), usePreviewSiteMutation = previewSite.useMutation;
export const readConnections = query('desk/readConnections', call<typeof contract.readConnections>('GET', 'desk/set-up/connections'), { providesTags: ['SetUp'] }), useReadConnectionsQuery = readConnections.useQuery;
export const readSetUp = query('desk/readSetUp', call<typeof contract.readSetUp>('GET', 'desk/set-up'), { providesTags: ['SetUp'], keepUnusedDataFor: 0 }), useReadSetUpQuery = readSetUp.useQuery;
export const skipStep = mutation('desk/skipStep', write<typeof contract.skipStep>('PUT', 'desk/set-up/skipped'), { invalidatesTags: ['SetUp'] }), useSkipStepMutation = skipStep.useMutation;
