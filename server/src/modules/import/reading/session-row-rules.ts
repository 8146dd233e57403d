import type {
  ImportedBooking,
  ImportedVisit,
  ImportField,
} from '@limber/contract/desk/studio/import-rows.ts';
import { IMPORT_MINUTES } from '@limber/contract/terms/import.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { minutesIn, offsetIn, timeIn } from './cell-value-rules.ts';
import {
  type CellsByField,
  dayOf,
  labelOf,
  noDay,
  noMinutes,
  ownerIn,
  quoted,
  type Read,
  type Reading,
  type RowContent,
} from './client-and-package-row-rules.ts';

/** An upcoming session. */
export function bookingIn(
  cells: CellsByField,
  reading: Reading,
): Read<RowContent<ImportedBooking>> {
  const owner = ownerIn(cells);
  const label = labelOf(owner, cells.date);
  const wrong = (problem: Sentence, field: ImportField) => ({ label, row: null, problem, field });
  if (CANCELLED.test(cells.status ?? '') || /no.?show|complete/i.test(cells.status ?? '')) {
    return wrong(NOT_COMING, 'status');
  }
  const date = sessionDayIn(cells, reading);
  if (typeof date === 'object') return wrong(date.problem, date.field);
  const time = timeIn(cells.time ?? cells.date ?? '');
  if (!time) return wrong(noTime(cells.time ?? cells.date), cells.time ? 'time' : 'date');
  const minutes = cells.minutes ? minutesIn(cells.minutes) : minutesUntil(time, cells.ends ?? '');
  const lasts = cells.minutes ? 'minutes' : 'ends';
  if (minutes === null)
    return wrong(
      lasts === 'ends' && cells.ends ? noTime(cells.ends) : noMinutes(cells.minutes),
      lasts,
    );
  if (minutes < IMPORT_MINUTES.least || minutes > IMPORT_MINUTES.most)
    return wrong(outOfBounds(minutes), lasts);
  if (!cells.service) return wrong(NO_SERVICE, 'service');
  if (!cells.therapist) return wrong(NO_THERAPIST, 'therapist');
  const { service, therapist, location = null } = cells;
  const paid = cells.package ?? null;
  const row = { owner, date, time, minutes, service, therapist, location, package: paid };
  return { label, row, problem: null };
}

/** A session of the past. What it does not say readably of its time keeps no history out. */
export function visitIn(cells: CellsByField, reading: Reading): Read<RowContent<ImportedVisit>> {
  const owner = ownerIn(cells);
  const label = labelOf(owner, cells.date);
  const wrong = (problem: Sentence, field: ImportField) => ({ label, row: null, problem, field });
  const date = sessionDayIn(cells, reading);
  if (typeof date === 'object') return wrong(date.problem, date.field);
  if (!cells.service) return wrong(NO_SERVICE, 'service');
  const time = timeIn(cells.time ?? cells.date ?? '');
  const lasts = cells.minutes
    ? minutesIn(cells.minutes)
    : time && minutesUntil(time, cells.ends ?? '');
  const minutes = lasts && lasts <= IMPORT_MINUTES.most ? lasts : null;
  const { service, therapist = null, location = null } = cells;
  const outcome = outcomeIn(cells.status ?? '');
  return {
    label,
    row: { owner, date, time, minutes, service, therapist, location, outcome },
    problem: null,
  };
}

const CANCELLED = /cancel|declined|ملغ/i;

function outcomeIn(status: string): ImportedVisit['outcome'] {
  if (CANCELLED.test(status)) return 'cancelled';
  return /no.?show|did not (?:come|arrive|show)|missed|لم يحضر/i.test(status)
    ? 'no_show'
    : 'completed';
}

/**
 * The day of a session, `YYYY-MM-DD`, or what is wrong. A time with a zone is on that zone's day,
 * which may be another one here.
 */
function sessionDayIn(
  cells: CellsByField,
  reading: Reading,
): string | { readonly problem: Sentence; readonly field: ImportField } {
  const isElsewhere = offsetIn(cells.time ?? '') !== null;
  const date = dayOf(isElsewhere ? { date: cells.time ?? '' } : cells, 'date', reading);
  if (date) return date;
  return isElsewhere
    ? { problem: noTime(cells.time), field: 'time' }
    : { problem: noDay(cells.date), field: 'date' };
}

function minutesUntil(from: string, ends: string): number | null {
  const until = timeIn(ends);
  if (!until) return null;
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  // One that ends at midnight or later ends on the next day.
  return (minutesOf(until) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;
}

const NO_SERVICE: Sentence = { en: 'No service is named.', ar: 'لم تُذكر خدمة.' };
const NO_THERAPIST: Sentence = { en: 'No therapist is named.', ar: 'لم يُذكر معالج.' };
const NOT_COMING: Sentence = {
  en: 'This session is over, or was cancelled.',
  ar: 'هذه الجلسة انتهت أو أُلغيت.',
};

const noTime = (cell?: string): Sentence => ({
  en: `“${quoted(cell)}” is not a time. Please write it as HH:MM.`,
  ar: `«${quoted(cell)}» ليس وقتاً. يرجى كتابته بالصيغة HH:MM.`,
});
const outOfBounds = (minutes: number): Sentence => ({
  en: `A session lasts from ${IMPORT_MINUTES.least} to ${IMPORT_MINUTES.most} minutes, not ${minutes}.`,
  ar: `مدة الجلسة بالدقائق من ${IMPORT_MINUTES.least} إلى ${IMPORT_MINUTES.most}، وليست ${minutes}.`,
});
