// Written by `npm run calls` from contract/src/desk/day/own-day.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/own-day.ts';
import { write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const lengthenOwnSession = mutation('desk/lengthenOwnSession', write<typeof contract.lengthenOwnSession>('POST', 'desk/own-day/:id/lengthen/'), { invalidatesTags: ['Day'] }), useLengthenOwnSessionMutation = lengthenOwnSession.useMutation;
export const readOwnDay = query('desk/readOwnDay', live<typeof contract.readOwnDay>('GET', 'desk/own-day'), { providesTags: ['Day'] }), useReadOwnDayQuery = readOwnDay.useQuery;
export const sayLate = mutation('desk/sayLate', write<typeof contract.sayLate>('PUT', 'desk/own-day/late/'), { invalidatesTags: ['Day'] }), useSayLateMutation = sayLate.useMutation;
export const takeBackLate = mutation('desk/takeBackLate', write<typeof contract.takeBackLate>('DELETE', 'desk/own-day/late/'), { invalidatesTags: ['Day'] }), useTakeBackLateMutation = takeBackLate.useMutation;
