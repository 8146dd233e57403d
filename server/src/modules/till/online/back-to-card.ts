import type { Trx } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import { amountInWords } from '../../../platform/language/amount-in-words.ts';
import type { TillDeps } from '../deps.ts';
import { type Because, type CardMoney, insertOnlineRefund, listCardMoney } from './queries.ts';

/** The part of a refund that goes back to the card of one payment. */
export interface BackToCard extends Pick<CardMoney, 'paymentId' | 'reference'> {
  readonly minor: number;
}

/**
 * Splits a refund to cards over the online payments of a locked sale, newest first. Refuses 409
 * more than came by card and was not refunded yet.
 */
export async function splitOverCards(
  trx: Trx,
  saleId: string,
  minor: number,
): Promise<BackToCard[]> {
  if (minor <= 0) return [];
  const came = await listCardMoney(trx, saleId);
  const mostMinor = came.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
  if (minor > mostMinor) throw notByCard(mostMinor);
  let left = minor;
  return came.flatMap(({ paymentId, reference, leftMinor }) => {
    const part = Math.min(left, leftMinor);
    left -= part;
    return part > 0 ? [{ paymentId, reference, minor: part }] : [];
  });
}

/**
 * Orders refunds to cards: they are in the books from now on, and jobs ask the provider after the
 * transaction.
 */
export async function orderBackToCards(
  trx: Trx,
  { jobs, random }: Pick<TillDeps, 'jobs'> & { readonly random: Pick<TillDeps['random'], 'uuid'> },
  parts: readonly BackToCard[],
  { refundId, because, at }: { refundId: string | null; because: Because; at: Date },
): Promise<void> {
  for (const { paymentId, minor: amountMinor } of parts) {
    const id = random.uuid();
    await insertOnlineRefund(trx, { id, paymentId, refundId, amountMinor, because, at });
    await jobs.addJob(trx, 'send-money-back', { refundId: id });
  }
}

function notByCard(minor: number) {
  const amount = amountInWords(minor);
  return refusal(409, {
    en: `Only ${amount.en} of this came by card and can go back to it.`,
    ar: `لا يمكن أن يعود إلى البطاقة سوى ${amount.ar} مما دُفع بها.`,
  });
}
