import type { Scope } from '@limber/contract/software/scopes.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../database/db.ts';
import { EMPTY, updateRows } from '../database/rows-by-values.ts';
import { stateOfMember } from '../database/staff-session.ts';
import { dayOf } from '../studio-days.ts';

/** What the owner of a key calls the software that acts by it; null: no key, or an erased owner's. */
export const softwareNamed = (keyId: string) =>
  sql<string | null>`(select nullif(name, '') from api_keys where id = ${sql.ref(keyId)})`;

/** A key as it is accepted, with the present state of its owner. */
export interface AcceptedKey {
  readonly keyId: number;
  readonly accountId: number;
  readonly accountType: AccountType;
  readonly scopes: readonly Scope[];
  readonly usedAt: Date | null;
  /** Whether the studio accepts keys now. */
  readonly isOpen: boolean;
  readonly branches: readonly string[];
  readonly suspendedAt: Date | null;
  readonly leavesOn: string | null;
  /** A therapist who no longer works here. */
  readonly retired: boolean;
}

/** The key of this hash; undefined where there is none, it has ended, or its owner is gone. */
export async function findAcceptedKey(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<AcceptedKey | undefined> {
  const { rows } = await sql<AcceptedKey>`
    select k.id as "keyId", account.id as "accountId", account.account_type as "accountType",
      k.scopes, k.used_at as "usedAt",
      coalesce((
        select case when k.assistant_id is null then keys else assistants end from software_access
      ), false) as "isOpen", ${stateOfMember}
    from api_keys k join accounts account on account.id = k.account_id
    where k.key_hash = ${hash} and k.ended_at is null and k.ends_on >= ${dayOf(now)}::date
      and (k.access_ends_at is null or k.access_ends_at > ${now}::timestamptz)
      and account.erased_at is null and account.merged_into is null`.execute(db);
  return rows[0];
}

/** Records that a key was used; not more often than once a minute. */
export async function touchKey(
  db: Db,
  { keyId, usedAt }: Pick<AcceptedKey, 'keyId' | 'usedAt'>,
  now: Date,
): Promise<void> {
  if (usedAt !== null && now.getTime() - usedAt.getTime() < TOUCHED_EVERY_MS) return;
  await db
    .updateTable('api_keys')
    .set({ used_at: now })
    .where('id', '=', keyId)
    .where((row) => row.or([row('used_at', 'is', null), row('used_at', '<', now)]))
    .execute();
}

const TOUCHED_EVERY_MS = 60_000;

/** Ends every key of an account, as it is signed out of everything; `by` is who did it. */
export async function endKeysOf(
  trx: Trx,
  accountId: number,
  by: number | null,
  now: Date,
): Promise<void> {
  const where = { account_id: accountId, ended_at: EMPTY } as const;
  await updateRows(trx, 'api_keys', { where, set: { ended_at: now, ended_by: by } });
}
