import type { Db } from '../../platform/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import { refusal, tooMany } from '../../platform/errors.ts';
import { readMemberDiscount } from '../membership/read-member-discount.ts';
import {
  findLastRequest,
  insertCodeRequest,
  lockDiscountWithCode,
  updateCodeHanded,
} from './queries.ts';
import { secondsToWait } from './rules.ts';

/**
 * Notes that the code of a discount does not work for a member, and answers the partner's next
 * unused code, or null when the desk has to see to it. Refuses 404 who is no member and a discount
 * without a code, 429 a second request within a day.
 */
export async function requestNewCode(
  db: Db,
  accountId: number,
  discountId: number,
  now: Date,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const [percent, found] = await Promise.all([
      readMemberDiscount(trx, accountId, dayOf(now)),
      lockDiscountWithCode(trx, discountId),
    ]);
    if (percent === 0 || !found) throw refusal(404, 'We do not know this discount.');
    const waits = secondsToWait(await findLastRequest(trx, discountId, accountId), now);
    if (waits > 0) {
      throw tooMany('You have asked for a new code today. Please try again tomorrow.', waits);
    }
    const handed = await updateCodeHanded(trx, discountId, accountId, now);
    await insertCodeRequest(trx, { discountId, accountId, codeId: handed?.id ?? null, at: now });
    return handed?.code ?? null;
  });
}
