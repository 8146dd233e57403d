import type { Scope } from '@limber/contract/software/scopes.ts';
import { IDLE_ASSISTANT_STAYS_DAYS } from '@limber/contract/terms/software/assistants.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { EMPTY, hasRow, updateRows } from '../../platform/database/rows-by-values.ts';

/** Whether the studio admits assistants. */
export async function areAdmitted(db: Db | Trx): Promise<boolean> {
  return hasRow(db, 'software_access', { assistants: true });
}

export async function insertAssistant(
  db: Db,
  { id, name, redirectUrls }: { id: string; name: string; redirectUrls: readonly string[] },
  now: Date,
): Promise<void> {
  await db
    .insertInto('assistants')
    .values({ id, name, redirect_urls: [...redirectUrls], made_at: now })
    .execute();
}

export async function findAssistant(db: Db | Trx, id: string) {
  return db
    .selectFrom('assistants')
    .select(['id', 'name', 'redirect_urls as redirectUrls'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What a person has allowed. */
export interface Allowed {
  readonly hash: Buffer;
  readonly assistantId: string;
  readonly accountId: number;
  readonly scopes: readonly Scope[];
  readonly redirectUrl: string;
  readonly challenge: string;
  readonly expiresAt: Date;
}

export async function insertCode(trx: Trx, allowed: Allowed): Promise<void> {
  await trx
    .insertInto('assistant_codes')
    .values({
      code_hash: allowed.hash,
      assistant_id: allowed.assistantId,
      account_id: allowed.accountId,
      scopes: [...allowed.scopes],
      redirect_url: allowed.redirectUrl,
      challenge: allowed.challenge,
      expires_at: allowed.expiresAt,
    })
    .execute();
}

/** A code with who gave it, locked, so that of two exchanges the second sees the first. */
export async function lockCode(trx: Trx, hash: Buffer) {
  return trx
    .selectFrom('assistant_codes as code')
    .innerJoin('assistants', 'assistants.id', 'code.assistant_id')
    .innerJoin('accounts as account', 'account.id', 'code.account_id')
    .select([
      ...(['code.assistant_id as assistantId', 'code.account_id as accountId'] as const),
      ...(['code.redirect_url as redirectUrl', 'code.challenge'] as const),
      ...(['code.expires_at as expiresAt', 'code.key_id as keyId', 'assistants.name'] as const),
      sql<Scope[]>`code.scopes`.as('scopes'),
      sql<AccountType>`account.account_type`.as('accountType'),
    ])
    .where('code.code_hash', '=', hash)
    .where('account.erased_at', 'is', null)
    .where('account.merged_into', 'is', null)
    .forUpdate('code')
    .executeTakeFirst();
}

export function updateCodeUsed(trx: Trx, hash: Buffer, keyId: number) {
  return updateRows(trx, 'assistant_codes', { where: { code_hash: hash }, set: { key_id: keyId } });
}

/** What an assistant holds: its present key, and what gives it the next one. */
interface Hashes {
  readonly keyHash: Buffer;
  readonly refreshHash: Buffer;
  readonly accessEndsAt: Date;
}

/** Lets an assistant in, and returns the id of its key. */
export async function insertAssistantKey(
  trx: Trx,
  {
    accountId,
    assistantId,
    name,
    scopes,
    endsOn,
    ...its
  }: Hashes & {
    readonly accountId: number;
    readonly assistantId: string;
    readonly name: string;
    readonly scopes: readonly Scope[];
    readonly endsOn: string;
  },
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('api_keys')
    .values({
      ...{ account_id: accountId, assistant_id: assistantId, name, scopes: [...scopes] },
      ...{ key_hash: its.keyHash, refresh_hash: its.refreshHash },
      ...{ access_ends_at: its.accessEndsAt, made_at: now, ends_on: endsOn },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The key that this refreshes, or refreshed before, locked. */
export async function lockRefreshed(trx: Trx, refreshHash: Buffer, today: string) {
  const { rows } = await sql<{
    readonly id: number;
    readonly assistantId: string;
    readonly accountId: number;
    readonly scopes: Scope[];
    readonly isFormer: boolean;
  }>`
    select id, assistant_id as "assistantId", account_id as "accountId", scopes,
      refresh_hash is distinct from ${refreshHash}::bytea as "isFormer"
    from api_keys
    where (refresh_hash = ${refreshHash}::bytea or former_refresh_hash = ${refreshHash}::bytea)
      and ended_at is null and ends_on >= ${today}::date
    for update`.execute(trx);
  return rows[0];
}

export async function updateRefreshed(trx: Trx, id: number, its: Hashes): Promise<void> {
  await sql`
    update api_keys set key_hash = ${its.keyHash}, former_refresh_hash = refresh_hash,
      refresh_hash = ${its.refreshHash}, access_ends_at = ${its.accessEndsAt}::timestamptz
    where id = ${id}::int`.execute(trx);
}

export async function updateEnded(trx: Trx, id: number, by: number | null, now: Date) {
  await updateRows(trx, 'api_keys', {
    where: { id, ended_at: EMPTY },
    set: { ended_at: now, ended_by: by },
  });
}

/** The id of what this key or refresh token belongs to, with its owner. */
export async function findByToken(trx: Trx, hash: Buffer) {
  return trx
    .selectFrom('api_keys')
    .select(['id', 'account_id as accountId', 'assistant_id as assistantId'])
    .where((row) => row.or([row('key_hash', '=', hash), row('refresh_hash', '=', hash)]))
    .where('assistant_id', 'is not', null)
    .executeTakeFirst();
}

/** Deletes codes that are over. */
export async function deleteEndedCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('assistant_codes').where('expires_at', '<=', now).execute();
}

/** Deletes assistants that nobody let in. */
export async function deleteIdleAssistants(db: Db, now: Date): Promise<void> {
  await sql`
    delete from assistants a
    where made_at < ${now}::timestamptz - ${IDLE_ASSISTANT_STAYS_DAYS}::int * interval '1 day'
      and not exists (select from api_keys where assistant_id = a.id)`.execute(db);
}
