import type { Db, Trx } from '../../../platform/database/db.ts';
import type { TipRule } from '../tip-rules.ts';

/** The rules for tips with the days from which they apply, oldest first. */
export async function listTipRules(db: Db | Trx): Promise<TipRule[]> {
  return db
    .selectFrom('tip_rules')
    .select(['valid_from as validFrom', 'shared'])
    .orderBy('valid_from')
    .execute();
}

export async function findPaySettings(
  db: Db | Trx,
): Promise<{ version: number; therapistsSee: boolean }> {
  const row = await db
    .selectFrom('settings')
    .select(['pay_version as version', 'therapists_see_pay as therapistsSee'])
    .executeTakeFirst();
  return row ?? { version: 1, therapistsSee: false };
}

export async function updatePaySettings(trx: Trx, therapistsSee: boolean): Promise<void> {
  await trx
    .updateTable('settings')
    .set((row) => ({ therapists_see_pay: therapistsSee, pay_version: row('pay_version', '+', 1) }))
    .execute();
}

/** Sets the rule for tips from a day on, in the place of those from that day or later. */
export async function replaceTipRule(
  trx: Trx,
  rule: TipRule & { readonly setBy: number; readonly setAt: Date },
): Promise<void> {
  await trx.deleteFrom('tip_rules').where('valid_from', '>=', rule.validFrom).execute();
  await trx
    .insertInto('tip_rules')
    .values({
      valid_from: rule.validFrom,
      shared: rule.shared,
      set_by: rule.setBy,
      set_at: rule.setAt,
    })
    .execute();
}
