// Written by `npm run calls` from contract/src/membership.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/membership.ts';
import { call } from '../call.ts';
import { query } from '../endpoint.ts';

export const checkCard = query('checkCard', call<typeof contract.checkCard>('GET', 'appointment/membership/card/:pass/'), { keepUnusedDataFor: 0, extraOptions: { anonymous: true } }), useCheckCardQuery = checkCard.useQuery;
export const readCardPass = query('readCardPass', call<typeof contract.readCardPass>('GET', 'appointment/membership/card/'), { providesTags: ['Membership'], keepUnusedDataFor: 0 }), useReadCardPassQuery = readCardPass.useQuery;
export const readMembershipStatus = query('readMembershipStatus', call<typeof contract.readMembershipStatus>('GET', 'appointment/membership/status/'), { providesTags: ['Membership'] }), useReadMembershipStatusQuery = readMembershipStatus.useQuery;
