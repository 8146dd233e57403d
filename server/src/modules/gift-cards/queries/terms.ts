import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { TermsOfGiftCards } from '../code-and-amount-rules.ts';

/** Whether something is left on any card. */
export async function isAnyUsable(db: Db | Trx): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select coalesce(sum(amount_fils), 0) > 0 as any
    from credit_entries where gift_card_id is not null`.execute(db);
  return rows[0]?.any ?? false;
}

/** Which cards the studio sells; undefined: it never said. */
export async function findTerms(db: Db | Trx): Promise<TermsOfGiftCards | undefined> {
  return db
    .selectFrom('gift_card_terms')
    .select([
      'version',
      'sold',
      'amounts_fils as amountsMinor',
      'least_fils as leastMinor',
      'most_fils as mostMinor',
      'valid_months as validMonths',
      sql<'used' | 'sold'>`packages_taxed`.as('packagesTaxed'),
    ])
    .executeTakeFirst();
}

/** Writes which cards the studio sells. */
export async function upsertTerms(
  trx: Trx,
  terms: Omit<TermsOfGiftCards, 'version'>,
): Promise<void> {
  const values = {
    sold: terms.sold,
    amounts_fils: [...terms.amountsMinor],
    least_fils: terms.leastMinor,
    most_fils: terms.mostMinor,
    valid_months: terms.validMonths,
    packages_taxed: terms.packagesTaxed,
  };
  await trx
    .insertInto('gift_card_terms')
    .values(values)
    .onConflict((of) =>
      of.column('one').doUpdateSet({ ...values, version: sql`gift_card_terms.version + 1` }),
    )
    .execute();
}
