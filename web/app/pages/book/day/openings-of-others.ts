import type { NextOpenings, Opening } from '@limber/contract/scheduling.ts';

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

function startOf({ date, time }: Opening): string {
  return `${date} ${time}`;
}
