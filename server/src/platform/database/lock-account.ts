import { sql } from 'kysely';
import { logInAgain } from '../http/errors.ts';
import { statement } from '../speed/prebuilt-statement.ts';
import type { Db, Trx } from './db.ts';
import { accountOfAddress } from './merged-accounts.ts';
import { oneValue } from './result-of-a-statement.ts';

/**
 * The state of an account. `erased`: of a client who may still owe something; `gone`: merged into
 * another, an erased team member, or never existed.
 */
export type AccountState = 'present' | 'erased' | 'gone';

interface Locking {
  /** Bookings and moves of the client wait for each other too. */
  readonly sessions?: boolean;
}

/**
 * Keeps the account of the person who acts from being erased or merged until the transaction ends:
 * those take a stronger lock of the same row. Take it before every other lock. Refuses 401 an
 * account that is erased or merged.
 */
export async function lockActor(trx: Trx, accountId: number, locking?: Locking): Promise<void> {
  if ((await lockAccount(trx, accountId, locking)) !== 'present') throw logInAgain();
}

/**
 * The same for anybody's account, by its id or by an address that leads to it; returns its state.
 * Take it after the actor's.
 */
export async function lockAccount(
  trx: Trx,
  whose: number | { readonly email: string },
  { sessions = false }: Locking = {},
): Promise<AccountState> {
  if (typeof whose === 'object') {
    const { rows } = await sql<LockedAccounts>`
      select ${sql.raw(STATE)} as state from accounts
      where id = ${accountOfAddress(whose.email)} for key share`.execute(trx);
    return stateOf(rows);
  }
  return stateOf(await (sessions ? lockWithSessions : lockRow)(trx, { accountId: whose }));
}

/**
 * The same for the accounts of a therapist, or of all. Records of changes name them, so they come
 * before the locks of their days and their row: erasing them takes the account first.
 */
export async function lockTherapistAccounts(trx: Trx, therapistId?: number): Promise<void> {
  await sql`
    select from accounts where id in (
      select account_id from therapists where id = coalesce(${therapistId ?? null}::int, id)
    ) order by id for key share`.execute(trx);
}

/** What became of an account, without a lock. */
export async function readAccountState(db: Db | Trx, accountId: number): Promise<AccountState> {
  return stateOf(await findState(db, { accountId }));
}

/** For what only reads: refuses 401 an account that is erased or merged at this moment. */
export async function refuseErased(db: Db, accountId: number): Promise<void> {
  if ((await readAccountState(db, accountId)) !== 'present') throw logInAgain();
}

/**
 * The account itself, or the one that it was merged into; undefined where there is none any more.
 */
export async function findStored(db: Db | Trx, accountId: number): Promise<number | undefined> {
  return oneValue(
    db
      .selectFrom('accounts')
      .select(({ fn, ref }) => fn.coalesce('merged_into', ref('id')).as('id'))
      .where('id', '=', accountId)
      .where('erased_at', 'is', null),
  );
}

interface LockedAccounts {
  readonly state: AccountState;
}

interface AccountsToLock {
  readonly accountId: number;
}

const STATE = `case when merged_into is not null then 'gone' when erased_at is null then 'present'
    when account_type = 'client' then 'erased' else 'gone' end`;

const findState = statement<AccountsToLock, LockedAccounts>(
  (its) => `
  select ${STATE} as state from accounts where id = ${its.accountId}::int`,
);

const lockRow = statement<AccountsToLock, LockedAccounts>(
  (its) => `
  select ${STATE} as state from accounts where id = ${its.accountId}::int for key share`,
);

const lockWithSessions = statement<AccountsToLock, LockedAccounts>(
  (its) => `
  select ${STATE} as state, pg_advisory_xact_lock(2, id) from accounts
  where id = ${its.accountId}::int for key share`,
);

function stateOf([found]: readonly LockedAccounts[]): AccountState {
  return found?.state ?? 'gone';
}
