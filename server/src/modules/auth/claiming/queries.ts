import type { Db, Trx } from '../../../platform/database/db.ts';
import { oneValue } from '../../../platform/database/result-of-a-statement.ts';
import {
  deleteRows,
  EMPTY,
  hasRow,
  insertOrUpdateRow,
  updateRows,
} from '../../../platform/database/rows-by-values.ts';
import type { Caller } from '../device-rules.ts';

/** A client without an address, with what a sign-in link needs to know. */
export interface Claimed {
  readonly accountId: number;
  readonly firstName: string;
  readonly language: string;
  readonly expiresAt: Date;
}

/**
 * The account that a link's secret opens; undefined when the link is used, expired, replaced or
 * withdrawn.
 */
export async function findClaim(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<Claimed | undefined> {
  return claims(db, tokenHash, now).executeTakeFirst();
}

/** Like {@link findClaim}, locked against a second use, merging and erasure. */
export async function lockClaim(
  trx: Trx,
  tokenHash: Buffer,
  now: Date,
): Promise<Claimed | undefined> {
  // The account before its link, in the order of the desk when it creates or withdraws one.
  await claims(trx, tokenHash, now).forUpdate('account').execute();
  // Read after the lock, so that a concurrent change of the link is seen.
  return claims(trx, tokenHash, now).executeTakeFirst();
}

function claims(db: Db | Trx, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('account_claims as claim')
    .innerJoin('accounts as account', 'account.id', 'claim.account_id')
    .select([
      'account.id as accountId',
      'account.first_name as firstName',
      'account.language',
      'claim.expires_at as expiresAt',
    ])
    .where('claim.token_hash', '=', tokenHash)
    .where('claim.expires_at', '>', now)
    .where('account.email', 'is', null)
    .where('account.erased_at', 'is', null)
    .where('account.merged_into', 'is', null);
}

/** A client of the studio, locked; `email` null: they cannot sign in. */
export async function lockClientToClaim(trx: Trx, id: number) {
  return trx
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'language'])
    .where('id', '=', id)
    .where('account_type', '=', 'client')
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores a link in place of an earlier one. */
export async function upsertClaim(
  trx: Trx,
  claim: {
    account_id: number;
    token_hash: Buffer;
    made_by: number;
    made_at: Date;
    expires_at: Date;
  },
): Promise<void> {
  await insertOrUpdateRow(trx, 'account_claims', claim, ['account_id']);
}

/** When an account's link expires; undefined: it has none. */
export async function findClaimEnd(db: Db, accountId: number, now: Date) {
  return oneValue(
    db
      .selectFrom('account_claims')
      .select('expires_at')
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now),
  );
}

/** Deletes a link and the codes sent for it; returns whether there was one. */
export async function deleteClaimOf(trx: Trx, accountId: number): Promise<boolean> {
  await trx
    .deleteFrom('one_time_codes')
    .where('account_id', '=', accountId)
    .where('claims', 'is not', null)
    .execute();
  return deleteRows(trx, 'account_claims', { account_id: accountId });
}

/**
 * Codes sent to an address for a claim by one caller, newest first. Call it under {@link
 * lockClaim}.
 */
export async function listCodesOfClaim(
  trx: Trx,
  { accountId, email }: { accountId: number; email: string },
  { device, address }: Caller,
) {
  return trx
    .selectFrom('one_time_codes')
    .select((row) => [
      'id',
      'code_hash as codeHash',
      'expires_at as expiresAt',
      row.ref(device.brought ? 'wrong_tries' : 'wrong_tries_by_address').as('wrongTries'),
    ])
    .where('account_id', '=', accountId)
    .where('claims', '=', email)
    .where(device.brought ? 'device' : 'address', '=', device.brought ? device.id : address)
    .orderBy('id', 'desc')
    .execute();
}

/** Whether an address signs somebody in, or leads to an account. */
export async function isAddressTaken(db: Db | Trx, email: string): Promise<boolean> {
  return hasRow(db, 'accounts', { email });
}

/**
 * Gives an account its address; violates the constraint when somebody took it at the same moment.
 */
export function updateAddress(trx: Trx, accountId: number, email: string) {
  return updateRows(trx, 'accounts', { where: { id: accountId, email: EMPTY }, set: { email } });
}

/** Records the history of an account's link: created by the desk, or used. */
export async function insertClaimChanges(
  trx: Trx,
  changes: readonly {
    account_id: number;
    actor_id: number | null;
    at: Date;
    field: 'claim' | 'email';
    became: string | null;
  }[],
): Promise<void> {
  await trx
    .insertInto('account_changes')
    .values([...changes])
    .execute();
}

/** Deletes links that expired before an instant. */
export async function deleteOldClaims(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('account_claims').where('expires_at', '<=', before).execute();
}
