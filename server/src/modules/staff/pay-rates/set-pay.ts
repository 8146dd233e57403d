import type { NewRate, TherapistPay } from '@limber/contract/desk/studio/pay-rates.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { aedOf, filsOf } from '../../../platform/money.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { UNKNOWN_THERAPIST } from '../../accounts/unknown-person-rules.ts';
import { record } from '../../audit/record.ts';
import { refuseStaleVersion } from '../../audit/refuse-stale-version.ts';
import { placeRate, refuseDay } from './pay-rate-start-rules.ts';
import * as queries from './queries.ts';

/** A therapist's pay as managers see it. */
export function payOnWire(stored: queries.StoredPay): TherapistPay {
  return {
    id: stored.id,
    version: stored.version,
    full_name: stored.fullName,
    retired: !stored.active,
    rates: stored.rates.map((rate) => ({
      ...termsOf(rate),
      valid_to: rate.validTo,
      set_by: rate.setBy,
      set_at: new Date(rate.setAt).toISOString(),
    })),
  };
}

/**
 * Sets a therapist's pay from a day on, until another rate begins. Past days keep their rate.
 * Refuses 404 an unknown therapist, 400 a past day, 409 naming who was faster.
 */
export async function setPay(
  db: Db,
  actor: Actor,
  { id, version, ...input }: { id: number; version: number } & NewRate,
  now: Date,
): Promise<TherapistPay> {
  const from = input.valid_from;
  const refused = refuseDay(from, studioDayOf(now));
  if (refused) throw wrongField('valid_from', refused);
  return transactAs(db, actor.accountId, async (trx) => {
    await queries.lockPay(trx, id);
    const before = await readOne(trx, id);
    await refuseStaleVersion(trx, { subject: 'pay_rate', id, version }, before);
    const { replaced, ended, until } = placeRate(before.rates, from);
    const rate = {
      perHourFils: filsOf(input.per_hour),
      shareBasisPoints: Math.round(input.share_percent * 100),
      ...{ setBy: actor.accountId, setAt: now },
    };
    if (ended) await queries.endRate(trx, ended.id, from);
    if (replaced) await queries.updateTerms(trx, replaced.id, rate);
    else await queries.insertRate(trx, id, from, until, rate);
    await queries.updateVersion(trx, id);
    const after = await readOne(trx, id);
    const was = replaced ?? ended;
    const became = after.rates.find(({ validFrom }) => validFrom === from);
    await record(
      trx,
      actor,
      {
        ...{ action: replaced ? 'changed' : 'added', subject: 'pay_rate', id },
        ...{ called: after.fullName, about: after.accountId },
        ...(was && { before: termsOf(was) }),
        ...(became && { after: termsOf(became) }),
      },
      now,
    );
    return payOnWire(after);
  });
}

/** A rate by the names of the wire. */
function termsOf(rate: queries.StoredRate) {
  return {
    valid_from: rate.validFrom,
    per_hour: aedOf(rate.perHourFils),
    share_percent: rate.shareBasisPoints / 100,
  };
}

async function readOne(trx: Trx, id: number): Promise<queries.StoredPay> {
  const found = (await queries.listStoredPay(trx)).find((each) => each.id === id);
  if (!found) throw refusal(404, UNKNOWN_THERAPIST);
  return found;
}
