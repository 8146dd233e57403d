import type { Trx } from '../../src/platform/database/db.ts';

/** The demo sells gift cards, of amounts and for some of its packages. */
export async function insertDemoGiftCards(trx: Trx): Promise<void> {
  await trx
    .insertInto('gift_card_terms')
    .values({
      ...{ sold: true, amounts_fils: [25_000, 50_000, 100_000] },
      ...{ least_fils: 5000, most_fils: 500_000, valid_months: 24 },
    })
    .execute();
  await trx
    .updateTable('package_products')
    .set({ as_gift: true })
    .where('kind', '=', 'regular')
    .where('renews', '=', false)
    .execute();
}
