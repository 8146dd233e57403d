import type { AccountType } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { accountOfAddress } from '../../../platform/database/merged-accounts.ts';
import { oneValue } from '../../../platform/database/result-of-a-statement.ts';
import { deleteRows, EMPTY } from '../../../platform/database/rows-by-values.ts';
import type { Caller } from '../device-rules.ts';
import type { SignsInBy } from '../signs-in-by-rules.ts';

/** The address to which a link was sent because this browser had requested a code. */
export async function findEmailOfLink(
  db: Db,
  linkHash: Buffer,
  device: string,
): Promise<string | undefined> {
  return (
    (await oneValue(
      db
        .selectFrom('one_time_codes as code')
        .innerJoin('accounts as account', 'account.id', 'code.account_id')
        .where('code.link_hash', '=', linkHash)
        .where('code.device', '=', device)
        .select('account.email'),
    )) ?? undefined
  );
}

/** Inserts a code, and deletes the outdated ones of its account or number. */
export async function insertCode(
  trx: Trx,
  code: {
    /** Null: of a number that signs nobody in. */
    account_id: number | null;
    /** Of the number that it was asked for with; omitted: an address. */
    number_hash?: Buffer;
    device: string;
    address: string | null;
    code_hash: Buffer;
    link_hash: Buffer | null;
    /**
     * The address that the account gets with it; omitted: it was sent to the account's own address.
     */
    claims?: string;
    expires_at: Date;
  },
  now: Date,
): Promise<void> {
  await trx
    .deleteFrom('one_time_codes')
    .where((row) =>
      code.number_hash
        ? row('number_hash', '=', code.number_hash)
        : row('account_id', '=', code.account_id),
    )
    .where('expires_at', '<=', now)
    .execute();
  await trx.insertInto('one_time_codes').values(code).execute();
}

/**
 * The codes of an address or a number that belong to a caller, newest first, with the wrong attempts
 * of similar callers: attempts with and without the cookie are counted separately.
 */
export async function listCodes(db: Db | Trx, by: SignsInBy, caller: Caller) {
  return codesOf(db, by, caller).execute();
}

/** Like {@link listCodes}, locked so that parallel attempts are checked one after the other. */
export async function lockCodes(trx: Trx, by: SignsInBy, caller: Caller) {
  return codesOf(trx, by, caller).forUpdate('code').execute();
}

function codesOf(db: Db | Trx, by: SignsInBy, { device, address }: Caller) {
  return (
    db
      .selectFrom('one_time_codes as code')
      .leftJoin('accounts as account', 'account.id', 'code.account_id')
      .where((row) =>
        'email' in by
          ? row.and([
              row('code.account_id', '=', accountOfAddress(by.email)),
              row('code.number_hash', 'is', null),
            ])
          : row('code.number_hash', '=', by.numberHash),
      )
      // Codes for claiming by a link work only there.
      .where('code.claims', 'is', null)
      .where(
        device.brought ? 'code.device' : 'code.address',
        '=',
        device.brought ? device.id : address,
      )
      .select([
        'code.id',
        'account.id as accountId',
        sql<AccountType | null>`account.account_type`.as('accountType'),
        'code.code_hash as codeHash',
        'code.link_hash as linkHash',
        'code.expires_at as expiresAt',
        `code.${triesOf(device)} as wrongTries`,
      ])
      .orderBy('code.id', 'desc')
  );
}

/** Counts a wrong attempt for each of these codes. */
export async function updateWrongTries(
  trx: Trx,
  codeIds: readonly number[],
  { device }: Caller,
): Promise<void> {
  const tries = triesOf(device);
  await trx
    .updateTable('one_time_codes')
    .set((row) => ({ [tries]: row(tries, '+', 1) }))
    .where('id', 'in', codeIds)
    .execute();
}

function triesOf(device: Caller['device']) {
  return device.brought ? 'wrong_tries' : 'wrong_tries_by_address';
}

export async function deleteCodes(trx: Trx, codeIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('one_time_codes').where('id', 'in', codeIds).execute();
}

/** Deletes the codes for signing in to an account. */
export async function deleteCodesOf(trx: Trx, accountId: number): Promise<void> {
  await deleteRows(trx, 'one_time_codes', { account_id: accountId, claims: EMPTY });
}

export async function deleteEndedCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute();
}
