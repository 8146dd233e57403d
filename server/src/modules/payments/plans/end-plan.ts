import type { Trx } from '../../../platform/database/db.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { closeUnpaidPackage } from '../../packages/close-unpaid-packages.ts';
import type { PaymentDeps } from '../deps.ts';
import { closeTask } from '../desk-tasks/queries.ts';
import { lockPlan, type PlanRow, updatePlan } from './queries.ts';
import { voidRenewals } from './renewal-queries.ts';
import { tellOfPlan } from './tell-of-plan.ts';

/**
 * Ends a plan: nothing more is charged. A paid month can be used until its end; a month that was in
 * use before it was paid is closed.
 */
export async function endPlan(
  trx: Trx,
  deps: PaymentDeps,
  planId: string,
  because: NonNullable<PlanRow['endedBecause']>,
  now: Date,
): Promise<void> {
  const plan = await lockPlan(trx, planId);
  if (!plan || plan.status === 'ended') return;
  await updatePlan(trx, planId, { status: 'ended', endedOn: dayOf(now), endedBecause: because });
  await voidRenewals(trx, planId, { ends: true });
  for (const { id, packageId } of plan.renewals) {
    if (packageId !== null) await closeUnpaidPackage(trx, packageId, now);
    // That a plan ended unpaid is news for the desk.
    if (because === 'unpaid') continue;
    await closeTask(trx, { renewalId: id }, { how: 'by_itself', by: null, at: now });
  }
  // Minutes that would have carried over end with their month.
  if (plan.packageId !== null) {
    await deps.jobs.addJob(trx, 'expire-package', { packageId: plan.packageId });
  }
  if (because === 'unpaid') await tellOfPlan(trx, deps, { plan, what: 'ended' });
}
