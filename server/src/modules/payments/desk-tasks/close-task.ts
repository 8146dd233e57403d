import type { PaymentTask } from '@limber/contract/desk/money/payment-tasks.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { SAY_WHY } from '../../../platform/language/sentence.ts';
import { orderBackToCards } from '../../till/online/back-to-card.ts';
import type { PaymentDeps } from '../deps.ts';
import { listPaymentTasks, type TasksOfBranch } from './list-tasks.ts';
import { closeTask, lockTask } from './queries.ts';

type Tasks = { open: PaymentTask[]; closed: PaymentTask[] };

/**
 * Closes a task with what was done, or why nothing is. Refuses 400 without a note, 404 an unknown
 * task, a dispute for others than managers, 409 a closed one, a refund that its sale still owes, and
 * a dispute on which the bank has not decided.
 */
export async function closePaymentTask(
  deps: PaymentDeps,
  actor: Actor,
  asked: TasksOfBranch & { readonly id: string; readonly note: string },
  now: Date,
): Promise<Tasks> {
  const note = asked.note.trim();
  if (note === '') throw wrongField('note', SAY_WHY);
  return transactAs(deps.db, actor.accountId, async (trx) => {
    const task = await lockOpen(trx, actor, asked);
    const isRefused = task.kind === 'refund_refused';
    if (isRefused && task.refundInBooks) throw refusal(409, BY_ITS_SALE);
    const isUndecided = task.disputeStatus === 'open' || task.disputeStatus === 'answered';
    if (isUndecided) throw refusal(409, NOT_DECIDED);
    const how = isRefused ? 'given_back' : 'noted';
    await closeTask(trx, { id: asked.id }, { how, by: actor.accountId, at: now, note });
    return keepAnswer(trx, await listPaymentTasks(trx, actor, asked));
  });
}

/**
 * Sends refused money to the card once more; only money that is in no sale. Refuses like {@link
 * closePaymentTask}, 409 another kind of task.
 */
export async function sendRefundAgain(
  deps: PaymentDeps,
  actor: Actor,
  asked: TasksOfBranch & { readonly id: string },
  now: Date,
): Promise<Tasks> {
  return transactAs(deps.db, actor.accountId, async (trx) => {
    const task = await lockOpen(trx, actor, asked);
    // One that is still on its way would go back twice.
    if (task.kind !== 'refund_refused') throw refusal(409, NO_REFUND);
    if (task.refundInBooks) throw refusal(409, BY_ITS_SALE);
    const { paymentId, amountMinor, paymentReference } = task;
    if (!paymentId || amountMinor === null || !paymentReference || !task.because)
      throw refusal(409, NO_REFUND);
    const again = { paymentId, minor: amountMinor, reference: paymentReference };
    await orderBackToCards(trx, deps, [again], { refundId: null, because: task.because, at: now });
    const closed = { how: 'sent_again', by: actor.accountId, at: now } as const;
    await closeTask(trx, { id: asked.id }, closed);
    return keepAnswer(trx, await listPaymentTasks(trx, actor, asked));
  });
}

async function lockOpen(
  trx: Trx,
  actor: Actor,
  asked: { readonly id: string; readonly location: string },
) {
  const task = await lockTask(trx, asked);
  const isHidden = task?.kind === 'dispute' && actor.accountType !== 'manager';
  if (!task || isHidden) throw refusal(404, UNKNOWN);
  if (task.closedAt) throw refusal(409, CLOSED);
  return task;
}

const UNKNOWN = { en: 'We do not know this task.', ar: 'لا نعرف هذه المهمة.' };
const CLOSED = {
  en: 'Somebody has closed this already.',
  ar: 'أغلق شخص آخر هذه المهمة بالفعل.',
};
const BY_ITS_SALE = {
  en: 'This money is owed back by its sale. Please hand it back with the refund form there.',
  ar: 'هذا المبلغ مستحق من عملية البيع الخاصة به. يرجى ردّه بنموذج الاسترداد هناك.',
};
const NOT_DECIDED = {
  en: 'The bank has not decided yet. Please answer at the payment provider.',
  ar: 'لم يقرر البنك بعد. يرجى الرد لدى مزوّد الدفع.',
};
const NO_REFUND = {
  en: 'Only a refund that the bank refused can be sent again.',
  ar: 'لا يمكن إعادة إرسال سوى مبلغ مسترد رفضه البنك.',
};
