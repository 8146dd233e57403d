import type { OverridableRule } from '@limber/contract/desk/day/bookings.ts';
import type { Gender } from '@limber/contract/values/people.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import type { TherapistDay } from '../../scheduling/free-start-rules.ts';
import type { Slot } from '../../scheduling/slot-rules.ts';

/**
 * One line of a booking: a single service as in the catalogue, or a package's service at no charge.
 */
export interface PricedService {
  readonly serviceId: number;
  readonly name: string;
  readonly needsSkill: boolean;
  readonly lastsMinutes: number;
  readonly priceMinor: number;
}

/**
 * One as events of bookings and orders that wait for their payment keep it. Stored, so the name stays:
 * old rows and the version before have it.
 */
export type StoredService = Omit<PricedService, 'priceMinor'> & { readonly priceFils: number };

export const toStored = ({ priceMinor, ...line }: PricedService): StoredService => ({
  ...line,
  priceFils: priceMinor,
});

export const fromStored = ({ priceFils, ...line }: StoredService): PricedService => ({
  ...line,
  priceMinor: priceFils,
});

export interface RequestedSession extends Pick<Slot, 'day' | 'startMinute' | 'lastsMinutes'> {
  /** Chosen services; nothing else that the client says about them is trusted. */
  readonly services: readonly {
    readonly serviceId: number;
    readonly lastsMinutes: number;
    /** For a package session: what it is for. */
    readonly isService: boolean;
  }[];
  readonly locationCode: string;
  /** The requested gender, a woman or a man. */
  readonly therapistGender?: Gender | null | undefined;
  /** What the client computed from the services, or has of the package. */
  readonly countedMinutes: number;
  /** The price shown to the client; null: whatever is due. */
  readonly priceMinor: number | null;
  /** The day of booking, `YYYY-MM-DD`. */
  readonly today: string;
}

/** What decides whether a therapist can take the session. */
export interface SessionFacts {
  readonly therapist: {
    readonly name: string;
    readonly gender: Gender;
    readonly locationCode: string;
    readonly booksByPhone: boolean;
    readonly serviceIds: readonly number[];
  };
  readonly day: TherapistDay;
  readonly closedFor: string | null;
  /** A service of the session is no longer given on its day. */
  readonly hasRetired: boolean;
  /** Minutes from the session's midnight to now. */
  readonly nowMinute: number;
  /** Days after today for which the client can book. */
  readonly daysAhead: number;
}

/**
 * Why a session is refused, and what the client has to change: a field, the price, the time, or
 * nothing. Breaking a `rule` of the studio is refused to clients, and can be overridden at the desk
 * with a reason; everything else is a physical limit that nobody can override.
 */
export type Refused = (
  | { readonly verdict: 'wrong'; readonly field: string; readonly reason: Sentence }
  | { readonly verdict: 'price'; readonly priceMinor: number; readonly reason: Sentence }
  | { readonly verdict: 'refused'; readonly reason: Sentence }
  /** Another change is possible after `seconds`. */
  | { readonly verdict: 'too_many'; readonly reason: Sentence; readonly seconds: number }
  /** `isHeld`: somebody holds it for the moment, and nothing else is in the way. */
  | { readonly verdict: 'taken'; readonly reason: Sentence; readonly isHeld?: boolean }
) & { readonly rule?: OverridableRule };

/** Refuses a session because of one field of its request. */
export function wrong(field: string, reason: Sentence, rule?: OverridableRule): Refused {
  return { verdict: 'wrong', field, reason, ...(rule && { rule }) };
}

/** The refusal of a room or bed that is not in the branch, or that the session cannot use. */
export const NOT_FOR_IT: Sentence = {
  en: 'This session cannot have this room or bed.',
  ar: 'لا تصلح هذه الغرفة أو هذا السرير لهذه الجلسة.',
};
