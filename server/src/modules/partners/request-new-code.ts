import type { Db } from '../../platform/database/db.ts';
import { lockActor } from '../../platform/database/lock-account.ts';
import { refusal, tooMany } from '../../platform/http/errors.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { isMember, isMemberUnpaid } from '../membership/is-member.ts';
import { secondsToWait } from './code-and-click-limit-rules.ts';
import { UNKNOWN_DISCOUNT } from './partner-refusals.ts';
import { findLastRequest, insertCodeRequest, lockDiscount, updateCodeHanded } from './queries.ts';

/**
 * Records that the code of a discount does not work for a member, and returns the partner's next
 * unused code, or null when the desk has to help. Refuses 404 a caller who is not a member and an
 * unknown discount, 409 one without codes, and an unpaid membership, 429 a second request within a
 * day.
 */
export async function requestNewCode(
  db: Db,
  accountId: number,
  discountId: number,
  now: Date,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const [, member, found] = await Promise.all([
      lockActor(trx, accountId),
      isMember(trx, accountId, dayOf(now)),
      lockDiscount(trx, discountId),
    ]);
    if (!member || !found) throw refusal(404, UNKNOWN_DISCOUNT);
    if (!found.hasCode) {
      throw refusal(409, {
        en: 'This partner has no codes. Please show your card at the checkout.',
        ar: 'ليست لدى هذا الشريك رموز. يرجى إبراز بطاقتك عند الدفع.',
      });
    }
    if (await isMemberUnpaid(trx, accountId, dayOf(now))) throw refusal(409, NOT_PAID);
    const waits = secondsToWait(await findLastRequest(trx, discountId, accountId), now);
    if (waits > 0) {
      throw tooMany(
        {
          en: 'You have asked for a new code today. Please try again tomorrow.',
          ar: 'سبق أن طلبت رمزاً جديداً اليوم. يرجى المحاولة غداً.',
        },
        waits,
      );
    }
    const handed = await updateCodeHanded(trx, discountId, accountId, now);
    await insertCodeRequest(trx, { discountId, accountId, codeId: handed?.id ?? null, at: now });
    return handed?.code ?? null;
  });
}

const NOT_PAID = {
  en: 'You get your own codes once the package that unlocked your membership is paid at the studio.',
  ar: 'تُمنح الرموز الخاصة بعد أن تُدفع في الاستوديو الباقة التي فُعّلت بها عضويتك.',
};
