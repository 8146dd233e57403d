import { defaultStudio } from '@limber/contract/terms/default-studio.ts';
import type { AccountType } from '@limber/contract/values.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { accountOfAddress } from '../../platform/database/merged-accounts.ts';
import { locksAfterMinutes, type SecondFactor } from '../../platform/database/staff-session.ts';
import type { Caller } from './device-rules.ts';

/** Who signs in with an e-mail address, and the studio's words for the mail. */
export async function findRecipient(db: Db, email: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('settings', (join) => join.onTrue())
    .where('accounts.id', '=', accountOfAddress(email))
    .select([
      'accounts.id as accountId',
      'accounts.language',
      'settings.brand',
      'settings.email as studioEmail',
      'settings.phone as studioPhone',
    ])
    .executeTakeFirst();
}

/** The studio's words for the mail to somebody who has no account by that address yet. */
export async function findStudioWords(db: Db | Trx) {
  const kept = await db
    .selectFrom('settings')
    .select(['brand', 'email', 'phone'])
    .executeTakeFirst();
  return kept ?? defaultStudio;
}

/** The id of the account that an e-mail address leads to. */
export async function findAccountId(db: Db, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountOfAddress(email))
    .executeTakeFirst();
  return row?.id;
}

/** Who was sent a link because this browser had asked for a code. */
export async function findEmailOfLink(
  db: Db,
  linkHash: Buffer,
  device: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('one_time_codes as code')
    .innerJoin('accounts as account', 'account.id', 'code.account_id')
    .where('code.link_hash', '=', linkHash)
    .where('code.device', '=', device)
    .select('account.email')
    .executeTakeFirst();
  return row?.email ?? undefined;
}

/** Adds a code, and deletes those of the account that are too old. */
export async function insertCode(
  trx: Trx,
  code: {
    account_id: number;
    device: string;
    address: string | null;
    code_hash: Buffer;
    link_hash: Buffer | null;
    /** The address that the account gets with it; left out: it was sent to the account's own. */
    claims?: string;
    expires_at: Date;
  },
  now: Date,
): Promise<void> {
  await trx
    .deleteFrom('one_time_codes')
    .where('account_id', '=', code.account_id)
    .where('expires_at', '<=', now)
    .execute();
  await trx.insertInto('one_time_codes').values(code).execute();
}

/**
 * An account's codes that belong to a caller, newest first, with the wrong tries of such callers:
 * those with their cookie and those without are counted apart.
 */
export async function listCodes(db: Db | Trx, email: string, caller: Caller) {
  return codesOf(db, email, caller).execute();
}

/** As {@link listCodes}, locked so that parallel tries are judged one after the other. */
export async function lockCodes(trx: Trx, email: string, caller: Caller) {
  return codesOf(trx, email, caller).forUpdate('code').execute();
}

function codesOf(db: Db | Trx, email: string, { device, address }: Caller) {
  return (
    db
      .selectFrom('one_time_codes as code')
      .innerJoin('accounts as account', 'account.id', 'code.account_id')
      .where('account.id', '=', accountOfAddress(email))
      // Those of a link to claim by are good there alone.
      .where('code.claims', 'is', null)
      .where(
        device.brought ? 'code.device' : 'code.address',
        '=',
        device.brought ? device.id : address,
      )
      .select([
        'code.id',
        'account.id as accountId',
        sql<AccountType>`account.account_type`.as('accountType'),
        'code.code_hash as codeHash',
        'code.link_hash as linkHash',
        'code.expires_at as expiresAt',
        `code.${triesOf(device)} as wrongTries`,
      ])
      .orderBy('code.id', 'desc')
  );
}

/** Counts a wrong try of each of these codes. */
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

/** Begins a session with its first refresh token, and forgets the account's sessions that are over. */
export async function insertSession(
  trx: Trx,
  session: {
    id: string;
    accountId: number;
    startedAt: Date;
    endsAt: Date;
    secondFactor: SecondFactor | null;
    deviceId: number | null;
  },
  token: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  await sql`
    with gone as (
      delete from sessions where account_id = ${session.accountId} and ends_at <= ${session.startedAt}
    ), begun as (
      insert into sessions
        (id, account_id, started_at, ends_at, second_factor, device_id, touched_at)
      values (${session.id}, ${session.accountId}, ${session.startedAt}, ${session.endsAt},
        ${session.secondFactor}, ${session.deviceId}, ${session.deviceId && session.startedAt})
    )
    insert into refresh_tokens (token_hash, session_id, expires_at)
    values (${token.hash}, ${session.id}, ${token.expiresAt})`.execute(trx);
}

