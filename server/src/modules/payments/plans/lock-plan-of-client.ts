import type { Trx } from '../../../platform/database/db.ts';
import { type AccountState, lockAccount } from '../../../platform/database/lock-account.ts';
import { findPlan, lockPlan, type PlanRow } from './queries.ts';

/**
 * Locks the account of a plan's client and then the plan, in the order of decision 7; undefined:
 * there is no such plan.
 */
export async function lockPlanOfClient(
  trx: Trx,
  planId: string,
): Promise<{ readonly plan: PlanRow; readonly state: AccountState } | undefined> {
  const known = await findPlan(trx, planId);
  if (!known) return undefined;
  let state = await lockAccount(trx, known.accountId);
  const merged = await findPlan(trx, planId);
  // It was merged with another client while this waited.
  if (merged && merged.accountId !== known.accountId) {
    state = await lockAccount(trx, merged.accountId);
  }
  const plan = await lockPlan(trx, planId);
  return plan && { plan, state };
}
