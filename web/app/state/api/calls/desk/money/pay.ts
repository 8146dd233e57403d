// Written by `npm run calls` from contract/src/desk/money/pay.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/pay.ts';
import { call, write } from '../../../call.ts';
import { downloadText } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const closePayMonth = mutation('desk/closePayMonth', write<typeof contract.closePayMonth>('POST', 'desk/pay/close/'), { invalidatesTags: ['Studio'] }), useClosePayMonthMutation = closePayMonth.useMutation;
export const downloadPay = mutation('desk/downloadPay', downloadText<typeof contract.downloadPay>('GET', 'desk/pay/file/')), useDownloadPayMutation = downloadPay.useMutation;
export const readOwnPay = query('desk/readOwnPay', call<typeof contract.readOwnPay>('GET', 'desk/own-pay/'), { providesTags: ['Studio', 'Till'], keepUnusedDataFor: 0 }), useReadOwnPayQuery = readOwnPay.useQuery;
export const readPayMonth = query('desk/readPayMonth', call<typeof contract.readPayMonth>('GET', 'desk/pay/'), { providesTags: ['Studio', 'Till'], keepUnusedDataFor: 0 }), useReadPayMonthQuery = readPayMonth.useQuery;
export const readPayRules = query('desk/readPayRules', call<typeof contract.readPayRules>('GET', 'desk/studio/pay-rules/'), { providesTags: ['Studio'] }), useReadPayRulesQuery = readPayRules.useQuery;
export const readPayStatement = query('desk/readPayStatement', call<typeof contract.readPayStatement>('GET', 'desk/pay/:id/'), { providesTags: ['Studio', 'Till'], keepUnusedDataFor: 0 }), useReadPayStatementQuery = readPayStatement.useQuery;
export const setPayRules = mutation('desk/setPayRules', write<typeof contract.setPayRules>('PUT', 'desk/studio/pay-rules/'), { invalidatesTags: ['Studio'] }), useSetPayRulesMutation = setPayRules.useMutation;
