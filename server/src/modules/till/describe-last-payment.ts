import { dayAtDesk } from '@limber/contract/desk/dates-at-desk.ts';
import type { Trx } from '../../platform/database/db.ts';
import { amountInWords } from '../../platform/language/amount-in-words.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { studioDayOf, timeOf } from '../../platform/studio-days.ts';
import { findLastPayment } from './queries/items-to-sell.ts';

/**
 * Who took the latest payment for something, how much and when; undefined: nobody did. For a caller
 * who comes second.
 */
export async function describeLastPayment(
  trx: Trx,
  what: { readonly saleId?: string; readonly bookingId?: string; readonly packageId?: number },
  now: Date,
): Promise<Sentence | undefined> {
  const last = await findLastPayment(trx, what);
  if (!last) return undefined;
  const { by, minor, at } = last;
  const amount = amountInWords(minor);
  const day = studioDayOf(at);
  const isToday = day === studioDayOf(now);
  const time = timeOf(at);
  const when = isToday
    ? { en: `at ${time}`, ar: `الساعة ${time}` }
    : {
        en: `on ${dayAtDesk(day, 'en')} at ${time}`,
        ar: `في ${dayAtDesk(day, 'ar')} الساعة ${time}`,
      };
  return {
    en: `This is paid already: ${by} took ${amount.en} ${when.en}.`,
    ar: `سبق الدفع: استلم ${by} ${amount.ar} ${when.ar}.`,
  };
}
