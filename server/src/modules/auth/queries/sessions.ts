import type { AccountType } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { EMPTY, updateRows } from '../../../platform/database/rows-by-values.ts';
import { locksAfterMinutes, type SecondFactor } from '../../../platform/database/staff-session.ts';

/** Starts a session with its first refresh token, and deletes the account's ended sessions. */
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

/**
 * A refresh token with its session, which is locked so that parallel refreshes run one after the
 * other.
 */
export async function lockSessionOf(trx: Trx, tokenHash: Buffer) {
  await trx
    .selectFrom('sessions')
    .innerJoin('refresh_tokens as token', 'token.session_id', 'sessions.id')
    .where('token.token_hash', '=', tokenHash)
    .select('sessions.id')
    .forUpdate('sessions')
    .execute();
  // Read after the lock, so that what the previous holder wrote is seen.
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

/** Gives a token a child; the first child replaces it. */
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

/** Ends the session of a refresh token, unless it has ended already or the token is unknown. */
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

/** Ends every open session of an account. */
export function updateSessionsEnded(
  trx: Trx,
  accountId: number,
  why: 'address taken off',
  now: Date,
) {
  return updateRows(trx, 'sessions', {
    where: { account_id: accountId, ended_at: EMPTY },
    set: { ended_at: now, ended_why: why },
  });
}

/**
 * Deletes sessions that have expired, were not refreshed in time, or were ended before
 * `endedBefore`, with their tokens.
 */
export async function deleteEndedSessions(db: Db, now: Date, endedBefore: Date): Promise<void> {
  await sql`
    delete from sessions
    where ends_at <= ${now} or ended_at <= ${endedBefore} or not exists (
      select from refresh_tokens where session_id = sessions.id and expires_at > ${now}
    )`.execute(db);
}

/** Deletes expired refresh tokens of open sessions; they are refused anyway. */
export async function deleteEndedTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
}
