import { createHash } from 'node:crypto';
import { minorOf, studioCurrency } from '@limber/contract/money/currency.ts';
import { PLAN_PAGES_A_DAY } from '@limber/contract/terms/booking/plans.ts';
import { ProviderFailed } from '../../../platform/card-payments/provider.ts';
import { daysBefore } from '../../../platform/clock.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { hasBranch } from '../../../platform/database/has-branch.ts';
import { keepAnswer, onlyReading } from '../../../platform/database/idempotency-key.ts';
import { lockAccount } from '../../../platform/database/lock-account.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, tooMany } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { followLater, settlePayment } from '../book-or-refund-payment.ts';
import type { OnlineDeps, PaymentDeps } from '../deps.ts';
import { AGAIN_AFTER_SECONDS, OTHER_IS_OPEN, TOO_MANY_PAYMENTS } from '../payment-refusals.ts';
import { LIVE, nextAsked, paymentEndsAt } from '../payment-status-rules.ts';
import { payAddress } from '../payment-urls.ts';
import { countPayments, insertPayment } from '../queries/payments.ts';
import { lockPlanOfClient } from './lock-plan-of-client.ts';
import { hasPlanOf, insertPlan, listPlansForSale, type PlanRow } from './queries.ts';
import { findPaymentOfPlan, listOpenPayments } from './renewal-queries.ts';

/**
 * Begins a plan: its first month is paid on a page of the provider, which keeps the card, at the
 * price that the client saw. A repeated request returns the same page; an open page for another
 * plan is ended first. Refuses 404 a plan that is not sold, 409 one that the client has, another
 * price, and where nothing is paid online, 429 too many in a day, 503 where the provider does not
 * answer.
 */
export async function beginPlan(
  deps: PaymentDeps,
  actor: Actor,
  asked: { readonly optionId: number; readonly price: number; readonly location: string },
  now: Date,
): Promise<{ readonly url: string }> {
  const { provider } = deps;
  const wanted = { optionId: asked.optionId, priceMinor: minorOf(asked.price) };
  if (provider) {
    await onlyReading(() => endOthers({ ...deps, provider }, actor, wanted, now));
  }
  return transactAs(deps.db, actor.accountId, async (trx) => {
    if (!provider) throw refusal(409, NOT_ONLINE);
    const { accountId } = actor;
    // Two presses at once are one.
    await lockAccount(trx, accountId, { sessions: true });
    const offer = (await listPlansForSale(trx)).find((each) => each.optionId === asked.optionId);
    if (!offer || !(await hasBranch(trx, asked.location))) throw refusal(404, NOT_SOLD);
    if (wanted.priceMinor !== offer.priceMinor) throw refusal(409, OTHER_PRICE);
    if (await hasPlanOf(trx, accountId, offer.productId)) throw refusal(409, HAS_IT);
    const [open] = await listOpenPayments(trx, accountId);
    if (open && !isSame(open, wanted)) throw refusal(503, OTHER_IS_OPEN);
    if (open) return keepAnswer(trx, { url: payAddress(deps.publicUrl, open.id) });
    const id = deps.random.uuid();
    const { location: locationCode } = asked;
    const { productId, optionId, priceMinor } = offer;
    const plan = { id, accountId, locationCode, productId, optionId, priceMinor };
    await insertPlan(trx, { ...plan, at: now });
    return keepAnswer(trx, await askToPay(trx, { ...deps, provider }, plan, priceMinor, now));
  });
}

/**
 * Pays a month that could not be charged to the card on file, on a page of the provider, which
 * keeps that card for later months. Refuses 404 another client's plan, 409 when nothing is due.
 */
export async function payPlan(
  deps: PaymentDeps,
  actor: Actor,
  planId: string,
  now: Date,
): Promise<{ readonly url: string }> {
  const { provider } = deps;
  return transactAs(deps.db, actor.accountId, async (trx) => {
    const plan = (await lockPlanOfClient(trx, planId))?.plan;
    if (plan?.accountId !== actor.accountId) throw refusal(404, UNKNOWN_PLAN);
    if (!provider) throw refusal(409, NOT_ONLINE);
    const known = await findPaymentOfPlan(trx, planId);
    if (known && LIVE.some((status) => status === known.status)) {
      return keepAnswer(trx, { url: payAddress(deps.publicUrl, known.id) });
    }
    const failed = plan.renewals.find(({ status }) => status === 'failed');
    if (plan.status !== 'failing' || !failed) throw refusal(409, NOTHING_DUE);
    const online = { ...deps, provider };
    return keepAnswer(trx, await askToPay(trx, online, plan, failed.amountMinor, now));
  });
}

interface Wanted {
  readonly optionId: number;
  readonly priceMinor: number;
}

/** Whether an open payment is for the requested plan at the price that the client saw. */
function isSame(open: Wanted, { optionId, priceMinor }: Wanted): boolean {
  return open.optionId === optionId && open.priceMinor === priceMinor;
}

/**
 * Ends the client's open page for another plan. If it has been paid meanwhile, that plan begins.
 */
async function endOthers(deps: OnlineDeps, actor: Actor, wanted: Wanted, now: Date): Promise<void> {
  for (const open of await listOpenPayments(deps.db, actor.accountId)) {
    if (isSame(open, wanted)) continue;
    await settlePayment(deps, open.id, { ends: true }, now).catch((error) => {
      if (!(error instanceof ProviderFailed)) throw error;
    });
  }
}

async function askToPay(
  trx: Trx,
  deps: OnlineDeps,
  { id: planId, accountId, locationCode }: Pick<PlanRow, 'id' | 'accountId' | 'locationCode'>,
  amountMinor: number,
  now: Date,
): Promise<{ url: string }> {
  const begun = await countPayments(trx, accountId, daysBefore(now, 1));
  if (begun >= PLAN_PAGES_A_DAY) throw tooMany(TOO_MANY_PAYMENTS, AGAIN_AFTER_SECONDS);
  const id = deps.random.uuid();
  await insertPayment(trx, {
    ...{ id, accountId, locationCode, planId, amountMinor, keepsCard: true },
    requestHash: createHash('sha256').update(planId).digest('hex'),
    requestSealed: null,
    currency: studioCurrency().code,
    lateBackPercent: 0,
    madeAt: now,
    expiresAt: paymentEndsAt(now),
    provider: deps.provider.name,
  });
  await followLater(trx, deps, id, nextAsked(now, now));
  return { url: payAddress(deps.publicUrl, id) };
}

const NOT_ONLINE = {
  en: 'This studio takes no payments online, so a plan cannot be paid here.',
  ar: 'لا يقبل هذا الاستوديو الدفع عبر الإنترنت، فلا يمكن دفع اشتراك هنا.',
};
const NOT_SOLD = {
  en: 'This plan is not sold any more. Please look at the plans again.',
  ar: 'لم يعد هذا الاشتراك معروضاً. يرجى مراجعة الاشتراكات من جديد.',
};
const OTHER_PRICE = {
  en: 'The price of this plan has changed. Please look at it again.',
  ar: 'تغيّر سعر هذا الاشتراك. يرجى مراجعته من جديد.',
};
const HAS_IT = {
  en: 'You have this plan already.',
  ar: 'لديك هذا الاشتراك بالفعل.',
};
export const UNKNOWN_PLAN = { en: 'We do not know this plan.', ar: 'لا نعرف هذا الاشتراك.' };
const NOTHING_DUE = {
  en: 'Nothing is due for this plan at the moment.',
  ar: 'لا يوجد مبلغ مستحق لهذا الاشتراك حالياً.',
};
