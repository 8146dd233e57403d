import type { AppointmentStatus, ServiceType } from '@limber/contract/appointments.ts';
import type { OverridableRule } from '@limber/contract/desk/day/bookings.ts';
import type { AccountType, Gender } from '@limber/contract/values/people.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import type { LockedPackage } from '../../packages/owned-package-rules.ts';
import type { PricedService, Refused } from '../booking/requested-session-rules.ts';

/** A booking as it is before a change. */
export interface BookingToChange {
  readonly id: string;
  readonly clientId: number;
  readonly therapistId: number;
  /** Account of the therapist. */
  readonly therapistAccountId: number;
  /** The gender that the client requested; null: any. */
  readonly preferredGender: Gender | null;
  readonly locationCode: string;
  readonly serviceType: ServiceType;
  readonly status: AppointmentStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The cutoff it was booked under; null: before studios could set it. */
  readonly cutoffHours: number | null;
  readonly packageId: number | null;
  readonly packageMinutes: number | null;
  /** Cancelled late: minutes of its time that others took, and whose cost went back. */
  readonly healedMinutes: number;
  readonly serviceIds: readonly number[];
  readonly lines: readonly PricedService[];
  readonly priceMinor: number;
  readonly discountMinor: number;
  /** Beds, rooms and other resources assigned to it. */
  readonly resourceIds: readonly number[];
  /** Minutes after its end, and of its therapist, as booked or moved. */
  readonly bufferMinutes: number;
  readonly therapistMinutes: number | null;
  /** Grows with every change. */
  readonly version: number;
  /** Those of its services that take a skill. */
  readonly skills: readonly number[];
  /** All or part of its price was paid online or by gift card, and goes back by itself. */
  readonly goesBackByItself: boolean;
  /** How often it was moved or cancelled so far. */
  readonly changes: number;
}

/** The result of a change; the client's mail follows from it. */
export interface BookingChange {
  readonly becomes: NewStatus | Undone | Moved;
  /** What its package gives for it, or gets back; null: neither. */
  readonly minutes: { readonly taken: number; readonly from: LockedPackage } | Returned | null;
}

interface Returned {
  readonly returned: number;
}

/** The decision about a change: its result, or the refusal; null: nothing changes. */
export type Decision =
  | BookingChange
  /** A sentence: 409; rules of the studio: the desk has to say why it overrides them. */
  | { readonly refused: Sentence | Refused | readonly OverridableRule[] }
  | null;

/** One step on: checked in, held, missed or cancelled. */
export interface NewStatus {
  readonly kind: 'status';
  readonly to: AppointmentStatus;
  /** Cancelled so that it counts as used. */
  readonly late?: boolean;
  readonly cancelledBy?: 'client' | 'studio';
  readonly reason?: string | undefined;
}

/** The last step taken back. */
export interface Undone extends SessionOccupancy {
  readonly kind: 'undone';
  readonly to: AppointmentStatus;
  /** When it was cancelled or missed; left out: it was neither. */
  readonly leftAt?: Date | undefined;
}

/** Another time, therapist, branch, length, service or room. */
export interface Moved extends SessionOccupancy, BookedSlot {
  readonly kind: 'moved';
  readonly packageMinutes: number | null;
  readonly priceMinor: number;
  readonly discountMinor: number;
  /** The requested gender from then on; null: any. */
  readonly preferredGender: Gender | null;
  /** Its services from then on, in order. */
  readonly lines: readonly PricedService[];
  /** Rules of the studio that were overridden, and why. */
  readonly brokenRules: readonly OverridableRule[];
  readonly reason: string | null;
  /** The move that it takes back; omitted: none. */
  readonly undoes?: string | undefined;
}

/** What a session needs at its time, and the resources assigned to it. */
export interface SessionOccupancy {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly takes: {
    readonly bufferMinutes: number;
    readonly therapistMinutes: number | null;
  };
  readonly resourceIds: readonly number[];
}

/** Where and when a session is. */
export interface BookedSlot {
  readonly therapistId: number;
  readonly locationCode: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** How a session was before a move. */
export interface BeforeMove extends BookedSlot {
  /** Of the event. */
  readonly id: string;
  /** Whether its client has moved it themselves, also as one that was merged into them. */
  readonly byClient: boolean;
  /** Its former services; null: the same. */
  readonly lines: readonly PricedService[] | null;
  /** Its former price; null: it was not recorded yet. */
  readonly priceMinor: number | null;
  readonly discountMinor: number | null;
  /** Null: no package paid. */
  readonly packageMinutes: number | null;
  /** Null: that was not noted yet. */
  readonly resourceIds: readonly number[] | null;
}

/** The desk handles everybody's sessions. */
export function isOfDesk(actor: { readonly accountType: AccountType }): boolean {
  return actor.accountType === 'front_desk' || actor.accountType === 'manager';
}

/** Whether this account may cancel or move the session. */
export function mayChange(
  actor: { readonly accountId: number; readonly accountType: AccountType },
  booking: { readonly clientId: number },
): boolean {
  return booking.clientId === actor.accountId || isOfDesk(actor);
}

/** The present state of a session, for judging a change. */
export interface SessionState {
  readonly status: AppointmentStatus;
  readonly startsAt: Date;
}

/** Why a session can no longer be cancelled or moved by its client; null when it can. */
export function refuseLeaving({ status, startsAt }: SessionState, now: Date): Sentence | null {
  if (status === 'cancelled') return ALREADY_CANCELLED;
  if (status !== 'booked' || startsAt <= now)
    return { en: 'This session has already started.', ar: 'بدأت هذه الجلسة بالفعل.' };
  return null;
}

/** Why the desk can no longer change a session: until its end it can; null when it can. */
export function refuseOver(
  { status, endsAt }: Pick<SessionState, 'status'> & { readonly endsAt: Date },
  now: Date,
): Sentence | null {
  if (status === 'cancelled') return ALREADY_CANCELLED;
  return (status === 'booked' || status === 'check_in') && now < endsAt ? null : IS_OVER;
}

export const ALREADY_CANCELLED: Sentence = {
  en: 'This session is already cancelled.',
  ar: 'هذه الجلسة ملغاة بالفعل.',
};

const IS_OVER: Sentence = {
  en: 'This session is over, and what was is not changed.',
  ar: 'انتهت هذه الجلسة، وما كان لا يُغيَّر.',
};

/** How many minutes a session lasts. */
export function lengthOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): number {
  return (endsAt.getTime() - startsAt.getTime()) / 60_000;
}
