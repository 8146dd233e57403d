import type { PaymentInput } from '@limber/contract/desk/money/till-values.ts';
import type { Db } from '../../../platform/database/db.ts';
import { wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { findByCode } from '../../gift-cards/find-by-code.ts';
import { limitsAtDesk } from '../../gift-cards/gift-card-codes-and-states.ts';
import type { PaymentMade } from '../take-payments-and-tips.ts';

/**
 * Payments with the gift cards that their codes open; of a code only the end is kept. Called before
 * the transaction, so that wrong codes are counted though the sale is refused. Refuses 400 a card
 * without its code, 404 a code that nobody has, 429 too many of them.
 */
export async function readGiftCards(
  db: Db,
  { accountId }: Actor,
  payments: readonly PaymentInput[],
  now: Date,
): Promise<PaymentMade[]> {
  const found: PaymentMade[] = [];
  for (const payment of payments) {
    if (payment.method !== 'gift_card') found.push(payment);
    else {
      const code = payment.reference?.trim() ?? '';
      if (code === '') throw wrongField('payments', NO_CODE);
      const giftCardId = await findByCode(db, limitsAtDesk(accountId), code, now);
      found.push({ ...payment, reference: code.slice(-4).toUpperCase(), giftCardId });
    }
  }
  return found;
}

const NO_CODE = {
  en: 'Please type or scan the code of the gift card.',
  ar: 'يرجى كتابة رمز بطاقة الهدية أو مسحه.',
};
