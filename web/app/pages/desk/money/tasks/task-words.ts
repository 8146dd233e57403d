import type {
  Dispute,
  PaymentTask,
  PaymentTaskKind,
} from '@limber/contract/desk/money/payment-tasks.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Closed = NonNullable<PaymentTask['closed']>;
type Words<Code extends string> = Readonly<Record<Code, MessageDescriptor>>;

export const kindWords: Words<PaymentTaskKind> = {
  refund_refused: msg`Refund refused by the bank`,
  refund_late: msg`Refund without an answer`,
  payment_stuck: msg`Payment without an answer`,
  fee_failed: msg`Fee not taken`,
  plan_failed: msg`Month of a plan not paid`,
  plan_lost: msg`Month of a plan taken back by the bank`,
  dispute: msg`Dispute`,
};

/** What is to be done. */
export const todoWords: Words<
  PaymentTaskKind | 'refund_in_books' | 'inquiry' | 'dispute_lost' | 'dispute_won' | 'plan_ended'
> = {
  refund_refused: msg`Send it to the card once more, or hand it back in another way and note how.`,
  refund_in_books: msg`Hand it back in another way, with the refund form of its invoice.`,
  refund_late: msg`The bank has said nothing about this refund for days. It is asked every hour, and this closes by itself. Look for the refund at the provider, and do not hand the money back twice.`,
  payment_stuck: msg`The payment provider is asked every minute, and this closes by itself. After a day, look for the payment at the provider.`,
  fee_failed: msg`Decide at the till: take it later, lower it, or let it go. It can be paid by a link too.`,
  plan_failed: msg`The client was told and can pay in the profile. Ask them, or stop the plan.`,
  plan_ended: msg`The plan has ended, as it could not be paid. What was used of its last month stays owed. Note that you have seen it.`,
  plan_lost: msg`The plan has ended, and the client was told. What was used of that month is owed at the till. Ask for it before the plan begins again, and note that you have seen this.`,
  inquiry: msg`The bank only asks, and no money has left. Where you would give the money back anyway, refund it to the card now: that ends the inquiry, and no dispute follows. Otherwise answer at the payment provider with what is below.`,
  dispute: msg`Answer at the payment provider with what is below, before the day that it names.`,
  dispute_won: msg`The bank has decided for you after all, and the amount is in the books again. What the client has paid meanwhile is owed back at the till. Note that you have seen this.`,
  dispute_lost: msg`The money is gone. Read what became of the amount, and note that you have seen it.`,
};

export const howWords: Words<Closed['how']> = {
  given_back: msg`Handed back in another way`,
  sent_again: msg`Sent to the card again`,
  decided: msg`Decided at the till`,
  by_itself: msg`Settled by itself`,
  noted: msg`Noted`,
};

export const disputeWords: Words<Dispute['status']> = {
  open: msg`Waits for an answer`,
  answered: msg`The bank decides`,
  won: msg`Won`,
  lost: msg`Lost`,
};

/** Of an inquiry. */
export const inquiryWords: Words<Dispute['status']> = {
  open: msg`Inquiry, waits for an answer`,
  answered: msg`Inquiry, the bank looks at the answer`,
  won: msg`Inquiry, over without a dispute`,
  lost: msg`Lost`,
};

export const bookedWords: Words<NonNullable<Dispute['booked_as']>> = {
  owed: msg`The client owes the amount: the sale is due again.`,
  written_off: msg`Nobody came, so the amount was written off with a credit note.`,
  never_booked: msg`It was in no sale, and the books do not change.`,
};

/** Why clients dispute payments and banks refuse, by the codes of the provider; others stand as they are. */
export const reasonWords: Readonly<Record<string, MessageDescriptor>> = {
  bank_cannot_process: msg`The bank cannot process the payment`,
  credit_not_processed: msg`The client says that a refund did not come`,
  customer_initiated: msg`The client asked for the money back`,
  debit_not_authorized: msg`The client did not allow the payment`,
  duplicate: msg`The client says that they paid twice`,
  fraudulent: msg`The client says that they did not pay`,
  general: msg`No reason was given`,
  product_not_received: msg`The client says that there was no session`,
  product_unacceptable: msg`The client was not content`,
  subscription_canceled: msg`The client says that they had cancelled`,
  unrecognized: msg`The client does not know the payment`,
  declined: msg`The bank declined the card. The client was told.`,
  needs_client: msg`The bank asks for the client, who was told.`,
  no_card: msg`The client has removed the card.`,
  expired_or_canceled_card: msg`The card has expired or was cancelled`,
  lost_or_stolen_card: msg`The card was lost or stolen`,
  insufficient_funds: msg`The studio has too little money at the provider`,
  charge_for_pending_refund_disputed: msg`The client disputed the payment meanwhile`,
  unknown: msg`The bank gives no reason`,
};
