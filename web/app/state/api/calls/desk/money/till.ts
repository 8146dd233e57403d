// Written by `npm run calls` from contract/src/desk/money/till.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/till.ts';
import { call, write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const listOffers = query('desk/listOffers', live<typeof contract.listOffers>('GET', 'desk/till/offers/'), { providesTags: ['Till'] }), useListOffersQuery = listOffers.useQuery;
export const listSalesToClient = live<typeof contract.listSalesToClient>('GET', 'desk/till/sales/');
export const payForSale = mutation('desk/payForSale', write<typeof contract.payForSale>('POST', 'desk/till/sales/:id/payments/'), { invalidatesTags: ['Till', 'Day'] }), usePayForSaleMutation = payForSale.useMutation;
export const readBuyer = query('desk/readBuyer', call<typeof contract.readBuyer>('GET', 'desk/till/buyers/:id/'), { providesTags: ['Till'] }), useReadBuyerQuery = readBuyer.useQuery;
export const readSale = query('desk/readSale', live<typeof contract.readSale>('GET', 'desk/till/sales/:id/'), { providesTags: ['Till'] }), useReadSaleQuery = readSale.useQuery;
export const readTillDay = query('desk/readTillDay', live<typeof contract.readTillDay>('GET', 'desk/till/day/'), { providesTags: ['Till'] }), useReadTillDayQuery = readTillDay.useQuery;
export const refundSale = mutation('desk/refundSale', write<typeof contract.refundSale>('POST', 'desk/till/sales/:id/refunds/'), { invalidatesTags: ['Till', 'Day'] }), useRefundSaleMutation = refundSale.useMutation;
export const sellAtTill = mutation('desk/sellAtTill', write<typeof contract.sellAtTill>('POST', 'desk/till/sales/'), { invalidatesTags: ['Till', 'Day'] }), useSellAtTillMutation = sellAtTill.useMutation;
export const voidSale = mutation('desk/voidSale', write<typeof contract.voidSale>('POST', 'desk/till/sales/:id/void/'), { invalidatesTags: ['Till', 'Day'] }), useVoidSaleMutation = voidSale.useMutation;
