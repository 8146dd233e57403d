import { findSale } from '../../src/modules/till/queries/sales.ts';
import { readOwedBack, writeRefund } from '../../src/modules/till/refunding/write-refund.ts';
import type { Trx } from '../../src/platform/database/db.ts';
import { makeJobs } from '../../src/platform/jobs.ts';
import type { Chance } from '../seeded-chance.ts';
import type { PlannedRefund, PlannedSale } from './plan-sale.ts';

/** Writes the refunds of a day, with their credit notes. */
export async function writeRefunds(
  trx: Trx,
  refunds: readonly { sale: PlannedSale; refund: PlannedRefund }[],
  drawers: ReadonlyMap<string, number>,
  chance: Chance,
): Promise<void> {
  for (const { sale, refund } of refunds) {
    const found = await findSale(trx, { id: sale.id, locationCode: sale.branch });
    if (!found) throw new Error('What is given back was sold.');
    const { minor, minutes, reason, voids, at } = refund;
    const parts = found.lines.map((line) => ({
      line,
      grossMinor: minor,
      minutes,
      piecesBack: null,
      closesPackage: line.packageId !== null && minor === line.grossMinor,
    }));
    const drawerId = drawers.get(sale.branch) as number;
    const owedBack = await readOwedBack(trx, parts);
    const sessions = 'free' as const;
    const back = { drawerId, reason, voids, sessions, owedBack, parts, mostPercent: 100 };
    const deps = { random: chance, jobs: makeJobs({ now: () => at }) };
    const handed = { payments: handedBack(sale, refund), tips: tipsBack(sale, refund) };
    const because = 'desk' as const;
    const actor = { accountId: sale.sellerId, accountType: 'front_desk' as const };
    await writeRefund(trx, deps, actor, found, { ...back, ...handed, because }, at);
  }
}

/** The way it came: of a mistake with the tip. */
function handedBack({ payments, tip }: PlannedSale, { minor, voids }: PlannedRefund) {
  const [first] = payments;
  if (!first) return [];
  const { method, reference } = first;
  return [{ method, reference, minor: minor + (voids ? (tip?.minor ?? 0) : 0) }];
}

function tipsBack({ tip }: PlannedSale, { voids }: PlannedRefund) {
  return voids && tip ? [tip] : [];
}
