import type { Trx } from '../../../platform/database/db.ts';
import type { OnlineDeps } from '../deps.ts';
import { openTask } from '../desk-tasks/queries.ts';
import { endPlan } from './end-plan.ts';
import { lockPlanOfClient } from './lock-plan-of-client.ts';
import { findMonthOf } from './renewal-queries.ts';
import { tellOfPlan } from './tell-of-plan.ts';

/**
 * Ends a plan of which a bank took back a month: nothing more is taken from its card. The desk has a
 * task, and the client is told. A later month that is paid stays until its end. Returns the id of the
 * plan; null: the payment was for none.
 */
export async function losePlan(
  trx: Trx,
  deps: OnlineDeps,
  payment: { readonly id: string; readonly amountMinor: number },
  now: Date,
): Promise<string | null> {
  const month = await findMonthOf(trx, payment.id);
  if (!month) return null;
  const { planId, packageId } = month;
  const plan = (await lockPlanOfClient(trx, planId))?.plan;
  if (!plan || plan.status === 'ended') return planId;
  await endPlan(trx, deps, planId, 'disputed', now);
  const { locationCode } = plan;
  await openTask(trx, deps, { kind: 'plan_lost', planId, locationCode, at: now });
  const what = plan.packageId === packageId ? 'lost' : 'lost_before';
  const { amountMinor } = payment;
  await tellOfPlan(trx, deps, { plan, what, amountMinor, mark: payment.id });
  return planId;
}
