import type { NewDiscount, StudioDiscount } from '@limber/contract/desk/studio/partners.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { insertRow, updateRows } from '../../../platform/database/rows-by-values.ts';

const inBoth = (column: string) => sql`json_build_object('en', coalesce(${sql.ref(column)}, ''),
  'ar', coalesce((
    select words from translations where language = 'ar' and source = ${sql.ref(column)}), ''))`;

/** Every discount in the studio's order, retired ones among them. */
export async function listStoredDiscounts(db: Db | Trx): Promise<StudioDiscount[]> {
  const { rows } = await sql<StudioDiscount>`
    select d.id, d.version, not d.active as retired, d.partner_name,
      ${inBoth('d.description')} as description, ${inBoth('d.category')} as category,
      ${inBoth('d.city')} as city, d.postal_code, d.discount_percentage, d.partner_type,
      d.online_discount_code, d.website_url, d.instagram_url, d.logo_url,
      d.requires_membership_card, d.position,
      (select count(*)::int from partner_codes
        where discount_id = d.id and handed_to is null) as spare_codes
    from partner_discounts d order by d.position, d.id`.execute(db);
  return rows;
}

/** Makes every other change of these wait until the transaction ends. */
export async function lockDiscounts(trx: Trx): Promise<void> {
  await sql`select from partner_discounts order by id for no key update`.execute(trx);
}

export async function insertDiscount(trx: Trx, discount: NewDiscount): Promise<number> {
  return insertRow(trx, 'partner_discounts', rowOf(discount));
}

export function updateDiscount(trx: Trx, id: number, discount: NewDiscount) {
  return updateRows(trx, 'partner_discounts', {
    where: { id },
    set: { ...rowOf(discount), version: sql`version + 1` },
  });
}

/** Adds spare codes, and returns how many were new. */
export async function insertCodes(
  trx: Trx,
  discountId: number,
  codes: readonly string[],
): Promise<number> {
  const added = await trx
    .insertInto('partner_codes')
    .values(codes.map((code) => ({ discount_id: discountId, code })))
    .onConflict((conflict) => conflict.columns(['discount_id', 'code']).doNothing())
    .returning('id')
    .execute();
  return added.length;
}

function rowOf({ description, category, city, ...others }: NewDiscount) {
  return {
    ...others,
    description: description.en,
    category: category.en || null,
    city: city.en || null,
  };
}
