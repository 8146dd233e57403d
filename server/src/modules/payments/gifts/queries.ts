import type { Trx } from '../../../platform/database/db.ts';

/** The branch in whose books a card is that is bought on the site: the first one that is open. */
export async function findBranchOfSite(trx: Trx): Promise<string | undefined> {
  const row = await trx
    .selectFrom('locations')
    .select('code')
    .where('bookable', '=', true)
    .orderBy('position')
    .orderBy('code')
    .executeTakeFirst();
  return row?.code;
}
