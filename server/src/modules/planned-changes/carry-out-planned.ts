import type { Db } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { repriceService, retireServiceAsPlanned } from '../catalogue/services/change-services.ts';
import { resizeProduct, retireProductAsPlanned } from '../packages/products/change-product.ts';
import { changeRetailProductAsPlanned } from '../retail/change-retail-product.ts';
import { lengthsOf } from './planned-change-rules.ts';
import { listPlans, lockPlan, updateCarriedOut } from './queries/plans.ts';

/**
 * Carries a planned change out once its day has begun. Does nothing before that, a second time, or
 * after it was taken back, so it can be called any number of times.
 */
export async function carryOut(db: Db, plannedId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockPlan(trx, plannedId))) return;
    const [plan] = await listPlans(trx, plannedId);
    if (!plan || plan.fromDay > dayOf(now)) return;
    const { subject, thingId, prices } = plan;
    await updateCarriedOut(trx, plannedId, now);
    if (subject === 'service') {
      await (prices === null
        ? retireServiceAsPlanned(trx, thingId, now)
        : repriceService(trx, thingId, lengthsOf(prices) ?? [], now));
    } else if (subject === 'product') {
      await changeRetailProductAsPlanned(trx, thingId, prices?.[0]?.minor ?? null, now);
    } else {
      await (prices === null
        ? retireProductAsPlanned(trx, thingId, now)
        : resizeProduct(trx, thingId, prices, now));
    }
  });
}
