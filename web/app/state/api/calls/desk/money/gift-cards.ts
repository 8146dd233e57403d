// Written by `npm run calls` from contract/src/desk/money/gift-cards.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/gift-cards.ts';
import { call, write } from '../../../call.ts';
import { downloadFile, downloadText, live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const downloadGiftCards = mutation('desk/downloadGiftCards', downloadText<typeof contract.downloadGiftCards>('GET', 'desk/reports/gift-cards/file/')), useDownloadGiftCardsMutation = downloadGiftCards.useMutation;
export const giveBackGiftCard = mutation('desk/giveBackGiftCard', write<typeof contract.giveBackGiftCard>('POST', 'desk/till/gift-cards/:id/back/'), { invalidatesTags: ['Till'] }), useGiveBackGiftCardMutation = giveBackGiftCard.useMutation;
export const listGiftCards = query('desk/listGiftCards', live<typeof contract.listGiftCards>('GET', 'desk/gift-cards/'), { providesTags: ['Till'] }), useListGiftCardsQuery = listGiftCards.useQuery;
export const lookUpGiftCard = mutation('desk/lookUpGiftCard', call<typeof contract.lookUpGiftCard>('POST', 'desk/gift-cards/look-up/')), useLookUpGiftCardMutation = lookUpGiftCard.useMutation;
export const mailGiftCard = mutation('desk/mailGiftCard', write<typeof contract.mailGiftCard>('POST', 'desk/gift-cards/:id/mail/'), { invalidatesTags: ['Till'] }), useMailGiftCardMutation = mailGiftCard.useMutation;
export const printGiftCard = mutation('desk/printGiftCard', downloadFile<typeof contract.printGiftCard>('GET', 'desk/gift-cards/:id/pdf/')), usePrintGiftCardMutation = printGiftCard.useMutation;
export const readGiftCard = query('desk/readGiftCard', live<typeof contract.readGiftCard>('GET', 'desk/gift-cards/:id/'), { providesTags: ['Till'] }), useReadGiftCardQuery = readGiftCard.useQuery;
export const redeemGiftCard = mutation('desk/redeemGiftCard', write<typeof contract.redeemGiftCard>('POST', 'desk/till/gift-cards/:id/package/'), { invalidatesTags: ['Till', 'Client', 'Day'] }), useRedeemGiftCardMutation = redeemGiftCard.useMutation;
export const reportGiftCards = query('desk/reportGiftCards', live<typeof contract.reportGiftCards>('GET', 'desk/reports/gift-cards/'), { providesTags: ['Till'] }), useReportGiftCardsQuery = reportGiftCards.useQuery;
export const sellGiftCard = mutation('desk/sellGiftCard', write<typeof contract.sellGiftCard>('POST', 'desk/till/gift-cards/'), { invalidatesTags: ['Till'] }), useSellGiftCardMutation = sellGiftCard.useMutation;
export const voidGiftCard = mutation('desk/voidGiftCard', write<typeof contract.voidGiftCard>('POST', 'desk/gift-cards/:id/void/'), { invalidatesTags: ['Till'] }), useVoidGiftCardMutation = voidGiftCard.useMutation;
