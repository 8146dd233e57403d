// Written by `npm run calls` from contract/src/desk/money/fees.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/fees.ts';
import { write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const decideFee = mutation('desk/decideFee', write<typeof contract.decideFee>('POST', 'desk/till/fees/'), { invalidatesTags: ['Till', 'Day'] }), useDecideFeeMutation = decideFee.useMutation;
export const listFees = query('desk/listFees', live<typeof contract.listFees>('GET', 'desk/till/fees/'), { providesTags: ['Till', 'Day'] }), useListFeesQuery = listFees.useQuery;
export const listFeesOfClient = query('desk/listFeesOfClient', live<typeof contract.listFeesOfClient>('GET', 'desk/till/fees/of-client/'), { providesTags: ['Till', 'Day'] }), useListFeesOfClientQuery = listFeesOfClient.useQuery;
