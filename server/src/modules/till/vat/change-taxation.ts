import type { Db, Trx } from '../../../platform/database/db.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { refuseStaleVersion } from '../../audit/refuse-stale-version.ts';
import * as queries from './vat-rate-queries.ts';
import { refuseRating } from './vat-rate-start-rules.ts';

/**
 * Changes how sales are taxed from a day on, by `write`, which returns the answer, while no sale
 * and no other such change can happen. Refuses 400 a past day, or one that has invoices or closed
 * books, 409 naming who was faster.
 */
export async function changeTaxation<Answer>(
  db: Db,
  actor: Actor,
  { subject, version, from }: { subject: queries.Taxation; version: number; from: string },
  now: Date,
  write: (trx: Trx) => Promise<Answer>,
): Promise<Answer> {
  return transactAs(db, actor.accountId, async (trx) => {
    await queries.lockTaxation(trx);
    const current = { version: await queries.findVersion(trx, subject) };
    await refuseStaleVersion(trx, { subject, version }, current);
    const day = await queries.findLastBooks(trx);
    const refused = refuseRating(from, studioDayOf(now), { day });
    if (refused) throw wrongField('valid_from', refused);
    await queries.updateVersion(trx, subject);
    return write(trx);
  });
}
