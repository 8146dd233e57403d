import type { PayMonth } from '@limber/contract/desk/money/pay.ts';
import type { Db } from '../../platform/database/db.ts';
import { keepAnswer } from '../../platform/database/idempotency-key.ts';
import { lockSettings } from '../../platform/database/lock-settings.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { record } from '../audit/record.ts';
import { refuseClosing } from './close-month-rules.ts';
import { insertMonth } from './queries/months.ts';
import { findMonth, readPayMonth } from './read-pay.ts';

/**
 * Closes a month, `YYYY-MM`: its lines are written down as they are, and nothing changes them. Refuses
 * 409 one that is not over, that was closed already, or before which another is to be closed.
 */
export async function closePayMonth(
  db: Db,
  actor: Actor,
  requestedMonth: string,
  now: Date,
): Promise<PayMonth> {
  const month = `${requestedMonth}-01`;
  return transactAs(db, actor.accountId, async (trx) => {
    await lockSettings(trx);
    const found = await findMonth(trx, month);
    const { closed } = found;
    if (closed) throw refusal(409, closedBy(closed.closedBy));
    const refused = refuseClosing(month, found.state, studioDayOf(now));
    if (refused) throw refusal(409, refused);
    await insertMonth(trx, month, { closedBy: actor.accountId, closedAt: now }, found.lines);
    await record(trx, actor, { action: 'closed', subject: 'pay_month', id: requestedMonth }, now);
    return keepAnswer(trx, await readPayMonth(trx, requestedMonth, now));
  });
}

const closedBy = (name: string): Sentence => ({
  en: `${name} has closed this month already.`,
  ar: `أُغلق هذا الشهر من قبل: \u2068${name}\u2069.`,
});
