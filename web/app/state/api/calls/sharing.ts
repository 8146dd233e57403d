// Written by `npm run calls` from contract/src/sharing.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/sharing.ts';
import { call, write } from '../call.ts';
import { mutation, query, whenDone } from '../endpoint.ts';
import { readList } from '../paged-lists.ts';

export const acceptInvitation = mutation('acceptInvitation', write<typeof contract.acceptInvitation>('POST', 'appointment/package-invitations/:token/'), { invalidatesTags: ['Packages', 'People'] }), useAcceptInvitationMutation = acceptInvitation.useMutation;
export const capPerson = mutation('capPerson', write<typeof contract.capPerson>('PUT', 'appointment/packages/:id/people/:person/'), { invalidatesTags: ['People'] }), useCapPersonMutation = capPerson.useMutation;
export const invitePerson = mutation('invitePerson', write<typeof contract.invitePerson>('POST', 'appointment/packages/:id/people/'), { invalidatesTags: ['People'] }), useInvitePersonMutation = invitePerson.useMutation;
export const joinPackage = mutation('joinPackage', write<typeof contract.joinPackage>('POST', 'appointment/packages/:id/join/'), { invalidatesTags: whenDone('Packages', 'People') }), useJoinPackageMutation = joinPackage.useMutation;
export const leavePackage = mutation('leavePackage', write<typeof contract.leavePackage>('DELETE', 'appointment/packages/:id/people/me/'), { invalidatesTags: ['Packages', 'People'] }), useLeavePackageMutation = leavePackage.useMutation;
export const listOpenInvitations = query('listOpenInvitations', call<typeof contract.listOpenInvitations>('GET', 'appointment/package-invitations/'), { transformResponse: readList, providesTags: ['People'] }), useListOpenInvitationsQuery = listOpenInvitations.useQuery;
export const listPackagePeople = query('listPackagePeople', call<typeof contract.listPackagePeople>('GET', 'appointment/packages/:id/people/'), { transformResponse: readList, providesTags: ['People', 'Packages'] }), useListPackagePeopleQuery = listPackagePeople.useQuery;
export const readInvitation = query('readInvitation', call<typeof contract.readInvitation>('GET', 'appointment/package-invitations/:token/'), { keepUnusedDataFor: 0, extraOptions: { anonymous: true } }), useReadInvitationQuery = readInvitation.useQuery;
export const removePerson = mutation('removePerson', write<typeof contract.removePerson>('DELETE', 'appointment/packages/:id/people/:person/'), { invalidatesTags: ['People'] }), useRemovePersonMutation = removePerson.useMutation;
