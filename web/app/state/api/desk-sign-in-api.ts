import { byItself } from '../by-itself.ts';
import { api } from './api.ts';
import type { Args, Reply } from './call.ts';
import * as counters from './calls/desk/entry/counters.ts';
import * as factors from './calls/desk/entry/factors.ts';
import * as calls from './calls/desk/entry/sign-in.ts';
import * as team from './calls/desk/studio/team.ts';

const anonymous = { anonymous: true };

/** Signing in at the desk. The names begin with `desk`, as in `desk-api.ts`. */
export const deskSignInApi = api
  .enhanceEndpoints({ addTagTypes: ['AtDesk', 'Team'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Who is at the desk, and what is still to be shown; `code`: where one develops. */
      deskSignIn: build.query<Reply<typeof calls.readSignIn> & { code?: string }, void>({
        query: () => calls.readSignIn(undefined, byItself()),
        transformResponse: (reply: Reply<typeof calls.readSignIn>, meta) => ({
          ...reply,
          code: meta?.response?.headers.get('x-development-code') ?? undefined,
        }),
        providesTags: ['AtDesk'],
      }),
      deskTotp: build.mutation<
        Reply<typeof calls.signInWithTotp>,
        Args<typeof calls.signInWithTotp>
      >({ query: calls.signInWithTotp }),
      deskRecovery: build.mutation<
        Reply<typeof calls.signInWithRecoveryCode>,
        Args<typeof calls.signInWithRecoveryCode>
      >({ query: calls.signInWithRecoveryCode }),
      deskAskPasskey: build.mutation<Reply<typeof calls.askPasskey>, void>({
        query: () => calls.askPasskey(),
      }),
      deskPasskey: build.mutation<
        Reply<typeof calls.signInWithPasskey>,
        Args<typeof calls.signInWithPasskey>
      >({ query: calls.signInWithPasskey }),
      deskSetUpTotp: build.mutation<Reply<typeof factors.setUpTotp>, void>({
        query: () => factors.setUpTotp(),
      }),
      deskConfirmTotp: build.mutation<
        Reply<typeof factors.confirmTotp>,
        Args<typeof factors.confirmTotp>
      >({ query: factors.confirmTotp }),
      deskMakePasskey: build.mutation<Reply<typeof factors.makePasskey>, void>({
        query: () => factors.makePasskey(),
      }),
      deskKeepPasskey: build.mutation<
        Reply<typeof factors.keepPasskey>,
        Args<typeof factors.keepPasskey>
      >({ query: factors.keepPasskey }),
      deskRenewRecoveryCodes: build.mutation<Reply<typeof factors.renewRecoveryCodes>, void>({
        query: () => factors.renewRecoveryCodes(),
        invalidatesTags: ['AtDesk'],
      }),
      deskChoosePin: build.mutation<
        Reply<typeof factors.choosePin>,
        Args<typeof factors.choosePin>
      >({
        query: factors.choosePin,
        invalidatesTags: ['AtDesk'],
      }),
      /** The counter that this browser is; null: none. */
      deskCounter: build.query<Exclude<Reply<typeof counters.readCounter>, undefined> | null, void>(
        {
          query: () => counters.readCounter(),
          extraOptions: anonymous,
        },
      ),
      deskChangePerson: build.mutation<
        Reply<typeof counters.changePerson>,
        Args<typeof counters.changePerson>
      >({ query: counters.changePerson, extraOptions: anonymous }),
      deskEnrolCounter: build.mutation<
        Reply<typeof counters.enrolCounter>,
        Args<typeof counters.enrolCounter>
      >({ query: counters.enrolCounter, invalidatesTags: ['Team'] }),
      deskRunningSessions: build.query<Reply<typeof team.listStaffSessions>, void>({
        query: () => team.listStaffSessions(),
        providesTags: ['AtDesk'],
      }),
      deskEndSession: build.mutation<
        Reply<typeof team.endStaffSession>,
        Args<typeof team.endStaffSession>
      >({ query: team.endStaffSession, invalidatesTags: ['AtDesk'] }),
      deskFirstManager: build.mutation<
        Reply<typeof calls.becomeFirstManager>,
        Args<typeof calls.becomeFirstManager>
      >({ query: calls.becomeFirstManager, extraOptions: anonymous }),
    }),
  });

export const {
  useDeskSignInQuery,
  useDeskTotpMutation,
  useDeskRecoveryMutation,
  useDeskAskPasskeyMutation,
  useDeskPasskeyMutation,
  useDeskSetUpTotpMutation,
  useDeskConfirmTotpMutation,
  useDeskMakePasskeyMutation,
  useDeskKeepPasskeyMutation,
  useDeskRenewRecoveryCodesMutation,
  useDeskChoosePinMutation,
  useDeskCounterQuery,
  useDeskChangePersonMutation,
  useDeskEnrolCounterMutation,
  useDeskRunningSessionsQuery,
  useDeskEndSessionMutation,
  useDeskFirstManagerMutation,
} = deskSignInApi;
