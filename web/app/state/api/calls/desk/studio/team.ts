// Written by `npm run calls` from contract/src/desk/studio/team.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/team.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const addStaff = mutation('desk/addStaff', write<typeof contract.addStaff>('POST', 'desk/staff/'), { invalidatesTags: ['Team'] }), useAddStaffMutation = addStaff.useMutation;
export const changeStaff = mutation('desk/changeStaff', write<typeof contract.changeStaff>('PUT', 'desk/staff/:id/'), { invalidatesTags: ['Team'] }), useChangeStaffMutation = changeStaff.useMutation;
export const endSessionsOfStaff = mutation('desk/endSessionsOfStaff', write<typeof contract.endSessionsOfStaff>('POST', 'desk/staff/:id/end-sessions/'), { invalidatesTags: ['Team', 'AtDesk'] }), useEndSessionsOfStaffMutation = endSessionsOfStaff.useMutation;
export const endStaffSession = mutation('desk/endStaffSession', write<typeof contract.endStaffSession>('POST', 'desk/staff-sessions/:id/end/'), { invalidatesTags: ['AtDesk'] }), useEndStaffSessionMutation = endStaffSession.useMutation;
export const eraseMember = mutation('desk/eraseMember', write<typeof contract.eraseMember>('POST', 'desk/staff/:id/erase/'), { invalidatesTags: ['Team', 'AtDesk'] }), useEraseMemberMutation = eraseMember.useMutation;
export const exportMember = mutation('desk/exportMember', call<typeof contract.exportMember>('POST', 'desk/staff/:id/export/')), useExportMemberMutation = exportMember.useMutation;
export const leaveDesk = mutation('desk/leaveDesk', write<typeof contract.leaveDesk>('POST', 'desk/staff/:id/leave/'), { invalidatesTags: ['Team'] }), useLeaveDeskMutation = leaveDesk.useMutation;
export const listStaff = query('desk/listStaff', call<typeof contract.listStaff>('GET', 'desk/staff/'), { providesTags: ['Team'] }), useListStaffQuery = listStaff.useQuery;
export const listStaffSessions = query('desk/listStaffSessions', call<typeof contract.listStaffSessions>('GET', 'desk/staff-sessions/'), { providesTags: ['AtDesk'] }), useListStaffSessionsQuery = listStaffSessions.useQuery;
export const readmitStaff = mutation('desk/readmitStaff', write<typeof contract.readmitStaff>('POST', 'desk/staff/:id/readmit/'), { invalidatesTags: ['Team'] }), useReadmitStaffMutation = readmitStaff.useMutation;
export const resetFactors = mutation('desk/resetFactors', write<typeof contract.resetFactors>('POST', 'desk/staff/:id/reset-factors/'), { invalidatesTags: ['Team', 'AtDesk'] }), useResetFactorsMutation = resetFactors.useMutation;
export const suspendStaff = mutation('desk/suspendStaff', write<typeof contract.suspendStaff>('POST', 'desk/staff/:id/suspend/'), { invalidatesTags: ['Team', 'AtDesk'] }), useSuspendStaffMutation = suspendStaff.useMutation;
