import type { Trx } from '../../../platform/database/db.ts';
import { addDays } from '../../../platform/studio-days.ts';
import { buyMonth } from '../../packages/buy-month-of-plan.ts';
import { sellOnline } from '../../till/online/sell-online.ts';
import type { OnlineDeps } from '../deps.ts';
import { closeTask } from '../desk-tasks/queries.ts';
import { type PlanRow, updatePlan } from './queries.ts';
import { updateRenewed } from './renewal-queries.ts';
import { afterPaying } from './renewal-retry-and-pause-rules.ts';
import { takeInSessions } from './take-in-sessions.ts';

/** A month of a plan that is paid. */
export interface PaidMonth {
  readonly plan: PlanRow;
  /** Null: the first one. */
  readonly renewal: { readonly id: string; readonly packageId: number | null } | null;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
  readonly amountMinor: number;
}

/** The package of a month that begins on a day, unpaid until it is sold; returns its id. */
export async function openMonth(
  trx: Trx,
  deps: OnlineDeps,
  { plan, dueOn, amountMinor }: Omit<PaidMonth, 'renewal'>,
  now: Date,
): Promise<number> {
  const next = afterPaying(plan, dueOn).renewsOn;
  const month = { ownerId: plan.accountId, optionId: plan.optionId, paidMinor: amountMinor };
  const follows = plan.unusedMinutes === 'go_on' ? plan.packageId : null;
  return buyMonth(trx, deps, { ...month, expiresOn: addDays(next, -1), follows }, now);
}

/**
 * Books a month of a locked plan with the money received for it: its package, its sale with payment
 * and invoice, and the plan's next renewal. Returns the sale's id. Refuses 409 where its package
 * was sold already.
 */
export async function renewInBooks(
  trx: Trx,
  deps: OnlineDeps,
  paid: PaidMonth & { readonly reference: string },
  now: Date,
): Promise<{ saleId: string; packageId: number; sessions: number }> {
  const { plan, renewal, amountMinor, reference } = paid;
  const packageId = renewal?.packageId ?? (await openMonth(trx, deps, paid, now));
  const { accountId: clientId, locationCode } = plan;
  const line = { owned_package_id: packageId };
  const sold = { clientId, locationCode, line, amountMinor, reference };
  const saleId = await sellOnline(trx, deps, sold, now);
  const sessions = await goOn(trx, deps, { ...paid, packageId }, now);
  return { saleId, packageId, sessions };
}

/**
 * Continues the plan after a month was paid, online or at the studio. Returns how many sessions that
 * were booked before it now pays for.
 */
export async function goOn(
  trx: Trx,
  deps: OnlineDeps,
  { plan, renewal, dueOn, amountMinor, packageId }: PaidMonth & { readonly packageId: number },
  now: Date,
): Promise<number> {
  // Money that was under way when the plan was stopped pays its last month.
  const status = plan.status === 'stopped' ? 'stopped' : 'running';
  const next = afterPaying(plan, dueOn);
  await updatePlan(trx, plan.id, {
    ...next,
    ...{ status, priceMinor: amountMinor, packageId, pausedUntil: null },
  });
  if (!renewal) return 0;
  await updateRenewed(trx, renewal.id, { packageId, paymentId: null });
  await closeTask(trx, { renewalId: renewal.id }, { how: 'by_itself', by: null, at: now });
  const days = { from: dueOn, to: addDays(next.renewsOn, -1) };
  return takeInSessions(trx, deps, { accountId: plan.accountId, packageId, ...days }, now);
}
