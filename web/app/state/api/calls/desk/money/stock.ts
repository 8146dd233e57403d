// Written by `npm run calls` from contract/src/desk/money/stock.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/stock.ts';
import { write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const countStock = mutation('desk/countStock', write<typeof contract.countStock>('POST', 'desk/till/stock/counts/'), { invalidatesTags: ['Till'] }), useCountStockMutation = countStock.useMutation;
export const listStock = query('desk/listStock', live<typeof contract.listStock>('GET', 'desk/till/stock/'), { providesTags: ['Till'] }), useListStockQuery = listStock.useQuery;
export const listStockEntries = query('desk/listStockEntries', live<typeof contract.listStockEntries>('GET', 'desk/till/stock/:id/'), { providesTags: ['Till'] }), useListStockEntriesQuery = listStockEntries.useQuery;
export const receiveStock = mutation('desk/receiveStock', write<typeof contract.receiveStock>('POST', 'desk/till/stock/receipts/'), { invalidatesTags: ['Till'] }), useReceiveStockMutation = receiveStock.useMutation;
