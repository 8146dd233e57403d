import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { idsOf } from '../../../platform/database/merged-accounts.ts';

/** What imports of a source have brought onto the account of a client, less what was undone. */
export async function sumBrought(trx: Trx, source: string, accountId: number): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(e.amount_fils), 0)::int as minor
    from credit_entries e join imports i on i.id = e.import_id
    where e.account_id = any (${idsOf(sql`${accountId}::int`)}) and i.source = ${source}::text
  `.execute(trx);
  return rows[0]?.minor ?? 0;
}

/** What an import brought onto accounts of clients, who are locked in order, and what each has left. */
export async function listBroughtBy(
  trx: Trx,
  importId: number,
): Promise<{ readonly accountId: number; readonly minor: number; readonly leftMinor: number }[]> {
  await sql`
    select from accounts where id in (
      select coalesce(a.merged_into, a.id) from credit_entries e join accounts a on a.id = e.account_id
      where e.import_id = ${importId}::int
    ) order by id for update`.execute(trx);
  const { rows } = await sql<{ accountId: number; minor: number; leftMinor: number }>`
    select its."accountId", its.minor, coalesce((
      select balance_fils from credit_entries where account_id = its."accountId"
      order by id desc limit 1
    ), 0) as "leftMinor"
    from (
      select coalesce(a.merged_into, a.id) as "accountId", sum(e.amount_fils)::int as minor
      from credit_entries e join accounts a on a.id = e.account_id
      where e.import_id = ${importId}::int
      group by 1 having sum(e.amount_fils) <> 0
    ) its order by 1`.execute(trx);
  return rows;
}
