import type { AccountType } from '@limber/contract/values/people.ts';

/**
 * Every job by its name, with its payload: the rows of the queue, as `db-types.ts` has those of the
 * tables. Jobs outlive a release, so a changed name or payload must still be understood in its old
 * form for as long as its jobs may wait.
 */
export interface JobPayloads {
  'send-mail': { readonly eventKey: string };
  /** Added by the crontab, which knows nothing. */
  'clean-up': unknown;
  /** Added by the crontab too. */
  'read-phones': unknown;
  /** Of the crontab: what days came to is summed up again. */
  'sum-up-touched-days': unknown;

  'confirm-booking': {
    readonly bookingId: string;
    /** For a restored session: the number of changes until then. */
    readonly changes?: number;
  };
  'tell-booking-moved': {
    readonly bookingId: string;
    /** The number of moves and cancellations, including this move. */
    readonly changes: number;
    /** Instant in ISO 8601. */
    readonly fromStartsAt: string;
  };
  'tell-booking-cancelled': { readonly bookingId: string };
  /** Others may have taken the time of a session that was cancelled late. */
  'heal-late-cancel': { readonly bookingId: string };
  /** What came back because others took the time of a session that was cancelled late. */
  'tell-late-cancel-healed': {
    readonly bookingId: string;
    readonly healedMinutes: number;
    readonly isWhole: boolean;
    readonly returnedMinutes: number;
    /** By how much less it costs, in minor units; 0 where a package paid. Stored, so the name stays. */
    readonly savedFils: number;
  };
  'remind-of-booking': {
    readonly bookingId: string;
    /** How many hours before it starts. */
    readonly hours: number;
    /** Instant in ISO 8601. */
    readonly startsAt: string;
  };

  /** Added by the database: a client was checked in, of which their therapist is told. */
  'tell-client-here': { readonly bookingId: string; readonly tries?: number };
  /** Added by the database: sessions of a therapist on a day (`YYYY-MM-DD`) were booked, moved or cancelled. */
  'tell-day-changed': {
    readonly therapistId: number;
    readonly day: string;
    readonly tries?: number;
  };

  /** Sends a one-time code to the telephone of an account; null: of nobody. */
  'send-code': {
    readonly messageId: string;
    readonly accountId: number | null;
    /** In base64. */
    readonly sealedCode: string;
    /** Instant in ISO 8601 until which the code is valid. */
    readonly endsAt: string;
    readonly tries?: number;
  };
  /** Sends a message to a telephone, once. */
  'send-message': { readonly messageId: string };
  /** Goes on to the next channel where nobody has said that a message arrived. */
  'look-after-message': { readonly messageId: string };

  /** Sessions that are too many to be cancelled while the account is being erased. */
  'cancel-sessions-of-erased': {
    readonly clientId: number;
    /** Who erased the account. */
    readonly actorId: number;
    readonly actorType: AccountType;
  };

  'tell-package-low': { readonly packageId: number };
  /** `expiresOn` is `YYYY-MM-DD`; without `daysBefore` it is the last notice, a week before. */
  'tell-package-expiring': {
    readonly packageId: number;
    readonly expiresOn: string;
    readonly daysBefore?: number;
  };
  'expire-package': { readonly packageId: number };

  /** Asks the provider about a payment, and later again while it is open. */
  'follow-payment': { readonly paymentId: string };
  'tell-gift-bought': { readonly paymentId: string; readonly isForOther: boolean };
  /** Sends money back to where it came from, once. */
  'send-money-back': { readonly refundId: string };
  /** A session that was paid online was cancelled. */
  'give-back-cancelled': { readonly bookingId: string };
  'tell-payment-returned': {
    readonly paymentId: string;
    /** The nearest times that were free when the money went back. */
    readonly freeTimes: readonly { readonly date: string; readonly time: string }[];
  };

  /** Asks the provider about a card that a client adds, and later again while its page is open. */
  'follow-card': { readonly cardId: string };
  /** Cards that were removed here are removed at the provider; the crontab adds it too. */
  'forget-cards': unknown;
  /** Takes an announced fee from the card on file, once. */
  'take-fee': { readonly feeId: string };
  /** Tells a client of a fee as it is by then: announced, taken, or declined. */
  'tell-of-fee': { readonly feeId: string };

  /** Asks the provider how a dispute stands. */
  'follow-dispute': { readonly reference: string };
  /** Of the crontab: disputes and payouts are asked for, and payments that are open for too long are noted. */
  'ask-for-disputes': unknown;
  'ask-for-payouts': unknown;
  'watch-payments': unknown;
  /** Does what is due of a plan: tells of a renewal, takes it, tries again, ends; once more is fine. */
  'follow-plan': { readonly planId: string };

  'carry-out-planned-change': { readonly plannedId: number };

  'leave-team': { readonly timeOffId: number };
  'leave-desk': {
    readonly accountId: number;
    /** Who set the day. */
    readonly setBy: number;
  };

  /** Added by the crontab too. */
  'expire-gift-cards': unknown;
  /** Mails a gift card on its day. */
  'send-gift-card': { readonly giftCardId: number };

  /** Sends what waits for an endpoint of software of others, in order; added by the database itself. */
  'send-webhooks': { readonly endpointId: number };
  /** Added by the crontab: finds endpoints for which something waits that nobody sends. */
  'watch-webhooks': unknown;
  /** Added by the crontab: tells telephones whose card in a wallet has changed. */
  'push-changed-cards': unknown;
  /** Time came free on a day at a branch (null: any), or somebody begins to wait: whom does it suit? */
  'offer-freed-time': {
    readonly day: string | null;
    readonly locationCode: string | null;
    readonly entryId?: string;
  };
  'tell-of-offer': { readonly offerId: string };
  'expire-offer': { readonly offerId: string };

  'membership-unlocked': { readonly membershipId: number };
}

export type JobName = keyof JobPayloads;
