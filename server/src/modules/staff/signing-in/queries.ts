import type { AccountType } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { isFound, isWritten } from '../../../platform/database/result-of-a-statement.ts';
import { deleteRows, EMPTY, updateRows } from '../../../platform/database/rows-by-values.ts';
import { locksAfterMinutes, type SecondFactor } from '../../../platform/database/staff-session.ts';

/** A team member, their sign-in factors, and the state of their session. */
export async function findAtDesk(db: Db | Trx, sessionId: string) {
  return db
    .selectFrom('sessions as session')
    .innerJoin('accounts as account', 'account.id', 'session.account_id')
    .leftJoin('settings', (join) => join.onTrue())
    .where('session.id', '=', sessionId)
    .select((row) => [
      'account.id as accountId',
      'account.email',
      'account.first_name as firstName',
      'account.last_name as lastName',
      sql<AccountType>`account.account_type`.as('accountType'),
      sql<SecondFactor | null>`session.second_factor`.as('secondFactor'),
      'session.device_id as deviceId',
      'settings.brand',
      'settings.desk_reduction_percent as reductionPercent',
      'settings.cash_coin_fils as cashCoinMinor',
      locksAfterMinutes.as('locksAfterMinutes'),
      countOf('passkey').as('passkeys'),
      countOf('totp').as('totps'),
      countOf('pin').as('pins'),
      countOf('recovery').as('recoveryCodes'),
      row
        .selectFrom('staff_factors')
        .whereRef('account_id', '=', 'account.id')
        .where('kind', '=', 'totp')
        .where('confirmed_at', 'is not', null)
        .select('secret')
        .as('totpSealed'),
    ])
    .executeTakeFirst();
}

/** How many confirmed ones of a kind the account has. */
function countOf(kind: 'passkey' | 'totp' | 'pin' | 'recovery') {
  return sql<number>`(select count(*)::int from staff_factors
    where account_id = account.id and kind = ${sql.lit(kind)} and confirmed_at is not null)`;
}

/**
 * The authenticator app of an account. Ask under {@link lockStaff}, so that a code is good once.
 */
export async function findTotp(trx: Trx, accountId: number, confirmed: boolean) {
  return trx
    .selectFrom('staff_factors')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'totp')
    .where('confirmed_at', confirmed ? 'is not' : 'is', null)
    .select(['id', 'secret', 'last_step as lastStep'])
    .executeTakeFirst();
}

export function updateTotpUsed(trx: Trx, id: number, step: number, now: Date) {
  return updateRows(trx, 'staff_factors', {
    where: { id },
    set: {
      last_step: String(step),
      last_used_at: now,
      confirmed_at: sql`coalesce(confirmed_at, ${now})`,
    },
  });
}

/** Starts a new secret: an earlier unfinished one is deleted. */
export async function insertTotpToConfirm(
  trx: Trx,
  totp: { accountId: number; sealed: Buffer },
  now: Date,
): Promise<void> {
  await sql`
    insert into staff_factors (account_id, kind, secret, created_at)
    values (${totp.accountId}, 'totp', ${totp.sealed}, ${now})
    on conflict (account_id, kind) where confirmed_at is null
    do update set secret = excluded.secret, created_at = excluded.created_at
  `.execute(trx);
}

/** The earlier app is replaced by the one that is confirmed next. */
export async function deleteConfirmedTotp(trx: Trx, accountId: number): Promise<void> {
  await trx
    .deleteFrom('staff_factors')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'totp')
    .where('confirmed_at', 'is not', null)
    .execute();
}

/** Stores recovery codes, replacing earlier ones. */
export async function replaceRecoveryCodes(
  trx: Trx,
  accountId: number,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await deleteRows(trx, 'staff_factors', { account_id: accountId, kind: 'recovery' });
  const row = { account_id: accountId, kind: 'recovery', created_at: now, confirmed_at: now };
  await trx
    .insertInto('staff_factors')
    .values(hashes.map((secret) => ({ ...row, secret })))
    .execute();
}

/** Uses a recovery code up; false when none has this hash. */
export async function deleteRecoveryCode(
  trx: Trx,
  accountId: number,
  hash: Buffer,
): Promise<boolean> {
  return deleteRows(trx, 'staff_factors', {
    account_id: accountId,
    kind: 'recovery',
    secret: hash,
  });
}

