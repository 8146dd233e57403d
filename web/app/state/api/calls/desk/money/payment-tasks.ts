// Written by `npm run calls` from contract/src/desk/money/payment-tasks.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/payment-tasks.ts';
import { write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const closePaymentTask = mutation('desk/closePaymentTask', write<typeof contract.closePaymentTask>('POST', 'desk/till/payment-tasks/:id/close/'), { invalidatesTags: ['Till'] }), useClosePaymentTaskMutation = closePaymentTask.useMutation;
export const listPaymentTasks = query('desk/listPaymentTasks', live<typeof contract.listPaymentTasks>('GET', 'desk/till/payment-tasks/'), { providesTags: ['Till'] }), useListPaymentTasksQuery = listPaymentTasks.useQuery;
export const sendRefundAgain = mutation('desk/sendRefundAgain', write<typeof contract.sendRefundAgain>('POST', 'desk/till/payment-tasks/:id/send-again/'), { invalidatesTags: ['Till'] }), useSendRefundAgainMutation = sendRefundAgain.useMutation;
