import type { RotaChanged } from '@limber/contract/desk/rota/weeks.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { displacedOnWire } from './displaced-on-wire.ts';
import { type Among, listDisplaced, listUncovered } from './queries.ts';

/**
 * Carries a change of shifts, hours or time off out and answers the sessions that it leaves uncovered:
 * those that were so before are not of its making. Its locks are to be had already.
 */
export async function listLeftUncovered(
  trx: Trx,
  among: Among,
  change: () => Promise<void>,
  now: Date,
): Promise<RotaChanged> {
  const before = new Set(await listUncovered(trx, among, now));
  await change();
  const after = await listUncovered(trx, among, now);
  const left = await listDisplaced(
    trx,
    after.filter((id) => !before.has(id)),
  );
  return { uncovered: left.map(displacedOnWire) };
}
