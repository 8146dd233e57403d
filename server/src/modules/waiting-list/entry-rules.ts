import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { isSessionLength } from '@limber/contract/terms/booking/is-session-length.ts';
import {
  MOST_WAITED_DAYS,
  MOST_WAITING_ENTRIES,
} from '@limber/contract/terms/booking/waiting-list.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import type { Span } from '../scheduling/bookable-days-rules.ts';

/** One service of an entry, and its length. */
export interface WaitedLine {
  readonly serviceId: number;
  readonly lastsMinutes: number;
}

/** A service that the studio sells, with its lengths. */
export interface SoldService {
  readonly id: number;
  readonly name: string;
  readonly minutes: readonly number[];
}

interface AskedEntry {
  readonly services: readonly { readonly id: number; readonly time?: number | undefined }[];
  readonly lastsMinutes: number;
}

/** The lines of an entry: a single service lasts as long as the session. */
export function linesOf({ services, lastsMinutes }: AskedEntry): WaitedLine[] {
  const [first] = services;
  if (first && services.length === 1) {
    return [{ serviceId: first.id, lastsMinutes: first.time ?? lastsMinutes }];
  }
  return services.map(({ id, time }) => ({ serviceId: id, lastsMinutes: time ?? 0 }));
}

/** What is wrong with the services of an entry, and under which field; null: nothing. */
export function refuseServices(
  lines: readonly WaitedLine[],
  lastsMinutes: number,
  sold: readonly SoldService[],
): readonly [field: 'services' | 'total_duration', Sentence] | null {
  // A package may pay it, which gives any length.
  const isSold = ({ serviceId, lastsMinutes: minutes }: WaitedLine) =>
    sold.some(
      (each) =>
        each.id === serviceId && (each.minutes.includes(minutes) || isSessionLength(minutes)),
    );
  if (!lines.every(isSold)) return ['services', NOT_SOLD];
  const sum = lines.reduce((total, line) => total + line.lastsMinutes, 0);
  return sum === lastsMinutes ? null : ['total_duration', OTHER_LENGTH];
}

/**
 * What is wrong with the days of an entry; null: nothing. `lastDay` is the last that can be booked,
 * `longestTo` the last that an entry from its first day may span.
 */
export function refuseDays(
  { from, to }: { readonly from: string; readonly to: string },
  {
    today,
    lastDay,
    longestTo,
  }: { readonly today: string; readonly lastDay: string; readonly longestTo: string },
): readonly [field: 'from' | 'to', Sentence] | null {
  if (to < from) return ['to', ENDS_BEFORE];
  if (to < today) return ['to', IS_OVER];
  if (from > lastDay) return ['from', TOO_FAR];
  return to > longestTo ? ['to', TOO_MANY_DAYS] : null;
}

/**
 * A part of the day in its minutes, from minutes of the clock; before the day begins the night after
 * it is meant. Null: it ends before it begins.
 */
export function partOfDay(from: number, to: number): Span | null {
  const startMinute = inDay(from);
  const endMinute = inDay(to);
  return endMinute > startMinute ? { startMinute, endMinute } : null;
}

function inDay(minute: number): number {
  return minute < DAY_BEGINS_MINUTE ? minute + DAY_MINUTES : minute;
}

/** Whether a client has as many entries as they may have. */
export function hasEnough(entries: number): boolean {
  return entries >= MOST_WAITING_ENTRIES;
}

export const NOT_SOLD: Sentence = {
  en: 'We do not sell this service in this length.',
  ar: 'لا نقدّم هذه الخدمة بهذه المدة.',
};
const OTHER_LENGTH: Sentence = {
  en: 'The services together last another time than the session.',
  ar: 'مجموع مدد الخدمات يختلف عن مدة الجلسة.',
};
const ENDS_BEFORE: Sentence = {
  en: 'The last day is before the first.',
  ar: 'اليوم الأخير قبل اليوم الأول.',
};
const IS_OVER: Sentence = { en: 'These days are over.', ar: 'انقضت هذه الأيام.' };
export const ENDS_BEFORE_IT_BEGINS: Sentence = {
  en: 'A part of the day ends after it begins.',
  ar: 'يجب أن تكون نهاية الفترة بعد بدايتها.',
};
export const TOO_SHORT: Sentence = {
  en: 'The session does not fit into this part of the day.',
  ar: 'لا تتسع هذه الفترة من اليوم للجلسة.',
};
export const CANNOT_GIVE: Sentence = {
  en: 'None of these therapists offers all of these services there.',
  ar: 'لا يقدّم أيّ من هؤلاء المعالجين كل هذه الخدمات هناك.',
};
export const ENOUGH_ENTRIES: Sentence = {
  en: `You wait for ${MOST_WAITING_ENTRIES} times already. Please leave one of them first.`,
  ar: `لديك ${MOST_WAITING_ENTRIES} طلبات على قائمة الانتظار. يرجى إلغاء أحدها أولاً.`,
};
export const WAITS_ALREADY: Sentence = {
  en: 'You wait for this already.',
  ar: 'أنت على قائمة الانتظار لهذا الموعد بالفعل.',
};
export const UNKNOWN_ENTRY: Sentence = {
  en: 'We do not know this entry of the waiting list.',
  ar: 'لا نعرف هذا الطلب على قائمة الانتظار.',
};
const TOO_FAR: Sentence = {
  en: 'These days cannot be booked yet.',
  ar: 'لا يمكن حجز هذه الأيام بعد.',
};
const TOO_MANY_DAYS: Sentence = {
  en: `One entry waits for at most ${MOST_WAITED_DAYS} days.`,
  ar: `أقصى ما ينتظره الطلب الواحد ${countInArabic(MOST_WAITED_DAYS, 'days')}.`,
};
