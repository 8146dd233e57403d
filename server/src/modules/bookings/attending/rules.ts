import type { AppointmentStatus, ServiceType } from '@limber/contract/appointments.ts';
import type { BookingSource } from '@limber/contract/desk/day/bookings.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import type { TherapistDay } from '../../scheduling/free-start-rules.ts';
import { pickResources, therapistMinutesOf } from '../../scheduling/takes-rules.ts';
import type { SessionState } from '../changing/rules.ts';
import { ALREADY_CANCELLED } from '../changing/rules.ts';

/** Why a session cannot be checked in, completed or marked as missed; null when it can. */
export function refuseStatus(
  to: 'check_in' | 'completed' | 'no_show',
  { status, startsAt }: SessionState,
  now: Date,
): Sentence | null {
  const from: readonly AppointmentStatus[] = {
    check_in: ['booked'] as const,
    completed: ['check_in'] as const,
    no_show: ['booked', 'check_in'] as const,
  }[to];
  if (!from.includes(status)) return STANDS[status];
  return to !== 'check_in' && now < startsAt
    ? { en: 'This session has not started yet.', ar: 'لم تبدأ هذه الجلسة بعد.' }
    : null;
}

const STANDS: Record<AppointmentStatus, Sentence> = {
  booked: { en: 'This session is not checked in yet.', ar: 'لم يُسجَّل الحضور لهذه الجلسة بعد.' },
  check_in: { en: 'This session is checked in already.', ar: 'سُجِّل الحضور لهذه الجلسة بالفعل.' },
  completed: { en: 'This session is completed.', ar: 'اكتملت هذه الجلسة.' },
  cancelled: ALREADY_CANCELLED,
  no_show: { en: 'This session was missed.', ar: 'فاتت هذه الجلسة.' },
};

/** As what a session stood before its last step, where that took nothing from anybody; null: it took none. */
export function beforeStep(status: AppointmentStatus): 'booked' | 'check_in' | null {
  if (status === 'check_in') return 'booked';
  return status === 'completed' ? 'check_in' : null;
}

/** Why what was marked on `day` is not taken back `today` (`YYYY-MM-DD`): that day is over. */
export function refuseUndoing(day: string, today: string): Sentence | null {
  if (today <= day) return null;
  return {
    en: 'The day of this session is over, and what was is not changed.',
    ar: 'انتهى يوم هذه الجلسة، وما كان لا يُغيَّر.',
  };
}

/**
 * Why it is not taken back that a session was booked; null when it can. What was booked elsewhere is not
 * the desk's to take back, and what it bought stays bought.
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

/** What a package is bought with. */
const BUYS: readonly ServiceType[] = ['package', 'shared_package', 'unlimited_package'];

const IS_SOLD: Sentence = {
  en: 'This session stands in a sale of the till. Please take the sale back first, or cancel the session and say what becomes of it.',
  ar: 'هذه الجلسة مسجّلة في عملية بيع في الصندوق. يرجى استرجاع البيع أولاً، أو إلغاء الجلسة وتحديد مصيرها.',
};

const BOUGHT_PACKAGE: Sentence = {
  en: 'A package was bought with this session, and stays with the client. Please cancel the session instead.',
  ar: 'اشتُريت باقة مع هذه الجلسة وتبقى لدى العميل. يرجى إلغاء الجلسة بدلاً من ذلك.',
};

/** Said to a therapist of what somebody else marked. */
export const NOT_OWN_STEP: Sentence = {
  en: 'Somebody else marked this. Please ask the front desk to take it back.',
  ar: 'تم تسجيل هذا من شخص آخر. يرجى طلب التراجع عنه من الاستقبال.',
};

export const NOTHING_TO_UNDO: Sentence = {
  en: 'There is nothing to take back here.',
  ar: 'لا يوجد هنا ما يُتراجع عنه.',
};

/** Said of a session that is to be taken back as missed and was not. */
export const NOT_MISSED: Sentence = {
  en: 'This session was not marked as missed.',
  ar: 'لم تُسجَّل هذه الجلسة فائتة.',
};

/** Said when somebody is about to book the time of a missed session. */
export const HELD_NOW: Sentence = {
  en: 'Somebody is booking this time at the moment. Please try again in a few minutes.',
  ar: 'هذا الوقت قيد الحجز الآن. يرجى المحاولة مرة أخرى بعد دقائق.',
};

/** Who has the time of a missed session now, which starts at `time` (`HH:MM`). */
export function takenBy(name: string, time: string): Sentence {
  return {
    en: `This time is now booked for ${name}, from ${time}.`,
    ar: (named) => `هذا الوقت محجوز الآن باسم ${named(name)} من الساعة ${time}.`,
  };
}

/**
 * Which resources a missed session is given when it stands again at its time, by what the day holds for
 * them; null when one of them is taken, or somebody holds the time. Hours, shifts, time off and what has
 * passed do not matter: it was booked.
 *
 * @param had what it was given before, which it keeps where it can: a room may have been chosen by hand
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
