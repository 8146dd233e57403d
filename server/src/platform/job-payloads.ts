import type { AccountType } from '@limber/contract/values/people.ts';

/**
 * Every job by its name, and what it needs to know: the rows of the queue, as `db-types.ts` has those
 * of the tables. Jobs outlive a release, so a name or payload that is changed must still be understood
 * as it was for as long as its jobs may wait.
 */
export interface JobPayloads {
  'send-mail': { readonly eventKey: string };
  /** Added by the crontab, which knows nothing. */
  'clean-up': unknown;
  /** Added by the crontab too. */
  'read-phones': unknown;

  'confirm-booking': {
    readonly bookingId: string;
    /** Of one that stands again: how often it was changed until then. */
    readonly changes?: number;
  };
  'tell-booking-moved': {
    readonly bookingId: string;
    /** How often it had been moved or cancelled, with this move. */
    readonly changes: number;
    /** Instant in ISO 8601. */
    readonly fromStartsAt: string;
  };
  'tell-booking-cancelled': { readonly bookingId: string };
  'remind-of-booking': {
    readonly bookingId: string;
    /** How many hours before it starts. */
    readonly hours: number;
    /** Instant in ISO 8601. */
    readonly startsAt: string;
  };

  /** Sessions that are too many to be cancelled while the account is being erased. */
  'cancel-sessions-of-erased': {
    readonly clientId: number;
    /** Who erased the account. */
    readonly actorId: number;
    readonly actorType: AccountType;
  };

  'tell-package-low': { readonly packageId: number };
  /** `expiresOn` is `YYYY-MM-DD`. */
  'tell-package-expiring': { readonly packageId: number; readonly expiresOn: string };
  'expire-package': { readonly packageId: number };

  'membership-unlocked': { readonly membershipId: number };
}

export type JobName = keyof JobPayloads;