/** A refresh token with its session, which is locked: of parallel refreshes one comes first. */
export async function lockSessionOf(trx: Trx, tokenHash: Buffer) {
  await trx
    .selectFrom('sessions')
    .innerJoin('refresh_tokens as token', 'token.session_id', 'sessions.id')
    .where('token.token_hash', '=', tokenHash)
    .select('sessions.id')
    .forUpdate('sessions')
    .execute();
  // Read after the lock is had, so that it sees what the one before has written.
  return trx
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .innerJoin('accounts as account', 'account.id', 'session.account_id')
    .where('token.token_hash', '=', tokenHash)
    .select((row) => [
      'session.id as sessionId',
      'session.ends_at as endsAt',
      'session.ended_at as endedAt',
      sql<SecondFactor | null>`session.second_factor`.as('secondFactor'),
      'session.device_id as deviceId',
      'session.touched_at as touchedAt',
      locksAfterMinutes.as('locksAfterMinutes'),
      'account.id as accountId',
      sql<AccountType>`account.account_type`.as('accountType'),
      'token.expires_at as expiresAt',
      'token.replaced_at as replacedAt',
      row
        .exists(
          row
            .selectFrom('refresh_tokens as child')
            .whereRef('child.parent_hash', '=', 'token.token_hash')
            .where('child.replaced_at', 'is not', null)
            .select('child.token_hash'),
        )
        .$castTo<boolean>()
        .as('hasGrandchildren'),
    ])
    .executeTakeFirst();
}

/** Gives a token a child; the first one replaces it. */
export async function insertChildToken(
  trx: Trx,
  child: { hash: Buffer; parentHash: Buffer; sessionId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await sql`
    with parent as (
      update refresh_tokens set replaced_at = coalesce(replaced_at, ${now})
      where token_hash = ${child.parentHash}
    )
    insert into refresh_tokens (token_hash, session_id, parent_hash, expires_at)
    values (${child.hash}, ${child.sessionId}, ${child.parentHash}, ${child.expiresAt})`.execute(
    trx,
  );
}

/** Ends the session of a refresh token, unless it has ended or the token is unknown. */
export async function updateSessionEnded(
  db: Db | Trx,
  tokenHash: Buffer,
  why: 'signed out' | 'token used twice',
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_why: why })
    .where('ended_at', 'is', null)
    .where('id', '=', (one) =>
      one.selectFrom('refresh_tokens').where('token_hash', '=', tokenHash).select('session_id'),
    )
    .execute();
}

/** Ends every running session of an account. */
export async function updateSessionsEnded(
  trx: Trx,
  accountId: number,
  why: 'address taken off',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: now, ended_why: why })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
}

/** The codes with which an account is signed in to. */
export async function deleteCodesOf(trx: Trx, accountId: number): Promise<void> {
  await trx
    .deleteFrom('one_time_codes')
    .where('account_id', '=', accountId)
    .where('claims', 'is', null)
    .execute();
}

/** A client to whom addresses of merged duplicates lead, locked against merging, erasing and signing in. */
export async function lockAddressed(trx: Trx, accountId: number) {
  return trx
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Frees an address that leads to an account; says whether it did. */
export async function updateAddressTakenOff(
  trx: Trx,
  accountId: number,
  email: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ email: null })
    .where('merged_into', '=', accountId)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes with a client which address was taken off, and by whom. */
export async function insertAddressTakenOff(
  trx: Trx,
  change: { accountId: number; actorId: number; email: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('account_changes')
    .values({
      account_id: change.accountId,
      actor_id: change.actorId,
      at: change.at,
      field: 'other_email',
      was: change.email,
      became: null,
    })
    .execute();
}

export async function deleteEndedCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute();
}

/**
 * Deletes sessions that are over, that nobody refreshed in time, or that were ended before
 * `endedBefore`, with their tokens.
 */
export async function deleteEndedSessions(db: Db, now: Date, endedBefore: Date): Promise<void> {
  await sql`
    delete from sessions
    where ends_at <= ${now} or ended_at <= ${endedBefore} or not exists (
      select from refresh_tokens where session_id = sessions.id and expires_at > ${now}
    )`.execute(db);
}

/** Deletes refresh tokens of running sessions that have expired, which are refused either way. */
export async function deleteEndedTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
}
