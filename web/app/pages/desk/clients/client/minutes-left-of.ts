import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';

type Owned = DeskClient['packages'][number];

/** Whether something can still be booked from a package. */
export const isUsable = (owned: Owned) => owned.active && owned.remaining_time !== 0;

/**
 * The minutes of all usable packages together, of shared ones those under the owner's cap, and the
 * first day on which some of them end. Null minutes: one of them has no limit. Undefined: there is none.
 */
export function minutesLeftOf(
  packages: readonly Owned[],
): { readonly minutes: number | null; readonly until: string | null } | undefined {
  const usable = packages.filter(isUsable);
  if (usable.length === 0) return undefined;
  const left = usable.map(({ cap_left, remaining_time }) => cap_left ?? remaining_time);
  const ends = usable.flatMap(({ expiry_date }) => expiry_date ?? []).sort();
  return {
    minutes: left.includes(null) ? null : left.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    until: ends[0] ?? null,
  };
}
