import type { PayRules } from '@limber/contract/desk/money/pay.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { lockSettings } from '../../platform/database/lock-settings.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { record } from '../audit/record.ts';
import { refuseStaleVersion } from '../audit/refuse-stale-version.ts';
import { refuseDay } from '../staff/pay-rates/pay-rate-start-rules.ts';
import * as queries from './queries/settings.ts';

/** The rules of pay that are the same for everybody, with the latest rule for tips. */
export async function readPayRules(db: Db | Trx): Promise<PayRules> {
  const [{ version, therapistsSee }, tips] = [
    await queries.findPaySettings(db),
    await queries.listTipRules(db),
  ];
  const last = tips.at(-1);
  return {
    ...{ version, therapists_see: therapistsSee },
    ...{ tips_shared: last?.shared ?? false, tips_from: last?.validFrom ?? null },
  };
}

/**
 * Changes the rules; whether tips are shared applies from a day on. Refuses 400 a past day, 409
 * naming who was faster.
 */
export async function setPayRules(
  db: Db,
  actor: Actor,
  request: PayRules & { readonly tips_from: string },
  now: Date,
): Promise<PayRules> {
  return transactAs(db, actor.accountId, async (trx) => {
    await lockSettings(trx);
    const before = await readPayRules(trx);
    await refuseStaleVersion(trx, { subject: 'pay_rules', version: request.version }, before);
    await queries.updatePaySettings(trx, request.therapists_see);
    if (request.tips_shared !== before.tips_shared) {
      const refused = refuseDay(request.tips_from, studioDayOf(now));
      if (refused) throw wrongField('tips_from', refused);
      const rule = { validFrom: request.tips_from, shared: request.tips_shared };
      await queries.replaceTipRule(trx, { ...rule, setBy: actor.accountId, setAt: now });
    }
    const after = await readPayRules(trx);
    const entry = { action: 'changed', subject: 'pay_rules' } as const;
    await record(trx, actor, { ...entry, before: fieldsOf(before), after: fieldsOf(after) }, now);
    return after;
  });
}

const fieldsOf = ({ version: _, ...rules }: PayRules) => rules;
