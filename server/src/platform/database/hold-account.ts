import { sql } from 'kysely';
import { logInAgain } from '../http/errors.ts';
import type { Db, Trx } from './db.ts';
import { accountOfAddress } from './merged-accounts.ts';
import { statement } from './statement.ts';

/**
 * Makes sure that an account is not erased, and keeps it from being erased until the transaction
 * ends: erasing takes a stronger lock of the same row. Take it before every other lock. Refuses 401
 * when the person was forgotten: their token has nobody to speak for.
 */
export async function holdAccount(trx: Trx, accountId: number): Promise<void> {
  if (!(await holdPerson(trx, accountId))) throw gone();
}

/**
 * As {@link holdAccount}, of anybody; says whether there is such a person, who was neither forgotten nor
 * found to be somebody else.
 */
export async function holdPerson(trx: Trx, accountId: number): Promise<boolean> {
  const row = await person(trx, accountId).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/** As {@link holdPerson}, of a client who was erased and may still owe something; says whether there is one. */
export async function holdErased(trx: Trx, accountId: number): Promise<boolean> {
  const row = await erased(trx, accountId).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/** Whether a client was erased. */
export async function isErased(db: Db | Trx, accountId: number): Promise<boolean> {
  const row = await erased(db, accountId).executeTakeFirst();
  return row !== undefined;
}

function erased(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('account_type', '=', 'client')
    .where('erased_at', 'is not', null)
    .where('merged_into', 'is', null);
}

/** Whether there is such a person at this moment. */
export async function isPerson(db: Db | Trx, accountId: number): Promise<boolean> {
  const row = await person(db, accountId).executeTakeFirst();
  return row !== undefined;
}

/** The account itself, or the one that it was merged into; undefined where there is none any more. */
export async function findKept(db: Db | Trx, accountId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(({ fn, ref }) => fn.coalesce('merged_into', ref('id')).as('id'))
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

function person(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null);
}

/**
 * As {@link holdAccount}, and under {@link lockClient} of the account, in one statement: for what is
 * decided by all that a client has.
 */
export async function holdClient(trx: Trx, accountId: number): Promise<void> {
  if (!(await holdClientOfOther(trx, accountId))) throw gone();
}

/**
 * As {@link holdClient}, for the client whom the desk books for; says whether there is one. Take it after
 * the account of who acts.
 */
export async function holdClientOfOther(trx: Trx, accountId: number): Promise<boolean> {
  return (await heldClients(trx, { accountId })).length > 0;
}

const heldClients = statement<{ readonly accountId: number }, { readonly id: number }>(
  (its) => `
  select id, pg_advisory_xact_lock(2, id) from accounts
  where id = ${its.accountId}::int and erased_at is null and merged_into is null for key share`,
);

/** Makes bookings and moves of one client wait for each other until the transaction ends. */
export async function lockClient(trx: Trx, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(2, ${accountId}::int)`.execute(trx);
}

/** As {@link holdAccount}, for the account that an address leads to; says whether there is one. */
export async function holdAccountOf(trx: Trx, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountOfAddress(email))
    .where('erased_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * As {@link holdAccount}, for the person whom another acts upon, such as the desk; erased or not,
 * for what is decided about them is looked at afterwards.
 */
export async function holdAccountOfOther(trx: Trx, accountId: number): Promise<void> {
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forKeyShare().execute();
}

/** For what only reads: refuses 401 when the account is erased at this moment. */
export async function refuseErased(db: Db, accountId: number): Promise<void> {
  if (!(await isPerson(db, accountId))) throw gone();
}

function gone(): Error {
  return logInAgain();
}
