import type { SessionNeed } from '@limber/contract/desk/day/session-needs.ts';

/** What of a choice is still to be had: of use for the session, and taken by nobody. */
export function chosenOf(needs: readonly SessionNeed[], chosen: readonly number[]): number[] {
  const free = needs.flatMap(({ resources }) => resources.filter(({ taken }) => taken === null));
  return chosen.filter((id) => free.some((each) => each.id === id));
}

/** The choice with another one for a need; null: any. */
export function withChoice(
  { resources }: SessionNeed,
  chosen: readonly number[],
  id: number | null,
): number[] {
  const others = chosen.filter((each) => !resources.some((resource) => resource.id === each));
  return id === null ? others : [...others, id];
}
