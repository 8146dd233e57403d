// Written by `npm run calls` from contract/src/desk/money/credit.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/credit.ts';
import { write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const correctCredit = mutation('desk/correctCredit', write<typeof contract.correctCredit>('POST', 'desk/clients/:id/credit/'), { invalidatesTags: ['Till', 'Client'] }), useCorrectCreditMutation = correctCredit.useMutation;
export const payInCredit = mutation('desk/payInCredit', write<typeof contract.payInCredit>('POST', 'desk/till/credit/'), { invalidatesTags: ['Till', 'Client'] }), usePayInCreditMutation = payInCredit.useMutation;
export const payOutCredit = mutation('desk/payOutCredit', write<typeof contract.payOutCredit>('POST', 'desk/till/credit/back/'), { invalidatesTags: ['Till', 'Client'] }), usePayOutCreditMutation = payOutCredit.useMutation;
export const readClientCredit = query('desk/readClientCredit', live<typeof contract.readClientCredit>('GET', 'desk/clients/:id/credit/'), { providesTags: ['Till', 'Client'] }), useReadClientCreditQuery = readClientCredit.useQuery;
