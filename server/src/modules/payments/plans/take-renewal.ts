import { studioCurrency } from '@limber/contract/money/currency.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import { orderBackToCards } from '../../till/online/back-to-card.ts';
import type { OnlineDeps } from '../deps.ts';
import { insertTaken } from '../fees/queries.ts';
import type { Tried } from './fail-renewal.ts';
import { lockPlanOfClient } from './lock-plan-of-client.ts';
import type { PlanRow } from './queries.ts';
import { goOn, renewInBooks } from './renew-in-books.ts';
import { isRecorded, updateRenewed, updateVoid } from './renewal-queries.ts';
import { isWanted } from './renewal-retry-and-pause-rules.ts';
import { tellPaid } from './tell-of-plan.ts';

type Charged = Tried & { readonly chargeReference: string; readonly amountMinor: number };

/** Books a successful charge of a renewal; if the month is no longer due, all of it goes back. */
export async function bookCharge(deps: OnlineDeps, charged: Charged, now: Date): Promise<void> {
  try {
    await book(deps, charged, now);
  } catch (error) {
    if (!(error instanceof NotDue || (error instanceof Refusal && error.status < 500))) throw error;
    await giveBack(deps, charged, now);
  }
}

/** The plan is over, or the month was paid meanwhile. */
class NotDue extends Error {}

async function book(
  deps: OnlineDeps,
  { planId, id, amountMinor, chargeReference: reference }: Charged,
  now: Date,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const known = await lockPlanOfClient(trx, planId);
    // Another process has just recorded it.
    if (await isRecorded(trx, reference)) return;
    const plan = known?.plan;
    const renewal = plan?.renewals.find((each) => each.id === id);
    const isTaken = renewal?.status === 'taking' && known?.state === 'present';
    if (!plan || !isTaken || !isWanted(plan, renewal.dueOn)) throw new NotDue();
    const paymentId = deps.random.uuid();
    const month = { plan, renewal, dueOn: renewal.dueOn, amountMinor, reference };
    const { saleId, packageId, sessions } = await renewInBooks(trx, deps, month, now);
    const money = moneyOf(deps, { amountMinor, reference }, plan, now);
    await insertTaken(trx, { ...money, id: paymentId, status: 'booked', saleId });
    await updateRenewed(trx, id, { packageId, paymentId });
    await tellPaid(trx, deps, { planId, saleId, what: 'renewed', amountMinor, sessions });
  });
}

/** All of it goes back: the plan was stopped, or the month was paid in another way. */
async function giveBack(
  deps: OnlineDeps,
  { planId, id, amountMinor, chargeReference: reference }: Charged,
  now: Date,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const known = await lockPlanOfClient(trx, planId);
    if (!known || (await isRecorded(trx, reference))) return;
    const isOpen = known.plan.renewals.some((each) => each.id === id && each.status === 'taking');
    if (isOpen) await updateVoid(trx, id);
    const paymentId = deps.random.uuid();
    const money = moneyOf(deps, { amountMinor, reference }, known.plan, now);
    await insertTaken(trx, { ...money, id: paymentId, status: 'refunded', saleId: null });
    const all = { paymentId, minor: amountMinor, reference };
    await orderBackToCards(trx, deps, [all], { refundId: null, because: 'not_booked', at: now });
  });
}

function moneyOf(
  { provider }: OnlineDeps,
  { amountMinor, reference }: { readonly amountMinor: number; readonly reference: string },
  { accountId, locationCode }: Pick<PlanRow, 'accountId' | 'locationCode'>,
  at: Date,
) {
  const money = { amountMinor, currency: studioCurrency().code, provider: provider.name };
  return { ...money, accountId, locationCode, chargeReference: reference, at };
}

/** Continues a plan whose month, in use before it was paid, was settled at the till. */
export async function renewPaidAtStudio(
  deps: OnlineDeps,
  planId: string,
  renewalId: string,
  now: Date,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const plan = (await lockPlanOfClient(trx, planId))?.plan;
    const renewal = plan?.renewals.find(({ id }) => id === renewalId);
    if (!plan || !renewal?.packageId) return;
    const { dueOn, amountMinor, packageId } = renewal;
    await goOn(trx, deps, { plan, renewal, dueOn, amountMinor, packageId }, now);
  });
}
