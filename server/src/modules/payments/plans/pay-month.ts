import { Refusal } from '../../../platform/http/errors.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { carryOutOnce, SettledBefore } from '../carry-out-once.ts';
import type { OnlineDeps } from '../deps.ts';
import { type PaymentRow, updateStatus } from '../queries/payments.ts';
import { followPlanLater } from './follow-plan.ts';
import { lockPlanOfClient } from './lock-plan-of-client.ts';
import { hasPlanOf, isSoldElsewhere, type PlanRow } from './queries.ts';
import { renewInBooks } from './renew-in-books.ts';
import { updateRenewed } from './renewal-queries.ts';
import { tellPaid } from './tell-of-plan.ts';

/**
 * Begins or renews a plan with the money received for it: sale, payment and invoice in one
 * transaction. Returns why that is no longer possible; null: it is done.
 */
export async function payMonth(
  deps: OnlineDeps,
  payment: PaymentRow & { readonly planId: string },
  now: Date,
): Promise<Refusal | null> {
  const { id, planId, amountMinor } = payment;
  const reference = payment.paymentReference ?? id;
  return carryOutOnce(() =>
    deps.db.transaction().execute(async (trx) => {
      const known = await lockPlanOfClient(trx, planId);
      if (known?.state !== 'present') throw new Refusal(409, NOT_DUE);
      const { plan } = known;
      const isFirst = plan.status === 'asked';
      if (isFirst && (await hasPlanOf(trx, plan.accountId, plan.productId))) {
        throw new Refusal(409, NOT_DUE);
      }
      const month = monthOf(plan, dayOf(now));
      const isPaid = month.renewal?.packageId
        ? await isSoldElsewhere(trx, month.renewal.packageId)
        : false;
      if (isPaid) throw new Refusal(409, NOT_DUE);
      const { saleId, packageId, sessions } = await renewInBooks(
        trx,
        deps,
        { ...month, amountMinor, reference },
        now,
      );
      const to = { status: 'booked', booked: { bookingId: null, saleId } } as const;
      if (!(await updateStatus(trx, id, ['paid'], to))) throw new SettledBefore();
      if (month.renewal) await updateRenewed(trx, month.renewal.id, { packageId, paymentId: id });
      const what = isFirst ? 'begun' : 'renewed';
      await tellPaid(trx, deps, { planId, saleId, what, amountMinor, sessions });
      await followPlanLater(trx, deps, planId, null);
    }),
  );
}

/**
 * The month that is paid: the first one, which begins today, or the one that could not be charged.
 */
function monthOf(plan: PlanRow, today: string) {
  if (plan.status === 'asked') {
    return { plan: { ...plan, begunOn: today, renewsOn: today }, renewal: null, dueOn: today };
  }
  const renewal = plan.renewals.find(({ status }) => status === 'failed' || status === 'taking');
  if (plan.status !== 'failing' || !renewal) throw new Refusal(409, NOT_DUE);
  return { plan, renewal, dueOn: renewal.dueOn };
}

const NOT_DUE = {
  en: 'This month of the plan is not due any more.',
  ar: 'لم يعد هذا الشهر من الاشتراك مستحقاً.',
};
