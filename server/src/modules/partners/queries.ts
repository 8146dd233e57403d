import type { InteractionType, PartnerDiscount } from '@limber/contract/partners.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { oneValue } from '../../platform/database/result-of-a-statement.ts';
import { hasRow } from '../../platform/database/rows-by-values.ts';

/**
 * Every discount that is given now, in the studio's order, with the code last handed to the
 * account.
 */
export async function listDiscounts(db: Db | Trx, accountId: number): Promise<PartnerDiscount[]> {
  const { rows } = await sql<PartnerDiscount>`
    select d.id, d.partner_name, d.description, d.category, d.discount_percentage, d.partner_type,
      d.city, d.postal_code, d.logo_url,
      coalesce((
        select code from partner_codes
        where discount_id = d.id and handed_to = ${accountId}::int
        order by handed_at desc limit 1
      ), d.online_discount_code) as online_discount_code,
      d.website_url, d.instagram_url, d.requires_membership_card
    from partner_discounts d where d.active order by d.position, d.id`.execute(db);
  return rows;
}

/** Whether such a discount is offered now. */
export async function isGiven(db: Db | Trx, discountId: number): Promise<boolean> {
  return hasRow(db, 'partner_discounts', { id: discountId, active: true });
}

export async function insertInteraction(
  db: Db | Trx,
  interaction: { discountId: number; accountId: number; type: InteractionType; at: Date },
): Promise<void> {
  await db
    .insertInto('partner_interactions')
    .values({
      discount_id: interaction.discountId,
      account_id: interaction.accountId,
      interaction_type: interaction.type,
      at: interaction.at,
    })
    .execute();
}

/** A discount, locked: requests for its codes are seen to one after the other. */
export async function lockDiscount(
  trx: Trx,
  discountId: number,
): Promise<{ hasCode: boolean } | undefined> {
  const row = await trx
    .selectFrom('partner_discounts')
    .select('online_discount_code')
    .where('id', '=', discountId)
    .where('active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { hasCode: row.online_discount_code !== null };
}

/** When the account last requested another code of a discount. */
export async function findLastRequest(
  trx: Trx,
  discountId: number,
  accountId: number,
): Promise<Date | null> {
  return (
    (await oneValue(
      trx
        .selectFrom('partner_code_requests')
        .select('at')
        .where('account_id', '=', accountId)
        .where('discount_id', '=', discountId)
        .orderBy('at', 'desc')
        .limit(1),
    )) ?? null
  );
}

/**
 * Hands the partner's next unused code to the account; undefined when there is none. Under {@link
 * lockDiscount}.
 */
export async function updateCodeHanded(
  trx: Trx,
  discountId: number,
  accountId: number,
  at: Date,
): Promise<{ id: number; code: string } | undefined> {
  return trx
    .updateTable('partner_codes')
    .set({ handed_to: accountId, handed_at: at })
    .where('id', '=', (one) =>
      one
        .selectFrom('partner_codes')
        .select('id')
        .where('discount_id', '=', discountId)
        .where('handed_to', 'is', null)
        .orderBy('id')
        .limit(1),
    )
    .returning(['id', 'code'])
    .executeTakeFirst();
}

export async function insertCodeRequest(
  trx: Trx,
  request: { discountId: number; accountId: number; codeId: number | null; at: Date },
): Promise<void> {
  await trx
    .insertInto('partner_code_requests')
    .values({
      discount_id: request.discountId,
      account_id: request.accountId,
      code_id: request.codeId,
      at: request.at,
    })
    .execute();
}

export async function deleteOldInteractions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('partner_interactions').where('at', '<', before).execute();
  await db.deleteFrom('partner_code_requests').where('at', '<', before).execute();
}
