import type { RotaChanged } from '@limber/contract/desk/rota/weeks.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { displacedOnWire } from './displaced-on-wire.ts';
import { type Among, listDisplaced, listUncovered } from './queries.ts';

/**
 * Performs a change of shifts, hours or time off and returns the sessions that it leaves uncovered,
 * without those that already were. Its locks have to be held already.
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
