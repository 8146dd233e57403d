// Written by `npm run calls` from contract/src/desk/rota/hours.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/hours.ts';
import { call, write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const changeHours = mutation('desk/changeHours', write<typeof contract.changeHours>('POST', 'desk/hours'), { invalidatesTags: ['Day'] }), useChangeHoursMutation = changeHours.useMutation;
export const listHours = query('desk/listHours', live<typeof contract.listHours>('GET', 'desk/hours'), { providesTags: ['Day'] }), useListHoursQuery = listHours.useQuery;
export const listHoursChanges = query('desk/listHoursChanges', call<typeof contract.listHoursChanges>('GET', 'desk/hours/changes'), { providesTags: ['Day'] }), useListHoursChangesQuery = listHoursChanges.useQuery;
export const listUnstaffed = query('desk/listUnstaffed', call<typeof contract.listUnstaffed>('GET', 'desk/hours/unstaffed'), { providesTags: ['Day'] }), useListUnstaffedQuery = listUnstaffed.useQuery;
export const previewHours = mutation('desk/previewHours', call<typeof contract.previewHours>('POST', 'desk/hours/preview')), usePreviewHoursMutation = previewHours.useMutation;
export const withdrawHours = mutation('desk/withdrawHours', write<typeof contract.withdrawHours>('DELETE', 'desk/hours/changes/:id'), { invalidatesTags: ['Day'] }), useWithdrawHoursMutation = withdrawHours.useMutation;
