import type { SessionNeed } from '@limber/contract/desk/day/session-needs.ts';

/** The chosen resources that the session can still have: needed, and free. */
export function chosenOf(needs: readonly SessionNeed[], chosen: readonly number[]): number[] {
  const free = needs.flatMap(({ resources }) => resources.filter(({ taken }) => taken === null));
  return chosen.filter((id) => free.some((each) => each.id === id));
}

/** The choice with another resource for one need; null: any. */
export function withChoice(
  { resources }: SessionNeed,
  chosen: readonly number[],
  id: number | null,
): number[] {
  const others = chosen.filter((each) => !resources.some((resource) => resource.id === each));
  return id === null ? others : [...others, id];
}
