import { studioCurrency } from '@limber/contract/money/currency.ts';
import { CHARGE_ASKED_MINUTES } from '@limber/contract/terms/booking/cards-on-file.ts';
import { ProviderFailed } from '../../../platform/card-payments/provider.ts';
import type { Trx } from '../../../platform/database/db.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { planKey } from '../../packages/buy-month-of-plan.ts';
import { findKeptCard } from '../cards/queries.ts';
import type { OnlineDeps } from '../deps.ts';
import { askedAgainAt } from '../payment-status-rules.ts';
import { endPlan } from './end-plan.ts';
import { failRenewal } from './fail-renewal.ts';
import { lockPlanOfClient } from './lock-plan-of-client.ts';
import { findPlan, isSoldElsewhere, type PlanRow, type RenewalRow, updatePlan } from './queries.ts';
import { beginTry, insertRenewal, storeCharge, voidRenewals } from './renewal-queries.ts';
import { isWanted, nextStep } from './renewal-retry-and-pause-rules.ts';
import { bookCharge, renewPaidAtStudio } from './take-renewal.ts';
import { tellOfPlan } from './tell-of-plan.ts';

/**
 * Carries out the next step of a plan, as `nextStep` decides: announces a renewal, charges the
 * card, tries again, or ends the plan; then plans when to look again. It can be called at any time
 * and by several processes; each step happens once.
 */
export async function followPlan(deps: OnlineDeps, planId: string, now: Date): Promise<void> {
  let until = await stepOn(deps, planId, now);
  while (until === 'again') until = await stepOn(deps, planId, now);
  if (until === null) return;
  const runAt = until;
  await deps.db.transaction().execute((trx) => followPlanLater(trx, deps, planId, runAt));
}

/** Adds the job that looks at a plan; null: at once. */
export async function followPlanLater(
  trx: Trx,
  { jobs }: JobDeps,
  planId: string,
  runAt: Date | null,
): Promise<void> {
  const once = { ...(runAt && { runAt }), jobKey: planKey(planId) };
  await jobs.addJob(trx, 'follow-plan', { planId }, once);
}

/** Carries out one step; returns when to look again, or null when the plan is over. */
async function stepOn(deps: OnlineDeps, planId: string, now: Date): Promise<Date | 'again' | null> {
  const plan = await findPlan(deps.db, planId);
  if (!plan) return null;
  const taking = plan.renewals.find(({ status }) => status === 'taking');
  // The outcome of a charge must be known, whatever was decided since.
  if (taking) return tryToRenew(deps, plan, taking, now);
  if (!isLive(plan)) return null;
  const step = nextStep(plan, now);
  switch (step.does) {
    case 'wait':
      return step.until;
    case 'tell':
      await tell(deps, plan, step, now);
      return 'again';
    case 'end':
      await deps.db.transaction().execute(async (trx) => {
        await lockPlanOfClient(trx, planId);
        await endPlan(trx, deps, planId, step.because, now);
      });
      return null;
    case 'try':
      return tryToRenew(deps, plan, step.renewal, now);
  }
}

type LivePlan = PlanRow & { readonly status: 'running' | 'failing' | 'stopped' };

function isLive(plan: PlanRow): plan is LivePlan {
  return plan.status === 'running' || plan.status === 'failing' || plan.status === 'stopped';
}

/** Announces a renewal; never more than the announced amount is charged. */
async function tell(
  deps: OnlineDeps,
  { id }: PlanRow,
  { dueOn, isLate }: { readonly dueOn: string; readonly isLate: boolean },
  now: Date,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const plan = (await lockPlanOfClient(trx, id))?.plan;
    if (plan?.status !== 'running') return;
    await voidRenewals(trx, id, { ends: false });
    const amountMinor = plan.soldForMinor ?? plan.priceMinor;
    const renewal = { id: deps.random.uuid(), planId: id, dueOn, amountMinor, toldAt: now };
    const isNew = await insertRenewal(trx, renewal);
    if (isLate) await updatePlan(trx, id, { begunOn: dueOn, months: 0, renewsOn: dueOn });
    if (isNew) await tellOfPlan(trx, deps, { plan, what: 'told', on: dueOn, amountMinor });
  });
}

async function tryToRenew(
  deps: OnlineDeps,
  plan: PlanRow,
  renewal: RenewalRow,
  now: Date,
): Promise<Date | 'again' | null> {
  try {
    const isTaking = await carryOut(deps, plan, renewal, now);
    return isTaking ? new Date(now.getTime() + CHARGE_ASKED_MINUTES * 60_000) : 'again';
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    return askedAgainAt(null, now);
  }
}

/**
 * Prepares a charge, stores its reference and only then carries it out, so that a second run
 * continues the same charge. Returns whether the bank is still deciding.
 */
async function carryOut(
  deps: OnlineDeps,
  plan: PlanRow,
  { id, tries, amountMinor: amount, ...renewal }: RenewalRow,
  now: Date,
): Promise<boolean> {
  if (renewal.packageId && (await isSoldElsewhere(deps.db, renewal.packageId))) {
    if (renewal.status !== 'taking') {
      await renewPaidAtStudio(deps, plan.id, id, now);
      return false;
    }
  }
  let { chargeId, chargeReference } = renewal;
  let { accountId } = plan;
  if (renewal.status !== 'taking') {
    const begun = { chargeId: deps.random.uuid(), on: dayOf(now) };
    const mine = await deps.db.transaction().execute(async (trx) => {
      const locked = (await lockPlanOfClient(trx, plan.id))?.plan;
      if (!locked || !isWanted(locked, renewal.dueOn)) return undefined;
      return (await beginTry(trx, { id, tries }, begun)) ? locked : undefined;
    });
    // The other process continues its own charge.
    if (!mine) return false;
    ({ chargeId } = begun);
    // The client may have been merged with another one, who has the card now.
    ({ accountId } = mine);
    // The charge of the previous attempt has failed and cannot succeed any more.
    chargeReference = null;
  }
  const tried = { planId: plan.id, id, chargeId };
  if (chargeReference === null) {
    const card = await findKeptCard(deps.db, accountId);
    const prepared =
      card &&
      (await deps.provider.prepareCharge({
        // Another card needs a new charge.
        ...{ id: `${chargeId} ${card.id}`, amount, currency: studioCurrency().code, card },
        title: plan.name,
      }));
    if (!prepared) {
      await failRenewal(deps, tried, card ? 'declined' : 'no_card', now);
      return false;
    }
    chargeReference = (await storeCharge(deps.db, { id, chargeId }, prepared)) ?? null;
    if (chargeReference === null) return false;
  }
  const charged = await deps.provider.takeCharge(chargeReference);
  if (charged.state === 'processing') return true;
  if (charged.state === 'failed') await failRenewal(deps, tried, charged.because, now);
  else await bookCharge(deps, { ...tried, chargeReference, amountMinor: amount }, now);
  return false;
}
