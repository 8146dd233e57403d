import type { SoftwareAccess } from '@limber/contract/desk/software/software-access.ts';
import type { Scope } from '@limber/contract/software/scopes.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import {
  insertOrUpdateRow,
  insertRow,
  updateRows,
} from '../../platform/database/rows-by-values.ts';
import { dayOf } from '../../platform/studio-days.ts';

/** Which doors are open to software of others. */
export async function findAccess(db: Db | Trx): Promise<SoftwareAccess> {
  const stored = await db
    .selectFrom('software_access')
    .select(['keys', 'assistants'])
    .executeTakeFirst();
  return stored ?? { keys: false, assistants: false };
}

export async function upsertAccess(trx: Trx, access: SoftwareAccess): Promise<void> {
  await insertOrUpdateRow(trx, 'software_access', access, ['one']);
}

/** Keys that are accepted, newest first; `ofTeam`: also those of the team. */
export async function listKeys(
  db: Db | Trx,
  { accountId, ofTeam }: { readonly accountId?: number | undefined; readonly ofTeam: boolean },
  now: Date,
) {
  return db
    .selectFrom('api_keys as key')
    .innerJoin('accounts as account', 'account.id', 'key.account_id')
    .select([
      ...(['key.id', 'key.name', 'key.made_at as madeAt', 'key.ends_on as endsOn'] as const),
      ...(['key.used_at as usedAt', 'key.account_id as accountId'] as const),
      sql<Scope[]>`key.scopes`.as('scopes'),
      sql<boolean>`key.assistant_id is not null`.as('isAssistant'),
      sql<string>`account.first_name || ' ' || account.last_name`.as('account'),
      sql<AccountType>`account.account_type`.as('accountType'),
    ])
    .where('key.ended_at', 'is', null)
    .where('key.ends_on', '>=', dayOf(now))
    .$if(accountId !== undefined, (query) => query.where('key.account_id', '=', accountId ?? 0))
    .$if(!ofTeam, (query) => query.where('account.account_type', '=', 'client'))
    .orderBy('key.id', 'desc')
    .limit(1000)
    .execute();
}

/** Inserts a key and returns its id. */
export async function insertKey(
  trx: Trx,
  key: {
    readonly accountId: number;
    readonly name: string;
    readonly scopes: readonly Scope[];
    readonly hash: Buffer;
    readonly endsOn: string;
  },
  now: Date,
): Promise<number> {
  return insertRow(trx, 'api_keys', {
    account_id: key.accountId,
    name: key.name,
    scopes: [...key.scopes],
    key_hash: key.hash,
    made_at: now,
    ends_on: key.endsOn,
  });
}

/** Whose key that is, locked until the transaction ends; undefined: it does not exist or has ended. */
export async function lockKey(trx: Trx, id: number) {
  return trx
    .selectFrom('api_keys as key')
    .innerJoin('accounts as account', 'account.id', 'key.account_id')
    .select([
      ...(['key.name', 'key.account_id as accountId'] as const),
      sql<AccountType>`account.account_type`.as('accountType'),
    ])
    .where('key.id', '=', id)
    .where('key.ended_at', 'is', null)
    .forUpdate('key')
    .executeTakeFirst();
}

export function updateKeyEnded(trx: Trx, id: number, by: number, now: Date) {
  return updateRows(trx, 'api_keys', { where: { id }, set: { ended_at: now, ended_by: by } });
}
