import type { WishCode } from '@limber/contract/desk/day/bookings.ts';
import type { Gender } from '@limber/contract/values.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import type { TherapistDay } from '../../scheduling/free-start-rules.ts';
import type { Slot } from '../../scheduling/slot-rules.ts';

/** One line of a booking: of single services as the catalogue has it, of a package for nothing. */
export interface PricedService {
  readonly serviceId: number;
  readonly name: string;
  readonly needsSkill: boolean;
  readonly lastsMinutes: number;
  readonly priceFils: number;
}

export interface AskedSession extends Pick<Slot, 'day' | 'startMinute' | 'lastsMinutes'> {
  /** Chosen services; the client is believed in nothing else about them. */
  readonly services: readonly {
    readonly serviceId: number;
    readonly lastsMinutes: number;
    /** Of a package session: says what it is for. */
    readonly isService: boolean;
  }[];
  readonly locationCode: string;
  /** The wish for a woman or a man. */
  readonly therapistGender?: Gender | null | undefined;
  /** What the client counts by the services, or has of the package. */
  readonly countedMinutes: number;
  /** What the client has shown; null: whatever is due. */
  readonly priceFils: number | null;
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
  /** Minutes from the session's midnight to the present. */
  readonly nowMinute: number;
  /** How many days after today the diary is open for the client. */
  readonly daysAhead: number;
}

/**
 * Why a session is refused, and what the client has to change: a field, the price, the time, or nothing.
 * One that breaks a `wish` of the studio is refused to clients and passes at the desk for a reason; all
 * others are physics, which nobody passes over.
 */
export type Refused = (
  | { readonly verdict: 'wrong'; readonly field: string; readonly reason: Sentence }
  | { readonly verdict: 'price'; readonly priceFils: number; readonly reason: Sentence }
  | { readonly verdict: 'refused'; readonly reason: Sentence }
  /** Another change is possible after `seconds`. */
  | { readonly verdict: 'too_many'; readonly reason: Sentence; readonly seconds: number }
  /** `isHeld`: somebody holds it for the moment, and nothing else is in the way. */
  | { readonly verdict: 'taken'; readonly reason: Sentence; readonly isHeld?: boolean }
) & { readonly wish?: WishCode };

/** Refuses a session for what one field of its request says. */
export function wrong(field: string, reason: Sentence, wish?: WishCode): Refused {
  return { verdict: 'wrong', field, reason, ...(wish && { wish }) };
}

/** Said of a room or bed that is not of the branch, or that a session has no use for. */
export const NOT_FOR_IT: Sentence = {
  en: 'This session cannot have this room or bed.',
  ar: 'لا تصلح هذه الغرفة أو هذا السرير لهذه الجلسة.',
};
