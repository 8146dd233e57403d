import type { ClientCredit } from '@limber/contract/desk/money/credit.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import type { Db } from '../../platform/database/db.ts';
import { keepAnswer } from '../../platform/database/idempotency-key.ts';
import { tellEverything } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { SAY_WHY } from '../../platform/language/sentence.ts';
import { record } from '../audit/record.ts';
import { enterCredit } from './enter-credit.ts';
import { findCredit } from './queries.ts';
import { readCredit } from './read-credit.ts';

/**
 * Gives a client money on account as goodwill, or corrects what is there, for a reason that the
 * audit log keeps. Refuses 400 a missing reason, no change and goodwill that takes away, 404 an
 * unknown client, 409 taking more than there is.
 */
export async function correctCredit(
  db: Db,
  actor: Actor,
  clientId: number,
  request: {
    readonly kind: 'goodwill' | 'corrected';
    readonly amount: number;
    readonly reason: string;
  },
  now: Date,
): Promise<ClientCredit> {
  const { kind } = request;
  const reason = request.reason.trim();
  const minor = minorOf(request.amount);
  if (reason === '') throw wrongField('reason', SAY_WHY);
  if (minor === 0 || (kind === 'goodwill' && minor < 0)) throw wrongField('amount', NO_GOODWILL);
  const { accountId: actorId } = actor;
  return transactAs(db, actorId, async (trx) => {
    await enterCredit(trx, { accountId: clientId, kind, minor, actorId, reason, at: now });
    const balanceMinor = await findCredit(trx, clientId);
    await record(
      trx,
      actor,
      {
        ...{ action: 'changed', subject: 'client', id: clientId, about: clientId, reason },
        before: { credit: amountOf(balanceMinor - minor) },
        after: { credit: amountOf(balanceMinor) },
      },
      now,
    );
    await tellEverything(trx);
    return keepAnswer(trx, await readCredit(trx, clientId));
  });
}

const NO_GOODWILL = {
  en: 'Please give an amount other than 0; goodwill only adds.',
  ar: 'يرجى إدخال مبلغ غير الصفر؛ التعويض يُضاف فقط.',
};
