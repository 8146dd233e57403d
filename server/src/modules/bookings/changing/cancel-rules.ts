import { FREE_HOURS } from '@limber/contract/terms/booking/cancelling.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import {
  type BookingChange,
  type BookingToChange,
  type Decision,
  refuseLeaving,
  refuseOver,
} from './who-may-change-until-when-rules.ts';

/** When a session starts, and the cutoff that was agreed to when it was booked. */
export interface CutOff {
  readonly startsAt: Date;
  /** Null: booked before studios could set it. */
  readonly cutoffHours: number | null;
}

/** Until how many hours before its start a session can be cancelled or moved free of charge. */
export function cutoffOf({ cutoffHours }: Pick<CutOff, 'cutoffHours'>): number {
  return cutoffHours ?? FREE_HOURS;
}

/** The last instant at which a session can be cancelled or moved free of charge. */
export function freeUntil(booking: CutOff): Date {
  return new Date(booking.startsAt.getTime() - cutoffOf(booking) * 3_600_000);
}

/** How a client cancels. */
export interface Cancellation {
  /** The client accepts a late cancellation. */
  readonly acceptLate?: boolean;
  /** The desk waives the charge. */
  readonly waiveLate?: boolean;
  readonly reason?: string;
}

/**
 * The outcome of a client's cancellation. Until the cutoff, inclusive, the minutes come back; after
 * that the session counts as used, which the client has to accept.
 */
export function cancelByClient(
  booking: BookingToChange,
  { acceptLate, waiveLate, reason }: Cancellation,
  by: 'client' | 'studio',
  now: Date,
): Decision {
  const refused = refuseLeaving(booking, now);
  if (refused) return { refused };
  const isFree = now <= freeUntil(booking) || waiveLate;
  if (!isFree && !acceptLate) return { refused: notFree(booking) };
  return cancelled(booking, { by, countsAs: isFree ? 'returned' : 'used', reason });
}

/** How the desk cancels a session. */
export interface DeskCancellation {
  /** The side that cancels. */
  readonly by: 'client' | 'studio';
  /** What happens to its minutes and to what is due. */
  readonly countsAs: 'returned' | 'used';
  readonly reason: string;
}

/** The result of a cancellation at the desk, until the session's end. */
export function cancelByDesk(
  booking: BookingToChange,
  asked: DeskCancellation,
  now: Date,
): Decision {
  const refused = refuseOver(booking, now);
  return refused ? { refused } : cancelled(booking, asked);
}

function cancelled(
  booking: BookingToChange,
  {
    by,
    countsAs,
    reason,
  }: Omit<DeskCancellation, 'reason'> & { readonly reason?: string | undefined },
): BookingChange {
  const late = countsAs === 'used';
  return {
    becomes: { kind: 'status', to: 'cancelled', late, cancelledBy: by, reason },
    minutes: late ? null : allMinutesOf(booking),
  };
}

/** All minutes that a package gave for a session, to be returned; null: no package did. */
export function allMinutesOf({
  packageId,
  packageMinutes,
}: Pick<BookingToChange, 'packageId' | 'packageMinutes'>): { returned: number } | null {
  return packageId !== null && packageMinutes ? { returned: packageMinutes } : null;
}

/** What it costs instead is said by its terms. */
function notFree(booking: CutOff): Sentence {
  return {
    en: `This session starts in less than ${countInEnglish(cutoffOf(booking), 'hour')}, so it can no longer be cancelled free of charge.`,
    ar: `تبدأ هذه الجلسة بعد أقل من ${countInArabic(cutoffOf(booking), 'hours')}، لذلك لم يعد إلغاؤها مجاناً ممكناً.`,
  };
}
