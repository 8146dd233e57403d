import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { insertMissingRows } from '../../../platform/database/rows-by-values.ts';
import type { StoredPerson } from './people.ts';

/** Two clients who may be the same person, the older first. */
export interface LikelyPair {
  readonly sameNumber: boolean;
  readonly sameName: boolean;
  readonly older: StoredPerson;
  readonly newer: StoredPerson;
}

/**
 * A page of likely duplicates: those with the same number and name first, then the newest; and how
 * many pairs there are.
 */
export async function listLikelyPairs(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ pairs: LikelyPair[]; count: number }> {
  const { rows } = await sql<LikelyPair & { count: number }>`
    with client as (
      select id, phone_e164, run_together(first_name || last_name) as name,
        run_together(first_name) as first_name, last_name <> '' as is_whole
      from accounts
      where account_type = 'client' and merged_into is null and erased_at is null
    ), likely as (
      select a.id as older, b.id as newer
      from client a join client b on b.name = a.name and b.id > a.id where a.is_whole
      union
      select a.id, b.id
      from client a join client b on b.phone_e164 = a.phone_e164 and b.id > a.id
      where b.first_name = a.first_name
    ), pair as (
      select older, newer from likely
      where not exists (select from told_apart where account_id = older and other_id = newer)
    ), judged as (
      select a.phone_e164 = b.phone_e164 is true as "sameNumber",
        run_together(a.first_name || a.last_name)
          = run_together(b.first_name || b.last_name) as "sameName",
        ${personJson('a')} as older, ${personJson('b')} as newer, a.id as older_id, b.id as newer_id
      from pair join accounts a on a.id = pair.older join accounts b on b.id = pair.newer
    )
    select "sameNumber", "sameName", older, newer, count(*) over ()::int as count from judged
    order by ("sameNumber" and "sameName") desc, newer_id desc, older_id desc
    limit ${limit}::int offset ${offset}::int`.execute(db);
  return { pairs: rows, count: rows[0]?.count ?? 0 };
}

/** Records that two clients are two people; a repetition changes nothing. */
export async function insertToldApart(
  trx: Trx,
  [one, other]: readonly [number, number],
  by: { told_by: number; told_at: Date },
): Promise<void> {
  const pair = { account_id: Math.min(one, other), other_id: Math.max(one, other) };
  await insertMissingRows(trx, 'told_apart', [{ ...pair, ...by }]);
}

const personJson = (row: 'a' | 'b') => sql`json_build_object(
  'id', ${sql.ref(`${row}.id`)}, 'first_name', ${sql.ref(`${row}.first_name`)},
  'last_name', ${sql.ref(`${row}.last_name`)}, 'phone_number', ${sql.ref(`${row}.phone_number`)},
  'phone_e164', ${sql.ref(`${row}.phone_e164`)}, 'email', ${sql.ref(`${row}.email`)},
  'gender', ${sql.ref(`${row}.gender`)})`;
