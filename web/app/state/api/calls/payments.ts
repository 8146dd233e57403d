// Written by `npm run calls` from contract/src/payments.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/payments.ts';
import { call } from '../call.ts';
import { mutation, query } from '../endpoint.ts';

export const endOnlinePayment = mutation('endOnlinePayment', call<typeof contract.endOnlinePayment>('POST', 'appointment/payments/:id/end/'), { invalidatesTags: ['Appointments', 'Times'] }), useEndOnlinePaymentMutation = endOnlinePayment.useMutation;
export const readOnlinePayment = query('readOnlinePayment', call<typeof contract.readOnlinePayment>('GET', 'appointment/payments/:id/'), { providesTags: ['Appointments'], keepUnusedDataFor: 0 }), useReadOnlinePaymentQuery = readOnlinePayment.useQuery;
export const readWaysToPay = query('readWaysToPay', call<typeof contract.readWaysToPay>('GET', 'appointment/ways-to-pay/'), { providesTags: ['Me'], keepUnusedDataFor: 0 }), useReadWaysToPayQuery = readWaysToPay.useQuery;
