// Written by `npm run calls` from contract/src/desk/money/payment-links.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/payment-links.ts';
import { write } from '../../../call.ts';
import { mutation } from '../../../endpoint.ts';

export const mailPaymentLink = mutation('desk/mailPaymentLink', write<typeof contract.mailPaymentLink>('POST', 'desk/till/payment-links/:id/mail/')), useMailPaymentLinkMutation = mailPaymentLink.useMutation;
export const makePaymentLink = mutation('desk/makePaymentLink', write<typeof contract.makePaymentLink>('POST', 'desk/till/payment-links/')), useMakePaymentLinkMutation = makePaymentLink.useMutation;
export const withdrawPaymentLink = mutation('desk/withdrawPaymentLink', write<typeof contract.withdrawPaymentLink>('POST', 'desk/till/payment-links/:id/withdraw/')), useWithdrawPaymentLinkMutation = withdrawPaymentLink.useMutation;
