// Written by `npm run calls` from contract/src/paying/gift-cards.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/paying/gift-cards.ts';
import { call, write } from '../../call.ts';
import { downloadFile } from '../../desk-call.ts';
import { mutation, query } from '../../endpoint.ts';

export const addGiftCard = mutation('addGiftCard', write<typeof contract.addGiftCard>('POST', 'gift-cards/own/'), { invalidatesTags: ['Me'] }), useAddGiftCardMutation = addGiftCard.useMutation;
export const buyGiftCard = mutation('buyGiftCard', write<typeof contract.buyGiftCard>('POST', 'gift-cards/'), { invalidatesTags: ['Me'] }), useBuyGiftCardMutation = buyGiftCard.useMutation;
export const listBoughtGiftCards = query('listBoughtGiftCards', call<typeof contract.listBoughtGiftCards>('GET', 'gift-cards/bought/'), { providesTags: ['Me'], keepUnusedDataFor: 0 }), useListBoughtGiftCardsQuery = listBoughtGiftCards.useQuery;
export const listOwnGiftCards = query('listOwnGiftCards', call<typeof contract.listOwnGiftCards>('GET', 'gift-cards/own/'), { providesTags: ['Me'] }), useListOwnGiftCardsQuery = listOwnGiftCards.useQuery;
export const printBoughtGiftCard = mutation('printBoughtGiftCard', downloadFile<typeof contract.printBoughtGiftCard>('GET', 'gift-cards/bought/:id/pdf/')), usePrintBoughtGiftCardMutation = printBoughtGiftCard.useMutation;
export const readGiftCardsOnSite = query('readGiftCardsOnSite', call<typeof contract.readGiftCardsOnSite>('GET', 'gift-cards/'), { providesTags: ['Studio'] }), useReadGiftCardsOnSiteQuery = readGiftCardsOnSite.useQuery;
export const redeemOwnGiftCard = mutation('redeemOwnGiftCard', write<typeof contract.redeemOwnGiftCard>('POST', 'gift-cards/own/:id/package/'), { invalidatesTags: ['Me', 'Packages', 'Membership'] }), useRedeemOwnGiftCardMutation = redeemOwnGiftCard.useMutation;