/** Whether a confirmed app or passkey is there. */
export async function hasSecondFactor(db: Db | Trx, accountId: number): Promise<boolean> {
  return isFound(
    db
      .selectFrom('staff_factors')
      .where('account_id', '=', accountId)
      .where('kind', 'in', ['totp', 'passkey'])
      .where('confirmed_at', 'is not', null)
      .select('id'),
  );
}

/**
 * Makes setting up and giving one account's factors wait for each other, and for an erasure; its
 * role is read under it. Undefined: it is erased.
 */
export async function lockStaff(trx: Trx, accountId: number) {
  return trx
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .select(sql<AccountType>`account_type`.as('accountType'))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The session is signed in; at a counter it will lock itself. False when it is over. */
export async function updateSessionSignedIn(
  trx: Trx,
  sessionId: string,
  { secondFactor, deviceId }: { secondFactor: SecondFactor; deviceId: number | null },
  now: Date,
): Promise<boolean> {
  return updateRows(trx, 'sessions', {
    where: { id: sessionId, ended_at: EMPTY },
    set: {
      second_factor: secondFactor,
      device_id: deviceId,
      touched_at: deviceId === null ? null : now,
      challenge: null,
      challenge_until: null,
    },
  });
}

/** Allows the PIN again after a full sign-in. */
export async function updatePinForgiven(trx: Trx, accountId: number): Promise<void> {
  await trx
    .updateTable('staff_factors')
    .set({ wrong_tries: 0 })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'pin')
    .where('wrong_tries', '>', 0)
    .execute();
}

export async function upsertPin(
  trx: Trx,
  accountId: number,
  secret: Buffer,
  now: Date,
): Promise<void> {
  await sql`
    insert into staff_factors (account_id, kind, secret, created_at, confirmed_at)
    values (${accountId}, 'pin', ${secret}, ${now}, ${now})
    on conflict (account_id, kind) where kind in ('totp', 'pin') and confirmed_at is not null
    do update set secret = excluded.secret, created_at = excluded.created_at, wrong_tries = 0
  `.execute(trx);
}

export function updateChallenge(db: Db, sessionId: string, challenge: string, until: Date) {
  return updateRows(db, 'sessions', {
    where: { id: sessionId },
    set: { challenge, challenge_until: until },
  });
}

/**
 * Takes the challenge that a passkey was to sign; it is deleted, so it is valid once. Call it under
 * {@link lockStaff}.
 */
export async function takeChallenge(
  trx: Trx,
  sessionId: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ challenge: string }>`
    with asked as (
      select id, challenge, challenge_until from sessions where id = ${sessionId}
    )
    update sessions set challenge = null, challenge_until = null
    from asked where sessions.id = asked.id and asked.challenge_until > ${now}
    returning asked.challenge
  `.execute(trx);
  return rows[0]?.challenge;
}

export async function listPasskeys(db: Db | Trx, accountId: number) {
  const rows = await db
    .selectFrom('staff_factors')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'passkey')
    .select(['id', 'credential_id as credentialId', 'secret', 'sign_count as signCount'])
    .execute();
  return rows.map(({ credentialId, ...row }) => ({ ...row, credentialId: credentialId ?? '' }));
}

/** Keeps a passkey; false when somebody has it already. */
export async function insertPasskey(
  trx: Trx,
  passkey: { accountId: number; credentialId: string; publicKey: Buffer; signCount: number },
  now: Date,
): Promise<boolean> {
  return isWritten(
    trx
      .insertInto('staff_factors')
      .values({
        account_id: passkey.accountId,
        kind: 'passkey',
        secret: passkey.publicKey,
        credential_id: passkey.credentialId,
        sign_count: String(passkey.signCount),
        created_at: now,
        confirmed_at: now,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing()),
  );
}

export function updatePasskeyUsed(trx: Trx, id: number, signCount: number, now: Date) {
  return updateRows(trx, 'staff_factors', {
    where: { id },
    set: { sign_count: String(signCount), last_used_at: now },
  });
}
