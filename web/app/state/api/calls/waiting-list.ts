// Written by `npm run calls` from contract/src/waiting-list.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/waiting-list.ts';
import { call, write } from '../call.ts';
import { mutation, query } from '../endpoint.ts';

export const acceptOffer = mutation('acceptOffer', call<typeof contract.acceptOffer>('POST', 'appointment/waitlist/offers/:key/accept/'), { invalidatesTags: ['Appointments', 'Times'], extraOptions: { anonymous: true } }), useAcceptOfferMutation = acceptOffer.useMutation;
export const declineOffer = mutation('declineOffer', call<typeof contract.declineOffer>('POST', 'appointment/waitlist/offers/:key/decline/'), { invalidatesTags: ['Appointments', 'Times'], extraOptions: { anonymous: true } }), useDeclineOfferMutation = declineOffer.useMutation;
export const joinWaitlist = mutation('joinWaitlist', write<typeof contract.joinWaitlist>('POST', 'appointment/waitlist/'), { invalidatesTags: ['Appointments'] }), useJoinWaitlistMutation = joinWaitlist.useMutation;
export const leaveWaitlist = mutation('leaveWaitlist', write<typeof contract.leaveWaitlist>('DELETE', 'appointment/waitlist/:id/'), { invalidatesTags: ['Appointments', 'Times'] }), useLeaveWaitlistMutation = leaveWaitlist.useMutation;
export const listWaitlist = query('listWaitlist', call<typeof contract.listWaitlist>('GET', 'appointment/waitlist/'), { providesTags: ['Appointments'], keepUnusedDataFor: 0 }), useListWaitlistQuery = listWaitlist.useQuery;
export const readOffer = query('readOffer', call<typeof contract.readOffer>('GET', 'appointment/waitlist/offers/:key/'), { providesTags: ['Appointments'], keepUnusedDataFor: 0, extraOptions: { anonymous: true } }), useReadOfferQuery = readOffer.useQuery;
