import type { Giver } from '@limber/contract/desk/money/till-values.ts';

/** Somebody who may be given a tip. */
export interface Tipped {
  readonly id: number;
  readonly full_name: string;
}

/** Who may be given a tip: who gave the session first, also when they have left, then all who give sessions now. */
export function tipped(therapists: readonly Tipped[], givers: readonly Giver[]): Tipped[] {
  const names = new Map(givers.map((each) => [each.therapist_id, each.therapist]));
  const theirs = [...names].map(([id, full_name]) => ({ id, full_name }));
  return [...theirs, ...therapists.filter(({ id }) => theirs.every((each) => each.id !== id))];
}

/** Who a tip is for unless somebody chooses: who gave the session that is paid, else the only one; null: nobody. */
export function tipFor(givers: readonly Giver[], giver: Giver | undefined): number | null {
  const only = givers.length === 1 ? givers[0] : undefined;
  return (giver ?? only)?.therapist_id ?? null;
}
