import type { AppointmentStatus, ServiceType } from '@limber/contract/appointments.ts';
import type { BookingSource } from '@limber/contract/desk/day/bookings.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import {
  refuseExpired,
  refuseInactive,
  refuseMinutes,
  refuseSecondOfDay,
  UNKNOWN_PACKAGE,
} from '../../packages/may-package-pay-rules.ts';
import type { LockedPackage } from '../../packages/owned-package-rules.ts';
import { pickResources, therapistMinutesOf } from '../../scheduling/buffer-and-resource-rules.ts';
import type { TherapistDay } from '../../scheduling/free-start-rules.ts';
import { allMinutesOf } from '../changing/cancel-rules.ts';
import { type Booked, COST_UNKNOWN, chargeBefore } from '../changing/repricing-rules.ts';
import {
  type BeforeMove,
  type BookingToChange,
  type Decision,
  refuseOver,
  type Undone,
} from '../changing/who-may-change-until-when-rules.ts';
import { HELD_NOW } from '../conflicts/taken-by-whom-refusals.ts';

/** The result of taking back the last step of a session that was checked in or held. */
export function takeBackStep(booking: BookingToChange): Decision {
  const to = beforeStep(booking.status);
  if (to === null) return { refused: NOTHING_TO_UNDO };
  return { becomes: keepingTime(booking, to), minutes: null };
}

export const NOTHING_TO_UNDO: Sentence = {
  en: 'There is nothing to undo here.',
  ar: 'لا يوجد هنا ما يُتراجع عنه.',
};

/**
 * The result of taking back a booking made at the desk: it is cancelled, and its minutes come back.
 *
 * @param made how it was made; undefined where something happened with it since
 */
export function takeBackBooking(booking: BookingToChange, made: Made | undefined): Decision {
  if (!made) return { refused: NOTHING_TO_UNDO };
  const refused = refuseTakingBack({ ...made, serviceType: booking.serviceType });
  if (refused) return { refused };
  return { becomes: keepingTime(booking, 'cancelled'), minutes: allMinutesOf(booking) };
}

/**
 * The facts that decide whether a session can have its time back, which was free for others
 * meanwhile.
 */
export interface TimeAgain {
  /** The studio's day, `YYYY-MM-DD`, and minutes from its midnight. */
  readonly day: string;
  readonly startMinute: number;
  readonly lastsMinutes: number;
  readonly onDay: TherapistDay;
  /** The client whose session is in the way, as the desk is told; null: nobody's is. */
  readonly occupant: { readonly named: Sentence; readonly hasTherapist: boolean } | null;
  /** The step that released the time; undefined: there was none. */
  readonly left: Leaving | undefined;
}

/** The step that gave a session's time away. */
export interface Leaving {
  readonly at: Date;
  /** Its status before. */
  readonly from: AppointmentStatus;
  /** Cancelled so that it counts as used. */
  readonly late: boolean;
}

/** The result of taking back a no-show: the session has its former status, at its time. */
export function takeBackNoShow(booking: BookingToChange, time: TimeAgain): Decision {
  if (booking.status !== 'no_show') return { refused: NOT_MISSED };
  const stands = standAgain(booking, time, time.left?.from ?? 'booked');
  return 'refused' in stands ? stands : { becomes: stands, minutes: null };
}

/** The refusal for a session that is not a no-show. */
const NOT_MISSED: Sentence = {
  en: 'This session was not marked as missed.',
  ar: 'لم تُسجَّل هذه الجلسة فائتة.',
};

/**
 * The result of taking back a cancellation: the session has its former status, at its time, and
 * takes again the minutes that its package got back.
 *
 * @param held the package as its client has it; null: no package, or no longer theirs
 */
export function takeBackCancelling(
  booking: BookingToChange,
  time: TimeAgain,
  held: LockedPackage | null,
): Decision {
  const { left } = time;
  if (booking.status !== 'cancelled' || !left) return { refused: NOTHING_TO_UNDO };
  if (left.late && booking.healedMinutes > 0) return { refused: PARTLY_TAKEN };
  const stands = standAgain(booking, time, left.from);
  if ('refused' in stands) return stands;
  const minutes = left.late ? 0 : (booking.packageMinutes ?? 0);
  const refused = booking.packageId === null ? null : refuseFromPackage(held, time.day, minutes);
  if (refused) return { refused };
  return { becomes: stands, minutes: held && minutes > 0 ? { taken: minutes, from: held } : null };
}

const PARTLY_TAKEN: Sentence = {
  en: 'Others have had a part of its time, and its client got that back. Please book the session again.',
  ar: 'أخذ آخرون جزءاً من وقتها، وعاد ما يقابله إلى العميل. يرجى حجز الجلسة من جديد.',
};

function standAgain(
  booking: BookingToChange,
  { onDay, startMinute, lastsMinutes, occupant, left }: TimeAgain,
  to: AppointmentStatus,
): Undone | { readonly refused: Sentence } {
  const resourceIds = giveBack(onDay, startMinute, lastsMinutes, booking.resourceIds);
  if (occupant?.hasTherapist || resourceIds === null) {
    return { refused: occupant?.named ?? HELD_NOW };
  }
  const { startsAt, endsAt } = booking;
  const leftAt = left?.at;
  return { kind: 'undone', to, startsAt, endsAt, takes: onDay.takes, resourceIds, leftAt };
}

