import {
  dayAtDesk,
  longDayAtDesk,
  monthAtDesk,
  shortDayAtDesk,
  weekdayAtDesk,
} from '@limber/contract/desk/dates-at-desk.ts';
import { dayOfInstant, timeOfInstant } from '../../../../lib/dates.ts';
import { formatLanguage } from '../../../../lib/language.ts';

/** Every day that the desk shows is written by one of these; days are 'YYYY-MM-DD'. */

/** '21 Nov 2026' */
export function deskDay(day: string): string {
  return dayAtDesk(day, formatLanguage());
}

/** '21 Nov', where the year is plain. */
export function deskShortDay(day: string): string {
  return shortDayAtDesk(day, formatLanguage());
}

/** 'Sat' */
export function deskWeekday(day: string): string {
  return weekdayAtDesk(day, formatLanguage());
}

/** 'Sat 21 Nov', where the year is plain. */
export function deskShortDayWithWeekday(day: string): string {
  return `${deskWeekday(day)} ${deskShortDay(day)}`;
}

/** 'Sat 21 Nov 2026' */
export function deskDayWithWeekday(day: string): string {
  return `${deskWeekday(day)} ${deskDay(day)}`;
}

/** 'Saturday 21 November 2026', for titles. */
export function deskLongDay(day: string): string {
  return longDayAtDesk(day, formatLanguage());
}

/** The studio's day of an instant: '21 Nov 2026'. */
export function deskDayOf(instant: string): string {
  return deskDay(dayOfInstant(instant));
}

/** An instant by the studio's clock without its year: '21 Nov 14:30'. */
export function deskShortMoment(instant: string): string {
  return `${deskShortDay(dayOfInstant(instant))} ${timeOfInstant(instant)}`;
}

/** An instant by the studio's clock: '21 Nov 2026 14:30'. */
export function deskMoment(instant: string): string {
  return `${deskDayOf(instant)} ${timeOfInstant(instant)}`;
}

/** 'March 2026' of '2026-03'. */
export function deskMonth(month: string): string {
  return monthAtDesk(month, formatLanguage());
}
