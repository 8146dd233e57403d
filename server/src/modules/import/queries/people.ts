import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';

/** A client to whom a row may refer. */
export interface Candidate {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly e164: string | null;
  readonly isClient: boolean;
}

/** Everybody with one of these addresses or numbers; for merged clients, the ones they became. */
export async function listCandidates(
  db: Db | Trx,
  { emails, numbers }: { emails: readonly string[]; numbers: readonly string[] },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select coalesce(a.merged_into, a.id) as id, a.first_name || ' ' || a.last_name as name, a.email,
      a.phone_e164 as e164, a.account_type = 'client' as "isClient"
    from accounts a
    where a.erased_at is null and (
      a.email = any(${emails}::text[])
      or a.phone_e164 = any(${numbers}::text[]) and a.merged_into is null
        and a.account_type = 'client'
    ) order by a.id`.execute(db);
  return rows;
}

/** Clients of a source by their ids there, or by their marks; `erased`: they asked to be erased. */
export async function listClientsOfSource(
  db: Db | Trx,
  source: string,
  keys: readonly string[],
): Promise<{ key: string; id: number; erased: boolean }[]> {
  const { rows } = await sql<{ key: string; id: number; erased: boolean }>`
    select i.source_key as key, coalesce(a.merged_into, a.id) as id, a.erased_at is not null as erased
    from import_rows i join accounts a on a.id = i.account_id
    where i.source = ${source}::text and i.kind = 'client'
      and i.source_key = any(${keys}::text[])`.execute(db);
  return rows;
}
