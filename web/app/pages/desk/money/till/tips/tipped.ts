import type { TippableTherapist } from '@limber/contract/desk/money/till-values.ts';

/** A therapist who can be tipped. */
export interface Tipped {
  readonly id: number;
  readonly full_name: string;
}

/**
 * Therapists who can be tipped: the session's own first, even if they have left, then all who give
 * sessions now.
 */
export function tipped(
  therapists: readonly Tipped[],
  givers: readonly TippableTherapist[],
): Tipped[] {
  const names = new Map(givers.map((each) => [each.therapist_id, each.therapist]));
  const theirs = [...names].map(([id, full_name]) => ({ id, full_name }));
  return [...theirs, ...therapists.filter(({ id }) => theirs.every((each) => each.id !== id))];
}

/**
 * The therapist of a tip by default: that of the session being paid, otherwise the only one; null:
 * nobody.
 */
export function tipFor(
  givers: readonly TippableTherapist[],
  giver: TippableTherapist | undefined,
): number | null {
  const only = givers.length === 1 ? givers[0] : undefined;
  return (giver ?? only)?.therapist_id ?? null;
}
