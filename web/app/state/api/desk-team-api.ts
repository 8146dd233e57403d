import { api } from './api.ts';
import type { Args, Reply } from './call.ts';
import * as counters from './calls/desk/entry/counters.ts';
import * as setUp from './calls/desk/entry/set-up.ts';
import * as audit from './calls/desk/studio/audit.ts';
import * as team from './calls/desk/studio/team.ts';

/** Who works at the desk, at which counters, and who changed what; for managers. */
export const deskTeamApi = api
  .enhanceEndpoints({ addTagTypes: ['AtDesk', 'Team'] })
  .injectEndpoints({
    endpoints: (build) => ({
      deskTeam: build.query<Reply<typeof team.listStaff>, void>({
        query: () => team.listStaff(),
        providesTags: ['Team'],
      }),
      deskAddStaff: build.mutation<Reply<typeof team.addStaff>, Args<typeof team.addStaff>>({
        query: team.addStaff,
        invalidatesTags: ['Team'],
      }),
      /** Also after a refusal what is shown is out of date. */
      deskChangeStaff: build.mutation<
        Reply<typeof team.changeStaff>,
        Args<typeof team.changeStaff>
      >({
        query: team.changeStaff,
        invalidatesTags: ['Team'],
      }),
      deskSuspendStaff: build.mutation<
        Reply<typeof team.suspendStaff>,
        Args<typeof team.suspendStaff>
      >({ query: team.suspendStaff, invalidatesTags: ['Team', 'AtDesk'] }),
      deskReadmitStaff: build.mutation<
        Reply<typeof team.readmitStaff>,
        Args<typeof team.readmitStaff>
      >({ query: team.readmitStaff, invalidatesTags: ['Team'] }),
      deskEndSessionsOf: build.mutation<
        Reply<typeof team.endSessionsOfStaff>,
        Args<typeof team.endSessionsOfStaff>
      >({ query: team.endSessionsOfStaff, invalidatesTags: ['Team', 'AtDesk'] }),
      deskResetFactors: build.mutation<
        Reply<typeof team.resetFactors>,
        Args<typeof team.resetFactors>
      >({ query: team.resetFactors, invalidatesTags: ['Team', 'AtDesk'] }),
      deskExportMember: build.mutation<
        Reply<typeof team.exportMember>,
        Args<typeof team.exportMember>
      >({ query: team.exportMember }),
      /** They are of the team no more, and everything that names them is asked anew. */
      deskEraseMember: build.mutation<
        Reply<typeof team.eraseMember>,
        Args<typeof team.eraseMember>
      >({ query: team.eraseMember, invalidatesTags: ['Team', 'AtDesk'] }),
      deskCounters: build.query<Reply<typeof counters.listCounters>, void>({
        query: () => counters.listCounters(),
        providesTags: ['Team'],
      }),
      deskRenameCounter: build.mutation<
        Reply<typeof counters.renameCounter>,
        Args<typeof counters.renameCounter>
      >({ query: counters.renameCounter, invalidatesTags: ['Team', 'AtDesk'] }),
      deskRevokeCounter: build.mutation<
        Reply<typeof counters.revokeCounter>,
        Args<typeof counters.revokeCounter>
      >({ query: counters.revokeCounter, invalidatesTags: ['Team', 'AtDesk'] }),
      deskSetUp: build.query<Reply<typeof setUp.readSetUp>, void>({
        query: () => setUp.readSetUp(),
        keepUnusedDataFor: 0,
      }),
      deskAudit: build.query<Reply<typeof audit.listAudit>, Args<typeof audit.listAudit>>({
        query: audit.listAudit,
        keepUnusedDataFor: 0,
      }),
    }),
  });

export const {
  useDeskTeamQuery,
  useDeskAddStaffMutation,
  useDeskChangeStaffMutation,
  useDeskSuspendStaffMutation,
  useDeskReadmitStaffMutation,
  useDeskEndSessionsOfMutation,
  useDeskResetFactorsMutation,
  useDeskExportMemberMutation,
  useDeskEraseMemberMutation,
  useDeskCountersQuery,
  useDeskRenameCounterMutation,
  useDeskRevokeCounterMutation,
  useDeskSetUpQuery,
  useDeskAuditQuery,
} = deskTeamApi;
