import type { Gender } from '@limber/contract/values.ts';
import type { Db, Trx } from '../../platform/db.ts';

/** Writes a client's account and answers its row, or undefined when the e-mail is taken. */
export async function insertAccount(
  db: Db | Trx,
  account: {
    email: string;
    first_name: string;
    last_name: string;
    phone_number: string;
    gender: Gender;
    medical_issues_sealed: Buffer | null;
    goal: string;
    created_at: Date;
  },
) {
  return db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The account of an id, or undefined. */
export async function findAccount(db: Db | Trx, accountId: number) {
  return db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
}
