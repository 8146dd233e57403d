import { byItself } from '../../by-itself.ts';
import type { Args, Reply } from '../call.ts';
import * as contacts from '../calls/desk/clients/contacts.ts';
import * as changes from '../calls/desk/day/booking-changes.ts';
import * as hours from '../calls/desk/rota/hours.ts';
import * as away from '../calls/desk/rota/time-off.ts';
import * as toCome from '../calls/desk/rota/to-come.ts';
import * as uncovered from '../calls/desk/rota/uncovered.ts';
import * as ways from '../calls/desk/rota/ways.ts';
import * as weeks from '../calls/desk/rota/weeks.ts';
import { deskApi } from '../desk-api.ts';

/**
 * Who works when, who is away, and what becomes of the sessions that this leaves. All of it changes with
 * the days, and the days with it. The names begin with `desk`, as in `desk-api.ts`.
 */
export const deskRotaApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskRota: build.query<Reply<typeof weeks.readRota>, Args<typeof weeks.readRota>>({
      query: (args) => weeks.readRota(args, byItself()),
      providesTags: ['Day'],
    }),
    deskChangeShifts: build.mutation<
      Reply<typeof weeks.changeShifts>,
      Args<typeof weeks.changeShifts>
    >({ query: weeks.changeShifts, invalidatesTags: ['Day'] }),
    deskChangeDay: build.mutation<Reply<typeof weeks.changeDay>, Args<typeof weeks.changeDay>>({
      query: weeks.changeDay,
      invalidatesTags: ['Day'],
    }),
    deskWithdrawDay: build.mutation<
      Reply<typeof weeks.withdrawDay>,
      Args<typeof weeks.withdrawDay>
    >({ query: weeks.withdrawDay, invalidatesTags: ['Day'] }),
    deskCopyWeek: build.mutation<Reply<typeof weeks.copyWeek>, Args<typeof weeks.copyWeek>>({
      query: weeks.copyWeek,
      invalidatesTags: ['Day'],
    }),
    deskAddTimeOff: build.mutation<Reply<typeof away.addTimeOff>, Args<typeof away.addTimeOff>>({
      query: away.addTimeOff,
      invalidatesTags: ['Day'],
    }),
    deskMarkSick: build.mutation<Reply<typeof away.markSick>, Args<typeof away.markSick>>({
      query: away.markSick,
      invalidatesTags: ['Day'],
    }),
    deskTimeOff: build.query<Reply<typeof away.readTimeOff>, Args<typeof away.readTimeOff>>({
      query: (args) => away.readTimeOff(args, byItself()),
      providesTags: ['Day'],
    }),
    deskToCome: build.query<Reply<typeof toCome.listToCome>, Args<typeof toCome.listToCome>>({
      query: (args) => toCome.listToCome(args, byItself()),
      providesTags: ['Day'],
    }),
    deskUncovered: build.query<
      Reply<typeof uncovered.listUncovered>,
      Args<typeof uncovered.listUncovered>
    >({
      query: (args) => uncovered.listUncovered(args, byItself()),
      providesTags: ['Day'],
    }),
    /** What can be done about one session that has lost its therapist or hours. */
    deskSessionWays: build.query<
      Reply<typeof ways.readSessionWays>,
      Args<typeof ways.readSessionWays>
    >({
      query: (args) => ways.readSessionWays(args, byItself()),
      providesTags: ['Day'],
    }),
    deskWithdrawTimeOff: build.mutation<
      Reply<typeof away.withdrawTimeOff>,
      Args<typeof away.withdrawTimeOff>
    >({ query: away.withdrawTimeOff, invalidatesTags: ['Day'] }),
    deskHours: build.query<Reply<typeof hours.listHours>, Args<typeof hours.listHours>>({
      query: (args) => hours.listHours(args, byItself()),
      providesTags: ['Day'],
    }),
    deskChangeHours: build.mutation<
      Reply<typeof hours.changeHours>,
      Args<typeof hours.changeHours>
    >({ query: hours.changeHours, invalidatesTags: ['Day'] }),
    /** Gives a session that cannot stay another therapist or time. */
    deskSettleByMove: build.mutation<
      Reply<typeof changes.moveBooking>,
      Args<typeof changes.moveBooking>
    >({ query: changes.moveBooking, invalidatesTags: ['Day'] }),
    /** Writes down that its client was called or written to. */
    deskSettleContact: build.mutation<
      Reply<typeof contacts.logContact>,
      Args<typeof contacts.logContact>
    >({ query: contacts.logContact, invalidatesTags: ['Day'] }),
  }),
});

export const {
  useDeskRotaQuery,
  useDeskChangeShiftsMutation,
  useDeskChangeDayMutation,
  useDeskWithdrawDayMutation,
  useDeskCopyWeekMutation,
  useDeskAddTimeOffMutation,
  useDeskMarkSickMutation,
  useDeskTimeOffQuery,
  useDeskToComeQuery,
  useDeskUncoveredQuery,
  useDeskSessionWaysQuery,
  useDeskWithdrawTimeOffMutation,
  useDeskHoursQuery,
  useDeskChangeHoursMutation,
  useDeskSettleByMoveMutation,
  useDeskSettleContactMutation,
} = deskRotaApi;
