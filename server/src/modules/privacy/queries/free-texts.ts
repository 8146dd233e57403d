import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { type Of, WORDS } from '../erased-text-rules.ts';

/** Replaces what the team wrote about an account by a dash where the row has to stay. */
export async function updateWordsErased(trx: Trx, accountId: number): Promise<void> {
  const whose = rowsOf(sql`${accountId}::int`);
  for (const { table, column, of } of WORDS) {
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = '—'
      where ${sql.ref(column)} <> '—' and ${whose[of]}`.execute(trx);
  }
}

const rowsOf = (id: RawBuilder<unknown>): Record<Of, RawBuilder<unknown>> => ({
  // What they used of other people's packages is theirs too.
  'entries of theirs': sql`(person_id = ${id}
    or package_id in (select id from owned_packages where owner_id = ${id}))`,
  'their packages': sql`package_id in (select id from owned_packages where owner_id = ${id})`,
  'their sales': sql`sale_id in (select id from sales where client_id = ${id} or payer_id = ${id})`,
  'their account': sql`account_id = ${id}`,
});
