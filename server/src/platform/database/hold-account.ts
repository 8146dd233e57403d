import { logInAgain } from '../http/errors.ts';
import type { Db, Trx } from './db.ts';

/**
 * Makes sure that an account is not erased, and keeps it from being erased until the transaction
 * ends: erasing takes a stronger lock of the same row. Take it before every other lock. Refuses 401
 * when the person was forgotten: their token has nobody to speak for.
 */
export async function holdAccount(trx: Trx, accountId: number): Promise<void> {
  const row = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw gone();
}

/** As {@link holdAccount}, for the account of an address; says whether there is one. */
export async function holdAccountOf(trx: Trx, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
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
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw gone();
}

function gone(): Error {
  return logInAgain();
}
