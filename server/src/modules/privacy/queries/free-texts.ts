import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';

/** Which of somebody's things a row belongs to. */
export type Of = 'entries of theirs' | 'their packages' | 'their sales' | 'their account';

interface Words {
  readonly table: string;
  readonly column: string;
  readonly of: Of;
}

/**
 * What the team wrote about a client in rows that stay for the books: an erasure replaces it by a
 * dash. `server/test/erased/words-of-clients.test.ts` knows every other text column.
 */
export const WORDS: readonly Words[] = [
  { table: 'package_entries', column: 'reason', of: 'entries of theirs' },
  { table: 'package_prolongations', column: 'reason', of: 'their packages' },
  { table: 'credit_entries', column: 'reason', of: 'their account' },
  { table: 'sale_lines', column: 'reduced_because', of: 'their sales' },
  { table: 'refunds', column: 'reason', of: 'their sales' },
  { table: 'memberships', column: 'reason', of: 'their account' },
  { table: 'memberships', column: 'revoked_because', of: 'their account' },
];

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
