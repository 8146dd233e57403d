import type { Due } from '@limber/contract/desk/money/owed.ts';

/**
 * What a branch is owed, which is searched only where something may be, against what its clients
 * owe, which is computed from everything ever booked and sold.
 */
export function judgeOwed(
  listed: Due,
  ofClients: readonly Due[],
  { location, now }: { location: string; now: Date },
): string[] {
  const isHere = (each: { location: string | null }) => each.location === location;
  const hasBegun = ({ at }: { at: string }) => Date.parse(at) <= now.getTime();
  const all = {
    bookings: ofClients.flatMap(({ bookings }) => bookings.filter(isHere).filter(hasBegun)),
    packages: ofClients.flatMap(({ packages }) => packages.filter(isHere)),
    sales: ofClients.flatMap(({ sales }) => sales.filter(isHere)),
    back: ofClients.flatMap(({ back }) => back.filter(isHere)),
  };
  return (['bookings', 'packages', 'sales', 'back'] as const).flatMap((kind) => {
    const [here, there] = [inOrder(listed[kind]), inOrder(all[kind])];
    return here === there ? [] : [`the branch lists as ${kind} ${here}, its clients have ${there}`];
  });
}

function inOrder(rows: readonly object[]): string {
  return rows
    .map((row) => JSON.stringify(row))
    .sort()
    .join(', ');
}