function keepingTime(booking: BookingToChange, to: AppointmentStatus): Undone {
  const { startsAt, endsAt, resourceIds } = booking;
  return { kind: 'undone', to, startsAt, endsAt, takes: booking, resourceIds };
}

/** Why a package gives nothing for a restored session; null: it does. */
function refuseFromPackage(
  held: LockedPackage | null,
  day: string,
  minutes: number,
): Sentence | null {
  if (!held) return UNKNOWN_PACKAGE;
  const used = minutes > 0 ? (refuseInactive(held) ?? refuseMinutes(held, minutes)) : null;
  return refuseExpired(held, day) ?? refuseSecondOfDay(held, day) ?? used;
}

/** A session's status before its last step, if that step gave nothing away; null: otherwise. */
export function beforeStep(status: AppointmentStatus): 'booked' | 'check_in' | null {
  if (status === 'check_in') return 'booked';
  return status === 'completed' ? 'check_in' : null;
}

/** The refusal for a therapist who would take back another person's mark. */
export const NOT_OWN_STEP: Sentence = {
  en: 'Somebody else marked this. Please ask the front desk to undo it.',
  ar: 'تم تسجيل هذا من شخص آخر. يرجى طلب التراجع عنه من الاستقبال.',
};

/** Why a mark of `day` cannot be taken back `today` (`YYYY-MM-DD`): that day is over. */
export function refuseUndoing(day: string, today: string): Sentence | null {
  if (today <= day) return null;
  return {
    en: 'The day of this session is over, and what was is not changed.',
    ar: 'انتهى يوم هذه الجلسة، وما كان لا يُغيَّر.',
  };
}

/** How a session was booked that nothing else has happened to. */
export interface Made {
  readonly source: BookingSource;
  /** It is in a sale that was not fully refunded. */
  readonly isSold: boolean;
}

/**
 * Why a booking cannot be taken back; null when it can. The desk cannot take back what was booked
 * elsewhere, and a package that it bought stays bought.
 */
export function refuseTakingBack({
  source,
  serviceType,
  isSold,
}: {
  readonly source: BookingSource;
  readonly serviceType: ServiceType;
  readonly isSold: boolean;
}): Sentence | null {
  if (source === 'site' || source === 'import') return NOTHING_TO_UNDO;
  if (isSold) return IS_SOLD;
  return BUYS.includes(serviceType) ? BOUGHT_PACKAGE : null;
}

const IS_SOLD: Sentence = {
  en: 'This session is part of a sale. Please void the sale first, or cancel the session and say what becomes of it.',
  ar: 'هذه الجلسة مسجّلة في عملية بيع في الصندوق. يرجى استرجاع البيع أولاً، أو إلغاء الجلسة وتحديد مصيرها.',
};

/** The booking types that buy a package. */
const BUYS: readonly ServiceType[] = ['package', 'shared_package', 'unlimited_package'];

const BOUGHT_PACKAGE: Sentence = {
  en: 'A package was bought with this session, and stays with the client. Please cancel the session instead.',
  ar: 'اشتُريت باقة مع هذه الجلسة وتبقى لدى العميل. يرجى إلغاء الجلسة بدلاً من ذلك.',
};

/**
 * The resources for a no-show that is restored at its time; null when one is taken, or somebody
 * holds the time. Opening hours, shifts, time off and the past do not matter: it was booked.
 *
 * @param had its former resources, which it keeps if possible: a room may have been chosen by hand
 */
export function giveBack(
  { held, takes }: Pick<TherapistDay, 'held' | 'takes'>,
  startMinute: number,
  lastsMinutes: number,
  had: readonly number[] = [],
): number[] | null {
  const buffer = takes.therapistMinutes === null ? takes.bufferMinutes : 0;
  const endMinute = startMinute + therapistMinutesOf(takes, lastsMinutes) + buffer;
  const isHeld = held.some((each) => each.startMinute < endMinute && startMinute < each.endMinute);
  return isHeld ? null : pickResources(takes, startMinute, lastsMinutes, had);
}

/** The refusal for a session in a branch that the actor does not see. */
export const BRANCH_UNSEEN: Sentence = {
  en: 'This session was at another branch before. Only the desk of that branch can undo the move.',
  ar: 'كانت هذه الجلسة في فرع آخر من قبل، ويمكن لاستقبال ذلك الفرع التراجع عن نقلها.',
};

/**
 * Why the last move of a session is not taken back; null where it is, as long as its time is free.
 */
export function refuseMoveBack(
  booking: Booked & Parameters<typeof refuseOver>[0],
  before: BeforeMove,
  now: Date,
): Sentence | null {
  const over = refuseOver(booking, now);
  if (over !== null) return over;
  if (before.byClient) return MOVED_BY_CLIENT;
  if (before.endsAt <= now) {
    return {
      en: 'The time at which this session was before is over.',
      ar: 'انتهى الوقت الذي كانت فيه هذه الجلسة من قبل.',
    };
  }
  return chargeBefore(booking, before) ? null : COST_UNKNOWN;
}

const MOVED_BY_CLIENT: Sentence = {
  en: 'The client has moved this session. Please arrange another time with them instead.',
  ar: 'نُقلت هذه الجلسة من قِبل العميل. يرجى الاتفاق معه على وقت آخر بدلاً من ذلك.',
};
