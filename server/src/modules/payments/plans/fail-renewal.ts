import type { OnlineDeps } from '../deps.ts';
import { openTask } from '../desk-tasks/queries.ts';
import { lockPlanOfClient } from './lock-plan-of-client.ts';
import { type Failure, updatePlan } from './queries.ts';
import { openMonth } from './renew-in-books.ts';
import { updateFailed, updateMonth, updateVoid } from './renewal-queries.ts';
import { isWanted, nextTryOn } from './renewal-retry-and-pause-rules.ts';
import { tellOfPlan } from './tell-of-plan.ts';

/** A try of a renewal. */
export interface Tried {
  readonly planId: string;
  readonly id: string;
  readonly chargeId: string | null;
}

/**
 * Records that a renewal could not be charged, opens a task of the desk and tells the client what to do.
 * If the studio allows sessions meanwhile, the new month's package is created unpaid.
 */
export async function failRenewal(
  deps: OnlineDeps,
  tried: Tried,
  failure: Failure,
  now: Date,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const known = await lockPlanOfClient(trx, tried.planId);
    const plan = known?.plan;
    const renewal = plan?.renewals.find(({ id }) => id === tried.id);
    if (!plan || !renewal || !(await updateFailed(trx, tried, failure))) return;
    const { dueOn, amountMinor } = renewal;
    // The plan was stopped or paused while the bank was asked.
    if (!isWanted(plan, dueOn)) return updateVoid(trx, renewal.id);
    await updatePlan(trx, plan.id, { status: 'failing' });
    const { locationCode } = plan;
    await openTask(trx, deps, {
      kind: 'plan_failed',
      renewalId: renewal.id,
      locationCode,
      at: now,
    });
    const isOpenMeanwhile = plan.whileFailing === 'go_on';
    if (isOpenMeanwhile && renewal.packageId === null && known.state === 'present') {
      const packageId = await openMonth(trx, deps, { plan, dueOn, amountMinor }, now);
      await updateMonth(trx, renewal.id, packageId);
    }
    const next = nextTryOn(renewal);
    if (next === null) return;
    await tellOfPlan(trx, deps, { plan, what: 'failed', on: next, amountMinor, failure });
  });
}
