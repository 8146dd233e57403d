import type { NextOpenings, Opening } from '@limber/contract/scheduling.ts';
import type { BookingForm } from '../form/form.ts';

/**
 * The next free times with anyone, beside those of the chosen therapist: those with others that are
 * earlier or, if none is, all of them. Empty when they are the therapist's own.
 */
export function openingsOfOthers(
  { therapist: [first], any }: Pick<NextOpenings, 'therapist' | 'any'>,
  therapistId: number | null,
): { sooner: boolean; openings: Opening[] } {
  const others = any.filter((opening) => opening.therapist_id !== therapistId);
  const sooner = others.filter((opening) => !first || startOf(opening) < startOf(first));
  if (sooner.length > 0) return { sooner: true, openings: sooner };
  return { sooner: false, openings: others.length > 0 ? any : [] };
}

/** Whether a free time is on the very day that has none for the form: it would contradict that. */
export function contradicts(
  { date, therapist_id: id }: Pick<Opening, 'date' | 'therapist_id'>,
  form: Pick<BookingForm, 'date' | 'anyTherapist' | 'therapist_id'>,
): boolean {
  return date === form.date && (form.anyTherapist || id === form.therapist_id);
}

function startOf({ date, time }: Opening): string {
  return `${date} ${time}`;
}
